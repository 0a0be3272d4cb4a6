// Where skills are found in a tree, what they are called, and which wins.
// Long, because its tables are read as a whole.
import { describe, expect, it } from 'vitest'
import { MemorySource } from '../source/memory.ts'
import { discover } from './discover.ts'
import type { Root } from './places.ts'
import type { Order } from './precedence.ts'

type Files = ConstructorParameters<typeof MemorySource>[0]

async function commands(files: Files, roots: Root[], cwd?: string): Promise<string[]> {
  const found = await discover(new MemorySource(files), { roots, ...(cwd === undefined ? {} : { cwd }) })
  return found.filter(skill => skill.wins).map(skill => `${skill.command} ${skill.path}`)
}

const project: Root[] = [{ path: '', level: 'project' }]

describe('a project', () => {
  it('finds skills one directory deep and by the exact name', async () => {
    expect(
      await commands(
        {
          '.claude/skills/a/SKILL.md': 'x',
          '.claude/skills/flat.md': 'x',
          '.claude/skills/b/skill.md': 'x',
          '.claude/skills/c/deep/SKILL.md': 'x',
          '.claude/skills/Synced/SKILL.md': 'x',
          'node_modules/m/.claude/skills/n/SKILL.md': 'x',
        },
        project,
      ),
    ).toEqual(['/a .claude/skills/a/SKILL.md'])
  })

  it('finds commands, their directories in their names', async () => {
    expect(
      await commands({ '.claude/commands/fix.md': 'x', '.claude/commands/web/add.md': 'x' }, project),
    ).toEqual(['/fix .claude/commands/fix.md', '/web:add .claude/commands/web/add.md'])
  })

  it('goes from the working directory up, the nearer first, and not beside it', async () => {
    const files = {
      '.claude/skills/a/SKILL.md': 'x',
      'apps/.claude/skills/a/SKILL.md': 'x',
      'apps/web/.claude/skills/b/SKILL.md': 'x',
      'other/.claude/skills/c/SKILL.md': 'x',
    }
    expect(await commands(files, project, 'apps')).toEqual([
      '/a apps/.claude/skills/a/SKILL.md',
      '/b apps/web/.claude/skills/b/SKILL.md',
    ])
  })

  it('takes folders of skills one by one', async () => {
    const files = {
      'w/.claude/skills/deploy/SKILL.md': 'x',
      'w/apps/web/.claude/skills/deploy/SKILL.md': 'x',
      'v/.claude/skills/other/SKILL.md': 'x',
    }
    const paths = ['w/.claude/skills', 'w/apps/web/.claude/skills', 'v']
    expect(
      await commands(
        files,
        paths.map(path => ({ path, level: 'project' })),
      ),
    ).toEqual([
      '/deploy w/.claude/skills/deploy/SKILL.md',
      '/apps/web:deploy w/apps/web/.claude/skills/deploy/SKILL.md',
      '/other v/.claude/skills/other/SKILL.md',
    ])
  })

  it.each(['skills', 'my-skills', 'deploy'])('takes a folder %s as it is handed over', async folder => {
    const file = folder === 'deploy' ? 'deploy/SKILL.md' : `${folder}/deploy/SKILL.md`
    expect(await commands({ [file]: 'x' }, [{ path: folder, level: 'project' }])).toEqual([`/deploy ${file}`])
  })

  it('calls a document without a directory by its own name', async () => {
    expect(await commands({ 'SKILL.md': '---\nname: own\n---\n' }, project)).toEqual(['/own SKILL.md'])
    expect(await commands({ 'SKILL.md': 'x' }, project)).toEqual(['/skill SKILL.md'])
  })

  it('puts the directory before each of two nested skills of one name', async () => {
    const files = {
      'apps/api/.claude/skills/deploy/SKILL.md': 'x',
      'apps/web/.claude/skills/deploy/SKILL.md': 'x',
      'apps/web/.claude/commands/deploy.md': 'x',
    }
    expect(await commands(files, project)).toEqual([
      '/apps/api:deploy apps/api/.claude/skills/deploy/SKILL.md',
      '/apps/web:deploy apps/web/.claude/skills/deploy/SKILL.md',
    ])
  })

  it('says which directory a nested skill waits for', async () => {
    const source = new MemorySource({ 'apps/web/.claude/skills/b/SKILL.md': 'x' })
    const [found] = await discover(source, { roots: project })
    expect(found).toMatchObject({ command: '/b', nested: 'apps/web' })
  })

  it('takes a folder with a manifest as a plugin', async () => {
    const files = {
      '.claude/skills/kit/.claude-plugin/plugin.json': '{}',
      '.claude/skills/kit/skills/a/SKILL.md': 'x',
    }
    expect(await commands(files, project)).toEqual(['/kit:a .claude/skills/kit/skills/a/SKILL.md'])
  })
})

describe('a plugin', () => {
  const plugin: Root[] = [{ path: 'kit', level: 'plugin' }]

  it.each([
    ['its directory', { 'kit/skills/a/SKILL.md': 'x' }, '/kit:a kit/skills/a/SKILL.md'],
    [
      'its manifest',
      { 'kit/.claude-plugin/plugin.json': '{"name":"tools"}', 'kit/skills/a/SKILL.md': 'x' },
      '/tools:a kit/skills/a/SKILL.md',
    ],
    ['its own document', { 'kit/SKILL.md': '---\nname: one\n---\n' }, '/kit:one kit/SKILL.md'],
    [
      'a directory that the manifest names',
      {
        'kit/.claude-plugin/plugin.json': '{"skills":["./more","../out"]}',
        'kit/more/b/SKILL.md': 'x',
        'kit/SKILL.md': 'x',
      },
      '/kit:b kit/more/b/SKILL.md',
    ],
    ['a command', { 'kit/commands/go.md': 'x' }, '/kit:go kit/commands/go.md'],
    [
      'a broken manifest',
      { 'kit/.claude-plugin/plugin.json': '{', 'kit/SKILL.md': 'x' },
      '/kit:kit kit/SKILL.md',
    ],
  ])('by %s', async (_, files, expected) => {
    expect(await commands(files, plugin)).toEqual([expected])
  })
})

describe('precedence', () => {
  const levels = ['mcp', 'synced', 'bundled', 'project', 'personal', 'enterprise'] as const
  const files = Object.fromEntries(levels.map(level => [`${level}/deploy/SKILL.md`, 'x']))

  it.each([
    ['documented', ['enterprise', 'personal', 'project', 'bundled', 'synced']],
    ['chapter', ['enterprise', 'project', 'personal', 'bundled', 'synced']],
  ] satisfies [Order, string[]][])('%s', async (order, expected) => {
    const winners: string[] = []
    for (let left = [...levels]; left.length > 1; ) {
      const roots = left.map(level => ({ path: level, level }))
      const found = await discover(new MemorySource(files), { roots, order })
      const winner = found.find(skill => skill.command === '/deploy' && skill.wins)
      if (!winner) break
      winners.push(winner.level)
      left = left.filter(level => level !== winner.level)
    }
    expect(winners).toEqual(expected)
  })

  it('a personal command loses to a project’s skill', async () => {
    const found = await discover(
      new MemorySource({ 'h/.claude/commands/a.md': 'x', 'w/.claude/skills/a/SKILL.md': 'x' }),
      {
        roots: [
          { path: 'h', level: 'personal' },
          { path: 'w', level: 'project' },
        ],
      },
    )
    expect(found.map(skill => [skill.level, skill.wins])).toEqual([
      ['personal', false],
      ['project', true],
    ])
    expect(found[1]?.shadows).toEqual(['h/.claude/commands/a.md'])
  })
})

describe('symlinks', () => {
  it('are followed, and what they reach is there once', async () => {
    const files = {
      'shared/a/SKILL.md': 'x',
      '.claude/skills/a': { symlink: '../../shared/a' },
      '.claude/skills/b': { symlink: '../../shared/a' },
      '.claude/skills/out': { symlink: '../../../elsewhere' },
      '.claude/skills/loop': { symlink: 'loop' },
    }
    expect(await commands(files, project)).toEqual(['/a .claude/skills/a/SKILL.md'])
  })

  it('that go in circles end', async () => {
    const files = {
      '.claude/commands/go.md': 'x',
      '.claude/commands/a': { symlink: '.' },
      '.claude/commands/b': { symlink: '../commands' },
      'src/up': { symlink: '..' },
      'src/.claude/skills/s/SKILL.md': 'x',
    }
    expect(await commands(files, project)).toEqual([
      '/go .claude/commands/go.md',
      '/s src/.claude/skills/s/SKILL.md',
    ])
  })
})

describe('a labelled folder', () => {
  const skill = (path: string) => ({ [`${path}/SKILL.md`]: 'x' })

  it.each<[string, Root, Files, string[]]>([
    [
      'its .claude',
      { path: 'h', level: 'personal' },
      { ...skill('h/.claude/skills/a'), ...skill('h/b') },
      ['/a h/.claude/skills/a/SKILL.md'],
    ],
    ['its skills', { path: 'h', level: 'personal' }, skill('h/skills/a'), ['/a h/skills/a/SKILL.md']],
    [
      'the skills',
      { path: 'h/skills/', level: 'personal' },
      { ...skill('h/skills/a'), ...skill('h/skills/skills/b') },
      ['/a h/skills/a/SKILL.md'],
    ],
    [
      'its commands',
      { path: 'h', level: 'personal' },
      { 'h/commands/x/go.md': 'x' },
      ['/x:go h/commands/x/go.md'],
    ],
    [
      'the commands',
      { path: 'h/commands', level: 'personal' },
      { 'h/commands/go.md': 'x', 'h/commands/go.txt': 'x', 'h/commands/SKILL.md': 'x' },
      ['/go h/commands/go.md', '/commands h/commands/SKILL.md'],
    ],
    [
      'a folder that is not called commands',
      { path: 'h/other', level: 'personal' },
      { 'h/other/go.md': 'x' },
      [],
    ],
    [
      'the synced',
      { path: 's', level: 'synced' },
      { ...skill('s/synced'), ...skill('s/a') },
      ['/a s/a/SKILL.md', '/synced s/synced/SKILL.md'],
    ],
    [
      'no synced elsewhere',
      { path: 's', level: 'personal' },
      { ...skill('s/Synced'), ...skill('s/a') },
      ['/a s/a/SKILL.md'],
    ],
    [
      'a plugin among skills',
      { path: 'h', level: 'personal' },
      {
        'h/.claude/skills/kit/.claude-plugin/plugin.json': '{"name":"tools"}',
        ...skill('h/.claude/skills/kit'),
      },
      ['/kit:kit h/.claude/skills/kit/SKILL.md'],
    ],
    ['a server', { path: 'srv', level: 'mcp' }, skill('srv/a'), ['/mcp__srv__a srv/a/SKILL.md']],
    [
      'a named server',
      { path: 'srv', level: 'mcp', plugin: 'db' },
      skill('srv/a'),
      ['/mcp__db__a srv/a/SKILL.md'],
    ],
    ['a server at the top', { path: '', level: 'mcp' }, skill('a'), ['/mcp__server__a a/SKILL.md']],
    [
      'a named plugin',
      { path: 'kit', level: 'plugin', plugin: 'other' },
      skill('kit/skills/a'),
      ['/other:a kit/skills/a/SKILL.md'],
    ],
    [
      'a plugin at the top',
      { path: '', level: 'plugin' },
      skill('skills/a'),
      ['/plugin:a skills/a/SKILL.md'],
    ],
    [
      'the skills of a plugin',
      { path: 'kit/skills', level: 'plugin' },
      { ...skill('kit/skills/a'), ...skill('kit/skills/b') },
      ['/skills:a kit/skills/a/SKILL.md', '/skills:b kit/skills/b/SKILL.md'],
    ],
    [
      'a plugin with skills beside its document',
      { path: 'kit', level: 'plugin' },
      { ...skill('kit'), ...skill('kit/skills/a'), ...skill('kit/b') },
      ['/kit:a kit/skills/a/SKILL.md'],
    ],
    [
      'a plugin whose manifest names a skill itself',
      { path: 'kit', level: 'plugin' },
      {
        'kit/.claude-plugin/plugin.json': '{"skills":["./one"]}',
        ...skill('kit/one'),
        ...skill('kit/skills/a'),
      },
      ['/kit:a kit/skills/a/SKILL.md', '/kit:one kit/one/SKILL.md'],
    ],
    [
      'a manifest inside a plugin',
      { path: 'kit', level: 'plugin' },
      { ...skill('kit/skills/a'), 'kit/skills/a/.claude-plugin/plugin.json': '{"name":"inner"}' },
      ['/kit:a kit/skills/a/SKILL.md'],
    ],
  ])('gives %s', async (_, root, files, expected) => {
    expect(await commands(files, [root])).toEqual(expected)
  })

  it('says of each skill what it is, and where it was found', async () => {
    const source = new MemorySource({
      'w/.claude/skills/a/SKILL.md': 'x',
      'w/apps/.claude/skills/a/SKILL.md': 'x',
      'w/apps/web/.claude/commands/go.md': 'x',
      'w/.claude/skills/kit/.claude-plugin/plugin.json': '{}',
      'w/.claude/skills/kit/skills/k/SKILL.md': 'x',
    })
    const found = await discover(source, { roots: [{ path: 'w/.claude', level: 'project' }], cwd: 'w/apps' })
    expect(
      found.map(({ command, kind, level, plugin, dir, nested, depth, wins, shadowedBy, shadows }) => [
        [command, kind, level, plugin, dir, nested, depth],
        [wins, shadowedBy, shadows],
      ]),
    ).toEqual([
      [
        ['/a', 'skill', 'project', null, 'w/apps/.claude/skills/a', '', 0],
        [true, null, ['w/.claude/skills/a/SKILL.md']],
      ],
      [
        ['/a', 'skill', 'project', null, 'w/.claude/skills/a', '', 1],
        [false, 'w/apps/.claude/skills/a/SKILL.md', []],
      ],
      [
        ['/kit:k', 'skill', 'plugin', 'kit', 'w/.claude/skills/kit/skills/k', '', 1],
        [true, null, []],
      ],
      [
        ['/go', 'command', 'project', null, 'w/apps/web/.claude/commands', 'web', 0],
        [true, null, []],
      ],
    ])
  })

  it('is worked in from the uppermost of the projects, when nobody says from where', async () => {
    const files = {
      ...skill('w/.claude/skills/a'),
      ...skill('w/apps/web/.claude/skills/a'),
      ...skill('w/apps/web/x/.claude/skills/b'),
    }
    const roots: Root[] = ['w/apps/web/.claude', 'w/.claude'].map(path => ({ path, level: 'project' }))
    const found = await discover(new MemorySource(files), {
      roots: [{ path: '', level: 'personal' }, ...roots],
    })
    expect(found.map(({ command, nested }) => [command, nested])).toEqual([
      ['/apps/web:a', 'apps/web'],
      ['/b', 'apps/web/x'],
      ['/a', ''],
    ])
  })

  it('is a project of its own beside the working directory', async () => {
    const files = {
      ...skill('w/.claude/skills/a'),
      ...skill('wide/.claude/skills/b'),
      ...skill('wide/x/.claude/skills/c'),
    }
    const roots: Root[] = [
      { path: 'w', level: 'project' },
      { path: 'wide', level: 'project' },
    ]
    const found = await discover(new MemorySource(files), { roots, cwd: 'w' })
    expect(found.map(({ command, nested, depth }) => [command, nested, depth])).toEqual([
      ['/a', '', 0],
      ['/b', '', 0],
      ['/c', 'x', 0],
    ])
  })

  it('is searched below, but for what belongs to others', async () => {
    const nested = ['.git', 'node_modules', '.claude', '.github', 'src'].map(name =>
      skill(`${name}/.claude/skills/${name.replace('.', '')}`),
    )
    const found = await commands(Object.assign({}, ...nested), project)
    expect(found.map(each => each.split(' ')[0])).toEqual(['/github', '/src'])
  })

  it('is not searched in what is no project', async () => {
    const files = { ...skill('h/.claude/skills/a'), ...skill('h/x/.claude/skills/b') }
    expect(await commands(files, [{ path: 'h', level: 'personal' }])).toEqual([
      '/a h/.claude/skills/a/SKILL.md',
    ])
  })

  it('names the plugins of two levels apart', async () => {
    const files = { ...skill('k/skills/a'), ...skill('w/x/.claude/skills/a'), ...skill('w/.claude/skills/b') }
    const found = await commands(files, [
      { path: 'w', level: 'project' },
      { path: 'k', level: 'plugin' },
    ])
    expect(found.map(each => each.split(' ')[0])).toEqual(['/b', '/a', '/k:a'])
  })

  it('is read as UTF-8, what is none with a sign in its place, a mark at the start with all of its fields', async () => {
    const source = new MemorySource({
      'a/SKILL.md': new Uint8Array([0x61, 0xff, 0x62]),
      'b/SKILL.md': '\ufeff---\nmodel: x\n---\nBody.',
    })
    const found = await discover(source, { roots: project })
    expect(found.map(({ body, bodyFrom, model }) => [body, bodyFrom, model])).toEqual([
      ['a\ufffdb', 0, null],
      ['Body.', 18, 'x'],
    ])
  })

  it('is there once, where two labels reach it', async () => {
    const found = await commands(skill('h/skills/a'), [
      { path: 'h', level: 'personal' },
      { path: 'h/skills', level: 'project' },
    ])
    expect(found).toEqual(['/a h/skills/a/SKILL.md'])
  })

  it('is named by its directory only where a skill of its plugin has the same name', async () => {
    const files = {
      '.claude/skills/kit/.claude-plugin/plugin.json': '{}',
      ...skill('.claude/skills/kit/skills/a'),
      'apps/.claude/skills/tools/.claude-plugin/plugin.json': '{}',
      ...skill('apps/.claude/skills/tools/skills/b'),
    }
    const found = await commands(files, project)
    expect(found.map(each => each.split(' ')[0])).toEqual(['/kit:a', '/tools:b'])
  })

  it('is looked at for loose skills only where its .claude has none', async () => {
    const files = { ...skill('apps/.claude/skills/a'), ...skill('skills/b') }
    expect(await commands(files, project, 'apps')).toEqual(['/a apps/.claude/skills/a/SKILL.md'])
    expect(await commands(skill('skills/b'), project, 'apps')).toEqual(['/b skills/b/SKILL.md'])
  })

  it('of a plugin with a document of its own has no other skills', async () => {
    const files = { ...skill('kit'), ...skill('kit/b') }
    expect(await commands(files, [{ path: 'kit', level: 'plugin' }])).toEqual(['/kit:kit kit/SKILL.md'])
  })

  it('that the source does not have gives nothing', async () => {
    expect(
      await commands(skill('a'), [
        { path: 'nowhere', level: 'project' },
        { path: 'none', level: 'plugin' },
      ]),
    ).toEqual([])
  })
})
