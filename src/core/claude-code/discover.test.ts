// Where skills are found in a tree, what they are called, and which wins.
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
