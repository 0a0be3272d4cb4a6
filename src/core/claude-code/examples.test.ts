// The worked examples of what Claude Code and the chapter do, each under its number; long, since all 65 stand here.
import { describe, expect, it } from 'vitest'
import { MemorySource } from '../source/memory.ts'
import { discover, invoke, listing, mini, read, splitRules, typed, usageScore } from './claude-code.ts'
import { commandsIn } from './commands.ts'
import { putPathsInRules } from './variables.ts'

const bare = { skillDir: '/s', baseDirectory: null }

/** The text that a body becomes, without its first line. */
function textOf(body: string, args: string, fields = '') {
  return invoke(read(`---\n${fields}\n---\n${body}`, { dir: 'x' }), args, bare).text
}

const appended = (args: string) => `\n\nARGUMENTS: ${args}`

describe('invoke', () => {
  it.each([
    [
      1,
      'Fix GitHub issue $ARGUMENTS following our coding standards.',
      '123',
      '',
      'Fix GitHub issue 123 following our coding standards.',
    ],
    [
      2,
      'Migrate the $0 component from $1 to $2.',
      'SearchBar React Vue',
      '',
      'Migrate the SearchBar component from React to Vue.',
    ],
    [3, '$ARGUMENTS[0]/$ARGUMENTS[2]', 'a b c', '', 'a/c'],
    [4, '$0, $1', '"hello world" second', '', 'hello world, second'],
    [5, '[$ARGUMENTS]', '"hello world" second', '', '["hello world" second]'],
    [6, 'pos0=[$0] pos1=[$1] pos2=[$2]', 'one two', '', 'pos0=[one] pos1=[two] pos2=[$2]'],
    [
      7,
      'Fix $issue on $branch ($other)',
      '42 hotfix',
      'arguments: [issue, branch]',
      'Fix 42 on hotfix ($other)',
    ],
    [8, 'Fix $issue on [$branch]', '42', 'arguments: [issue, branch]', 'Fix 42 on []'],
    [
      9,
      'Fix $issue on $branch ($other)',
      '42 hotfix',
      'arguments: issue branch',
      'Fix 42 on hotfix ($other)',
    ],
    [10, 'Do it', 'x y', '', 'Do it\n\nARGUMENTS: x y'],
    [11, 'Do it', '', '', 'Do it'],
    [12, "awk '{print $1}' $2 head -1", 'SOLO', '', `awk '{print $1}' $2 head -1${appended('SOLO')}`],
    [13, 'Cost $0.01; $1.2M; $200K', 'ARGZERO ARGONE', '', 'Cost ARGZERO.01; ARGONE.2M; $200K'],
    [14, "```bash\nawk '!seen[$0]++'\n```", 'A', '', "```bash\nawk '!seen[A]++'\n```"],
    [15, '\\$1.00 $0', 'a b', '', '$1.00 a'],
    [16, '\\\\$1', 'a b', '', '\\\\b'],
    [17, '\\$HOME $0', 'a', '', '\\$HOME a'],
    [18, '\\$' + '{CLAUDE_SKILL_DIR}', '', '', '\\/s'],
    [19, '=B5*(1+$B$6)', 'build a three statement model for fiscal', '', '=B5*(1+$Bfiscal)'],
    [20, '$1M', 'a b', '', `$1M${appended('a b')}`],
    [21, '$issues $issue', '42', 'arguments: issue', '$issues 42'],
    [23, 'a $ARGUMENTS b', '', '', 'a  b'],
    [24, `\${ARGUMENTS}`, 'x', '', `$\{ARGUMENTS}${appended('x')}`],
  ])('%i: %s with %s', (_, body, args, fields, expected) => {
    expect(textOf(body, args, fields)).toBe(expected)
  })

  it('22: a placeholder typed as an argument is not put in again; by position it comes out as typed (a choice)', () => {
    expect(textOf('$ARGUMENTS / $0', '$0 lit')).toBe('$0 lit / $0')
  })

  it('25: a plugin’s variable stays in a project’s skill', () => {
    const skill = read(`\${CLAUDE_PLUGIN_ROOT}`, { dir: 'x', level: 'project' })
    expect(invoke(skill, '', { ...bare, pluginRoot: '/p' }).text).toBe(`\${CLAUDE_PLUGIN_ROOT}`)
  })

  it('26: a Bash rule holds the skill’s absolute directory', () => {
    const text = '---\nallowed-tools: Bash($' + '{CLAUDE_SKILL_DIR}/scripts/render.sh *)\n---\n'
    const rule = 'Bash(/home/me/.claude/skills/render-chart/scripts/render.sh *)'
    const skillDir = '/home/me/.claude/skills/render-chart'
    expect(read(text, { dir: skillDir }).allowedTools).toEqual([rule])
    expect(invoke(read(text, { dir: 'render-chart' }), '', { skillDir }).allowedTools).toEqual([rule])
    expect(putPathsInRules(['Read'], { skillDir }, null)).toEqual(['Read'])
  })

  it.each([
    [27, '- PR: !`gh pr diff`', ['gh pr diff']],
    [28, 'KEY=!`cmd`', []],
    [29, '```md\n- !`gh pr diff`\n```', ['gh pr diff']],
    [30, '- `!` force unwrap\n- `as!`', []],
    [31, '```!\nnode -v\nnpm -v\n```', ['node -v\nnpm -v']],
  ])('%i: the commands of %j', (_, body, expected) => {
    expect(commandsIn(body).map(found => found.command)).toEqual(expected)
    expect(invoke(read(body), '', bare).commands.map(command => command.command)).toEqual(expected)
  })

  it('32: a policy puts its notice in the place of every command', () => {
    const skill = read('PR: !`gh pr diff`.', { dir: 'x', level: 'project' })
    const done = invoke(skill, '', { ...bare, disableSkillShellExecution: true })
    expect(done.text).toBe('PR: [shell command execution disabled by policy].')
    expect(done.spans.map(span => span.text).join('')).toBe(done.text)
  })

  it('33: arguments are in the command before it would run', () => {
    const { commands } = invoke(read('!`set -- $ARGUMENTS`'), "it's", bare)
    expect(commands.map(command => command.command)).toEqual(["set -- it's"])
  })
})

describe('discover', () => {
  const skill = (fields = '') => `---\n${fields}\n---\nDo it.`

  it('34: the directory is the command, the name its label', async () => {
    const source = new MemorySource({ '.claude/skills/deploy-staging/SKILL.md': skill('name: Fancy') })
    const [found] = await discover(source, { roots: [{ path: '', level: 'project' }] })
    expect(found).toMatchObject({ command: '/deploy-staging', label: 'Fancy' })
  })

  it('35: in a plugin the name is the command’s last part', async () => {
    const source = new MemorySource({ 'my-plugin/skills/review/SKILL.md': skill('name: fancy') })
    const [found] = await discover(source, { roots: [{ path: 'my-plugin', level: 'plugin' }] })
    expect(found?.command).toBe('/my-plugin:fancy')
  })

  it.each([
    ['documented', 'home/.claude/skills/deploy/SKILL.md'],
    ['chapter', 'work/.claude/skills/deploy/SKILL.md'],
  ] as const)('36: personal and project, in the %s order', async (order, winner) => {
    const source = new MemorySource({
      'home/.claude/skills/deploy/SKILL.md': skill(),
      'work/.claude/skills/deploy/SKILL.md': skill(),
    })
    const roots = [
      { path: 'work', level: 'project' },
      { path: 'home', level: 'personal' },
    ] as const
    const found = await discover(source, { roots, order })
    expect(found.filter(each => each.wins).map(each => each.path)).toEqual([winner])
    expect(found.find(each => !each.wins)?.shadowedBy).toBe(winner)
  })

  it('37: a nested skill whose name is taken has its directory before it', async () => {
    const source = new MemorySource({
      '.claude/skills/deploy/SKILL.md': skill(),
      'apps/web/.claude/skills/deploy/SKILL.md': skill(),
    })
    const found = await discover(source, { roots: [{ path: '', level: 'project' }] })
    expect(found.map(each => each.command)).toEqual(['/deploy', '/apps/web:deploy'])
    expect(found.every(each => each.wins)).toBe(true)
  })

  it('38: a skill wins over a command', async () => {
    const source = new MemorySource({
      '.claude/commands/deploy.md': skill(),
      '.claude/skills/deploy/SKILL.md': skill(),
    })
    const found = await discover(source, { roots: [{ path: '', level: 'project' }] })
    expect(found.filter(each => each.wins).map(each => each.kind)).toEqual(['skill'])
  })
})

describe('read', () => {
  it('39: rules in any spelling, also mixed', () => {
    const rules = ['Bash(git add *)', 'Bash(git commit *)', 'Read']
    expect(splitRules('Bash(git add *) Bash(git commit *), Read')).toEqual(rules)
    expect(read('---\nallowed-tools: Bash(git add *) Bash(git commit *), Read\n---\n').allowedTools).toEqual(
      rules,
    )
  })

  it('46: YES disables the model', () => {
    expect(read('---\ndisable-model-invocation: YES\n---\n').disableModelInvocation).toBe(true)
  })

  it('48: an unquoted colon loses all fields (a choice); the chapter keeps the text', () => {
    const text = '---\ndescription: Foo: bar\n---\nBody.'
    expect(read(text)).toMatchObject({ description: 'Body.', lost: { keys: ['description'] } })
    expect(mini.parseFrontmatter(text).meta.description).toBe('Foo: bar')
  })
})

describe('listing', () => {
  const commit = read(
    '---\ndescription: Create a git commit\nwhen_to_use: When the user says commit\n---\n',
    { dir: 'commit' },
  )
  const big = read(`---\ndescription: ${'b'.repeat(200)}\n---\n`, { dir: 'big' })
  const small = read('---\ndescription: tiny\n---\n', { dir: 'small' })
  const debug = read('---\ndescription: Bundled debugger\n---\n', { dir: 'debug', level: 'bundled' })

  it('40: description and when to use on one line', () => {
    const { lines } = listing([commit])
    expect(lines).toEqual(['- commit: Create a git commit - When the user says commit'])
    expect(lines[0]).toHaveLength(57)
  })

  it.each([
    [{ window: 200_000 }, 8_000],
    [{ window: 1_000_000 }, 40_000],
    [{ window: 200_000, fraction: 0.02 }, 16_000],
    [{ window: 200_000, override: 30_000 }, 30_000],
  ])('41: the budget of %j', (options, budget) => {
    expect(listing([], options).budget).toBe(budget)
  })

  it.each([
    [1_000, []],
    [120, ['big']],
    [80, ['commit', 'big']],
    [40, ['commit', 'big', 'small']],
  ])('42: what a budget of %i drops', (override, dropped) => {
    const uses = { commit: { count: 5, daysAgo: 0 }, big: { count: 9, daysAgo: 0 } }
    const done = listing([commit, big, small, debug], { override, uses })
    expect(done.dropped).toEqual(dropped)
    expect(done.lines.at(-1)).toBe('- debug: Bundled debugger')
    if (override === 1_000) expect(done.size).toBe(305)
  })

  it('43: uses fade', () => {
    expect([
      usageScore(100, 60),
      usageScore(12, 0),
      usageScore(1, 7),
      usageScore(0, 0),
      usageScore(10, 365),
    ]).toEqual([10, 12, 0.5, 0, 1])
  })

  it.each([
    [600, 250],
    [300, 136],
    [60, null],
  ])(
    '44: the older algorithm at %i characters; the names’ own length is taken off first (a choice)',
    (override, kept) => {
      const long = (dir: string) => read(`---\ndescription: ${'x'.repeat(300)}\n---\n`, { dir })
      const { lines } = listing([long('a'), long('b'), debug], { override, algorithm: 'three-stage' })
      const line = (name: string) => (kept === null ? `- ${name}` : `- ${name}: ${'x'.repeat(kept)}`)
      expect(lines).toEqual([line('a'), line('b'), '- debug: Bundled debugger'])
    },
  )

  it('45: a text is cut at 1,536', () => {
    const skill = read(`---\ndescription: ${'x'.repeat(2_000)}\n---\n`, { dir: 'a' })
    expect(listing([skill]).lines).toEqual([`- a: ${'x'.repeat(1_536)}`])
  })

  it('47: stacked commands each get what follows the last', () => {
    const skills = ['write-tests', 'fix-issue'].map(dir => read('Take $ARGUMENTS.', { dir }))
    expect(typed(skills, '/write-tests /fix-issue 123').map(each => [each.skill.command, each.args])).toEqual(
      [
        ['/write-tests', '123'],
        ['/fix-issue', '123'],
      ],
    )
  })
})

describe('mini', () => {
  const file = (...lines: string[]) => lines.join('\n')

  it('49: the two groups', async () => {
    const source = new MemorySource({
      'home/.claude/skills/only-user/SKILL.md': file('---', 'name: only-user', 'description: ou', '---', 'x'),
      'work/.claude/skills/zdir/SKILL.md': file(
        '---',
        'name: other-name',
        'description: d',
        'user-invocable: false',
        'when-to-use: hyphen',
        '---',
        'x',
      ),
    })
    const skills = await mini.discoverSkills(source, { home: 'home', cwd: 'work' })
    expect(mini.buildSkillDescriptions(skills)).toBe(
      file(
        '# Available Skills',
        '',
        'User-invocable skills (user types /<name> to invoke):',
        '- **/only-user**: ou',
        '',
        'Auto-invocable skills (use the skill tool when appropriate):',
        '- **other-name**: d',
        '  When to use: hyphen',
        '',
        'To invoke a skill programmatically, use the `skill` tool with the skill name and optional arguments.',
      ),
    )
  })

  it.each([
    [50, file('---', 'name: "a"', '---', 'x'), { name: '"a"' }, 'x'],
    [
      51,
      file('---', 'description: >-', '  hello', '  world: yes', '---'),
      { description: '>-', world: 'yes' },
      '',
    ],
    [52, file('---', 'name: a', 'body'), {}, file('---', 'name: a', 'body')],
    [53, file('', '---', 'name: a', '---', 'x'), {}, file('', '---', 'name: a', '---', 'x')],
    [54, `\ufeff${file('---', 'name: a', '---', 'x')}`, { name: 'a' }, 'x'],
  ])('%i: reads %j', (_, text, meta, body) => {
    expect(mini.parseFrontmatter(text)).toEqual({ meta, body })
  })

  const skillOf = (fields: string, body = 'x') =>
    mini.parseSkill(`---\n${fields}\n---\n${body}`, 'project', '/s/a')

  it('55: a list that is no JSON', () => {
    expect(skillOf('allowed-tools: [read_file, grep_search]').allowedTools).toEqual([
      'read_file',
      'grep_search',
    ])
  })

  it('56: spaces part no tools', () => {
    expect(skillOf('allowed-tools: Read Grep Bash(git add *)').allowedTools).toEqual([
      'Read Grep Bash(git add *)',
    ])
  })

  it('57: other words are not false and not fork', () => {
    expect(skillOf('user-invocable: no\ncontext: Fork')).toMatchObject({
      userInvocable: true,
      context: 'inline',
    })
  })

  it('58: the project’s takes the user’s place', async () => {
    const source = new MemorySource({
      'h/.claude/skills/a/SKILL.md': 'user',
      'h/.claude/skills/b/SKILL.md': 'user',
      'w/.claude/skills/a/SKILL.md': 'project',
    })
    const skills = await mini.discoverSkills(source, { home: 'h', cwd: 'w' })
    expect(skills.map(skill => [skill.name, skill.source, skill.promptTemplate])).toEqual([
      ['a', 'project', 'project'],
      ['b', 'user', 'user'],
    ])
  })

  it.each([
    [59, '$ARGUMENTS[0] $0 \\$ARGUMENTS $ARGUMENTSX', 'x y', 'x y[0] $0 \\x y x yX'],
    [60, 'Do it', 'x', 'Do it'],
    [61, '<$ARGUMENTS>', 'a$&b', '<a$&b>'],
  ])('%i: resolves %s', (_, body, args, expected) => {
    expect(mini.resolveSkillPrompt(skillOf('name: a', body), args)).toBe(expected)
  })

  it('62: the tool’s result', () => {
    const skills = [skillOf('name: commit', 'Commit $ARGUMENTS.')]
    expect(mini.runSkillTool(skills, 'commit', 'it')).toBe('[Skill "commit" activated]\n\nCommit it.')
    expect(mini.runSkillTool(skills, 'nope')).toBe('Unknown skill: nope')
  })

  it('63: a fork without arguments', () => {
    const tools = ['read_file', 'agent', 'schedule_wakeup', 'skill']
    expect(mini.fork(skillOf('context: fork', 'Review.'), '', tools)).toEqual({
      systemPrompt: 'Review.',
      userTurn: 'Execute this skill task.',
      tools: ['read_file', 'skill'],
    })
  })

  it.each([
    [64, '/commit fix  types ', 'Read the git diff.\n\nfix  types'],
    [65, '/commit\tx', null],
  ])('%i: step 9 resolves %j', async (_, input, expected) => {
    const source = new MemorySource({ '.mini-skills/commit.md': 'Read the git diff.\n' })
    expect(await mini.resolveSkill(source, input)).toBe(expected)
  })
})
