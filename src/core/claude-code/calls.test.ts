// Who may call a skill, what a call returns, what a line starts, and what the context holds when.
// Long, because its tables are read as a whole.
import { describe, expect, it } from 'vitest'
import { MemorySource } from '../source/memory.ts'
import {
  callerMatrix,
  callers,
  forkNotes,
  invoke,
  listing,
  mini,
  openPoints,
  read,
  skillTool,
  skillToolResult,
  tiers,
  typed,
} from './claude-code.ts'
import type { Ranked } from './skill.ts'
import { ruleThatAllows } from './tool-rules.ts'

const skill = (dir: string, fields = '', body = 'Do $ARGUMENTS.') =>
  read(`---\n${fields}\n---\n${body}`, { dir })

describe('callers', () => {
  it('are the four of the matrix', () => {
    expect(callerMatrix.map(({ user, model, listed, dead }) => [user, model, listed, dead])).toEqual([
      [true, true, true, false],
      [false, true, true, false],
      [true, false, false, false],
      [false, false, false, true],
    ])
  })

  it('wait for a file where the skill has paths', () => {
    expect(callers(skill('a', 'paths: "*.ts"'))).toMatchObject({ model: true, listed: false })
  })

  it('of a fork get the chapter’s whitelist and the product’s grant', () => {
    expect(forkNotes(skill('a', 'allowed-tools: Read'))).toEqual([])
    const tools = forkNotes(skill('a', 'context: fork\nallowed-tools: Read')).find(
      note => note.what === 'Tools',
    )
    expect(tools?.product).toContain('not asked about: Read')
    expect(tools?.chapter).toBe('Only these: Read.')
  })
})

describe('the skill tool', () => {
  it('takes a name and arguments', () => {
    expect(skillTool([]).input_schema).toMatchObject({
      properties: { skill: {}, args: {} },
      required: ['skill'],
    })
    expect(skillTool([], 'chapter')).toMatchObject({
      name: 'skill',
      input_schema: { properties: { skill_name: {}, args: {} }, required: ['skill_name'] },
    })
  })

  it('answers the model', () => {
    const skills = [
      skill('a'),
      skill('b', 'disable-model-invocation: true'),
      skill('c', 'context: fork\nbackground: no'),
      skill('e', 'context: fork'),
    ]
    expect(skillToolResult(skills, 'a')).toBe('Launching skill: a')
    expect(skillToolResult(skills, 'b')).toMatch(/^Skill b cannot be used with Skill tool/)
    expect(skillToolResult(skills, 'c')).toMatch(/^Skill "c" completed \(forked execution\)\.\n\nResult:\n/)
    expect(skillToolResult(skills, 'e')).toContain('launched (forked execution, running in the background)')
    expect(skillToolResult(skills, 'd')).toBe('Unknown skill: d')
  })
})

describe('a typed line', () => {
  const skills = [
    skill('a'),
    skill('b'),
    skill('f', 'context: fork'),
    skill('hidden', 'user-invocable: false'),
  ]

  it.each([
    ['/a x', ['/a', 'x']],
    ['/a\tx', ['/a', 'x']],
    ['/a /b x', ['/a', 'x', '/b', 'x']],
    ['/a /f x', ['/a', '/f x']],
    ['/f /a x', ['/f', '/a x']],
    ['/a /nope x', ['/a', '/nope x']],
    ['/hidden x', []],
    [' /a x', []],
    ['please /a', []],
    ['/a  x  y ', ['/a', 'x  y ']],
    ['/a', ['/a', '']],
    ['/a\n/b', ['/a', '', '/b', '']],
    ['/ax', []],
    ['/', []],
    ['', []],
    [`${'/a '.repeat(8)}x`, [...Array(6).fill(['/a', '/a /a x']).flat()]],
  ])('%s', (line, expected) => {
    expect(typed(skills, line).flatMap(each => [each.skill.command, each.args])).toEqual(expected)
  })
})

it('starts a plugin’s skill by its bare name, where no other has it', () => {
  const kit = read('x', { dir: 'kit/skills/a', level: 'plugin', plugin: 'kit' })
  const bearer = (skills: Ranked[], line: string) => typed(skills, line)[0]?.skill.command
  expect(bearer([kit], '/kit:a x')).toBe('/kit:a')
  expect(bearer([kit], '/a x')).toBe('/kit:a')
  expect(bearer([kit, skill('a')], '/a x')).toBe('/a')
  expect(bearer([kit, skill('a', 'user-invocable: no')], '/a x')).toBeUndefined()
  expect(bearer([skill('b'), { ...kit, wins: false }, kit], '/a x')).toBe('/kit:a')
  expect(bearer([{ ...kit, wins: false }], '/a x')).toBeUndefined()
  expect(bearer([kit], '/b x')).toBeUndefined()
  expect(bearer([kit], 'xa')).toBeUndefined()
  expect(bearer([skill('null:a')], '/a')).toBeUndefined()
})

it('starts the one that wins of two with one name', () => {
  const [first, second] = [skill('a', '', 'first'), skill('a', '', 'second')]
  expect(
    typed(
      [
        { ...first, wins: false },
        { ...second, wins: true },
      ],
      '/a',
    )[0]?.skill.body,
  ).toBe('second')
  expect(typed([first, second], '/a')[0]?.skill.body).toBe('first')
})

describe('what allows a command', () => {
  it.each([
    ['gh pr diff', ['Bash(gh pr *)'], 'Bash(gh pr *)'],
    ['gh pr diff', ['Bash(gh:*)'], 'Bash(gh:*)'],
    ['gh pr diff', ['Read', 'Bash'], 'Bash'],
    ['gh', ['Bash(gh *)'], 'Bash(gh *)'],
    ['ghost', ['Bash(gh *)', 'Bash(gh:*)'], null],
    ['gh pr diff && rm x', ['Bash(gh *)'], null],
    ['gh pr diff', ['Bash(* diff)'], 'Bash(* diff)'],
    ['gh pr diff', ['Bash(gh*pr*diff)'], 'Bash(gh*pr*diff)'],
    ['gh', ['Bash(gh*gh)'], null],
    ['gh pr diff', ['Read'], null],
  ])('%s by %j', (command, rules, expected) => {
    expect(ruleThatAllows(command, rules, 'bash')).toBe(expected)
  })
})

describe('by where a skill comes from', () => {
  const env = { skillDir: '/s', projectDir: '/p', sessionId: 'id', baseDirectory: null }
  const variables = ['SKILL_DIR', 'PROJECT_DIR', 'SESSION_ID', 'PLUGIN_ROOT'].map(
    name => `$\{CLAUDE_${name}}`,
  )
  const body = `${variables.join(' ')} !\`ls\` @a.md`

  it.each([
    ['project', `/s /p id ${variables[3]}`, 1, 1],
    ['plugin', '/s /p id /k', 1, 1],
    ['synced', `/s ${variables[1]} ${variables[2]} ${variables[3]}`, 0, 0],
    ['mcp', `${variables[0]} /p id ${variables[3]}`, 0, 0],
  ] as const)('%s', (level, expected, commands, attachments) => {
    const done = invoke(read(body, { dir: 'a', level }), '', { ...env, pluginRoot: '/k' })
    expect(done.text).toBe(`${expected} !\`ls\` @a.md`)
    expect([done.commands.length, done.attachments.length]).toEqual([commands, attachments])
  })

  it.each([
    ['project', true],
    ['plugin', true],
    ['bundled', false],
    ['enterprise', false],
  ] as const)('%s: a policy withholds commands: %s', (level, withheld) => {
    const done = invoke(read('!`ls`', { level }), '', { ...env, disableSkillShellExecution: true })
    expect(done.text.startsWith('[shell')).toBe(withheld)
  })

  it('has a first line, but for a flat command and where it is left out', () => {
    const line = 'Base directory for this skill: /s\n\n'
    expect(invoke(read('x'), '', { skillDir: '/s' }).text).toBe(`${line}x`)
    expect(invoke(read('x'), '', { skillDir: '/s', baseDirectory: '/b' }).text).toContain('skill: /b\n\n')
    expect(invoke(read('x', { kind: 'command' }), '', { skillDir: '/s' }).text).toBe('x')
  })
})

it('puts the directories of a plugin into its Bash rules', () => {
  const rules = `---\nallowed-tools: Bash(\${CLAUDE_PLUGIN_ROOT}/run.sh:*), Read(\${CLAUDE_PLUGIN_ROOT})\n---\n`
  const env = { skillDir: 's', pluginRoot: '/k' }
  const of = (level: 'plugin' | 'project') => invoke(read(rules, { level }), '', env).allowedTools[0]
  expect([of('plugin'), of('project')]).toEqual([
    'Bash(/k/run.sh:*)',
    `Bash(\${CLAUDE_PLUGIN_ROOT}/run.sh:*)`,
  ])
})

describe('commands and files', () => {
  it('are told apart, judged, and marked where an argument is in them', () => {
    const text = 'allowed-tools: Bash(gh *)'
    const { commands } = invoke(skill('a', text, '!`gh pr view $0`\n!`ls`\n```\n!`pwd`\n```'), '7', {
      skillDir: '/s',
    })
    expect(
      commands.map(({ rule, allowedBy, fromArgument, inExample }) => [
        rule,
        allowedBy,
        fromArgument,
        inExample,
      ]),
    ).toEqual([
      ['Bash(gh pr view 7)', 'Bash(gh *)', true, false],
      ['Bash(ls)', null, false, false],
      ['Bash(pwd)', null, false, true],
    ])
  })

  it.each([
    ['See @README.md.', ['README.md']],
    ['(@src/a.ts), @$' + '{CLAUDE_SKILL_DIR}/role.md', ['src/a.ts', '/s/role.md']],
    ['@Übersicht.md', ['Übersicht.md']],
    ['me@example.org and @ alone, @$ too', []],
  ])('%s', (body, expected) => {
    expect(invoke(skill('a', '', body), '', { skillDir: '/s' }).attachments.map(file => file.path)).toEqual(
      expected,
    )
  })
})

describe('the listing', () => {
  it('leaves out what the model may not know, the shadowed, and what waits for a file', () => {
    const skills = [
      skill('a'),
      skill('b', 'disable-model-invocation: yes'),
      skill('c', 'paths: "*.ts"'),
      skill('a', 'name: other'),
      { ...skill('d'), wins: false },
      skill('e', 'user-invocable: no'),
    ]
    expect(listing(skills).entries.map(entry => entry.name)).toEqual(['a', 'e'])
  })

  it('keeps the order of equals, and skips what does not fit for what does', () => {
    const skills = ['a', 'b', 'c'].map(name =>
      skill(name, `description: ${name === 'a' ? 'long '.repeat(9) : 'short'}`),
    )
    expect(listing(skills, { override: 20 }).dropped).toEqual(['a', 'c'])
  })

  it('does not cut a character in half', () => {
    expect(listing([skill('a', 'description: 😀😀')], { cap: 3 }).lines).toEqual(['- a: 😀'])
  })

  it.each([{ window: -1 }, { fraction: 0 }, { fraction: 2 }, { override: 0 }])(
    'has a default for %j',
    options => {
      expect(listing([], options).budget).toBe(8_000)
    },
  )
})

describe('tiers', () => {
  it('tell what is in the context when', () => {
    const text = 'x'.repeat(30_000)
    const found = tiers(skill('a', 'description: d'), text, [{ path: 'b', size: 100 }])
    expect(found.map(({ when, size, tokens }) => [when, size, tokens])).toEqual([
      ['start', 6, 2],
      ['invoked', 30_000, 7_500],
      ['on demand', 100, 25],
      ['after compaction', 20_000, 5_000],
    ])
  })
})

describe('step 9', () => {
  const source = new MemorySource({
    'README.md': 'secret',
    '.mini-skills/commit.md': ' Commit. ',
    '.mini-skills/sub/x.md': 'Sub.',
    '.mini-skills/link.md': { symlink: '../README.md' },
  })

  it.each([
    ['/commit', 'Commit.'],
    ['/commit  a ', 'Commit.\n\na'],
    ['/sub/x', 'Sub.'],
    ['/../README', null],
    ['/sub/../../README', null],
    ['/link', null],
    ['/nope', null],
    ['commit', null],
    ['/', null],
  ])('%s', async (input, expected) => {
    expect(await mini.resolveSkill(source, input)).toBe(expected)
  })
})

describe('mini', () => {
  it('reads a typed line', () => {
    const skills = [mini.parseSkill('Do $ARGUMENTS', 'user', 's/a')]
    expect(mini.typedSkill(skills, ' /a  x y ')?.args).toBe(' x y')
    expect(mini.typedSkill(skills, '/a\tx')).toBeNull()
    expect(mini.typedSkill([mini.parseSkill('x', 'user', 's/plan')], '/plan')).toBeNull()
    expect(mini.executeSkill(skills, 'a', '$&')).toEqual({ prompt: 'Do $&', context: 'inline' })
  })

  it('puts the directory in for a variable that was typed', () => {
    const one = { promptTemplate: '$ARGUMENTS', skillDir: '/s' }
    expect(mini.resolveSkillPrompt(one, `\${CLAUDE_SKILL_DIR}`)).toBe('/s')
  })
})

it('each open point has a name of its own', () => {
  expect(new Set(openPoints.map(point => point.id)).size).toBe(openPoints.length)
})
