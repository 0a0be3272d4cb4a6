// The chapter's own behaviour: its frontmatter, its skills, its tool, its forks, its typed lines, its ninth step.
import { describe, expect, it } from 'vitest'
import { MemorySource } from '../../source/memory.ts'
import type { Source } from '../../source/source.ts'
import {
  buildSkillDescriptions,
  discoverSkills,
  executeSkill,
  fork,
  parseFrontmatter,
  parseSkill,
  resolveSkill,
  runSkillTool,
  typedSkill,
} from './mini.ts'

type Files = ConstructorParameters<typeof MemorySource>[0]

/** A source that lists its files and cannot read the one of the given path. */
function unreadable(files: Files, path: string): Source {
  const source = new MemorySource(files)
  const read = source.read.bind(source)
  source.read = each => (each === path ? Promise.reject(new Error('gone')) : read(each))
  return source
}

describe('frontmatter', () => {
  it.each<[string, Record<string, string>, string]>([
    ['---\na: 1\n---\nx', { a: '1' }, 'x'],
    [' --- \r\n a : b \r\n --- \r\n\r\nx\r\ny \r\n', { a: 'b' }, 'x\r\ny'],
    ['---\na: b: "c"\n---\n', { a: 'b: "c"' }, ''],
    ['---\na: 1\na: 2\n---\nx', { a: '2' }, 'x'],
    ['---\na:\n: b\n : c\nd\n# e: f\n---\nx', { a: '', '# e': 'f' }, 'x'],
    ['---\n__proto__: a\nconstructor: b\n---\nx', { constructor: 'b' }, 'x'],
    ['---\n---\na: b', {}, 'a: b'],
    ['---\na: 1\n---\nb: 2\n---\nc', { a: '1' }, 'b: 2\n---\nc'],
    ['---', {}, '---'],
    ['--- \na: b\n ', {}, '--- \na: b\n '],
    [' x \n---\n', {}, ' x \n---\n'],
    ['', {}, ''],
  ])('of %j', (text, meta, body) => {
    const read = parseFrontmatter(text)
    expect([Object.entries(read.meta), read.body]).toEqual([Object.entries(meta), body])
  })
})

describe('a skill', () => {
  const plain = {
    description: '',
    userInvocable: true,
    context: 'inline',
    promptTemplate: 'x',
    source: 'user',
    skillDir: '/s/a',
  }

  it.each([
    ['', { ...plain, name: 'a' }],
    ['name: b\ndescription: d', { ...plain, name: 'b', description: 'd' }],
    ['when_to_use: one\nwhen-to-use: two', { ...plain, name: 'a', whenToUse: 'one' }],
    ['when-to-use: two', { ...plain, name: 'a', whenToUse: 'two' }],
    ['user-invocable: false\ncontext: fork', { ...plain, name: 'a', userInvocable: false, context: 'fork' }],
    ['user_invocable: false\ncontext: other', { ...plain, name: 'a' }],
    ['allowed-tools: a, b c ,d', { ...plain, name: 'a', allowedTools: ['a', 'b c', 'd'] }],
    ['allowed-tools: ["a,b", 1]', { ...plain, name: 'a', allowedTools: ['a,b', '1'] }],
    ['allowed-tools: []', { ...plain, name: 'a', allowedTools: [] }],
    ['allowed-tools: [a, "b]', { ...plain, name: 'a', allowedTools: ['a', '"b'] }],
    ['allowed-tools: "a"', { ...plain, name: 'a', allowedTools: ['"a"'] }],
    ['allowed-tools:', { ...plain, name: 'a' }],
  ])('of %j', (fields, expected) => {
    const skill = parseSkill(`---\n${fields}\n---\nx`, 'user', '/s/a')
    expect(skill).toStrictEqual(expected)
  })

  it('without a directory is unknown', () => {
    expect(parseSkill('x', 'user', '').name).toBe('unknown')
  })
})

describe('the skills of two folders', () => {
  it('are read one directory deep, by the exact name', async () => {
    const source = new MemorySource({
      'home/me/.claude/skills/b/SKILL.md': '\ufeff---\nname: z\n---\nuser',
      'home/me/.claude/skills/a/SKILL.md': 'user',
      'home/me/.claude/skills/bom/SKILL.md': '\ufeffuser',
      'home/me/.claude/skills/c/skill.md': 'x',
      'home/me/.claude/skills/flat.md': 'x',
      'home/me/.claude/skills/d/e/SKILL.md': 'x',
      'home/me/.claude/skills/g/SKILL.md': { symlink: '../../../../../elsewhere/SKILL.md' },
      'work/.claude/skills/f': { symlink: '../../../f' },
      'f/SKILL.md': 'project',
    })
    const found = await discoverSkills(source, { home: '/home/./me', cwd: 'work/' })
    expect(
      found.map(({ name, source, promptTemplate, skillDir }) => [name, source, promptTemplate, skillDir]),
    ).toEqual([
      ['a', 'user', 'user', '/home/me/.claude/skills/a'],
      ['z', 'user', 'user', '/home/me/.claude/skills/b'],
      ['bom', 'user', '\ufeffuser', '/home/me/.claude/skills/bom'],
      ['f', 'project', 'project', 'work/.claude/skills/f'],
    ])
  })

  it('leave out what cannot be read', async () => {
    const files = { '.claude/skills/a/SKILL.md': 'x', '.claude/skills/b/SKILL.md': 'x' }
    const source = unreadable(files, '.claude/skills/a/SKILL.md')
    expect((await discoverSkills(source, { home: 'nowhere', cwd: '' })).map(skill => skill.name)).toEqual([
      'b',
    ])
  })
})

describe('the block of skills', () => {
  const skill = (name: string, fields: string) =>
    parseSkill(`---\nname: ${name}\n${fields}\n---\n`, 'user', '')
  const head = ['# Available Skills', '']
  const last =
    'To invoke a skill programmatically, use the `skill` tool with the skill name and optional arguments.'

  it('is empty without skills', () => {
    expect(buildSkillDescriptions([])).toBe('')
  })

  it('has only the groups that have skills', () => {
    const a = skill('a', 'description: da\nwhen_to_use: wa')
    const b = skill('b', 'user-invocable: false')
    const user = [
      'User-invocable skills (user types /<name> to invoke):',
      '- **/a**: da',
      '  When to use: wa',
      '',
    ]
    const model = ['Auto-invocable skills (use the skill tool when appropriate):', '- **b**: ', '']
    expect(buildSkillDescriptions([a]).split('\n')).toEqual([...head, ...user, last])
    expect(buildSkillDescriptions([b]).split('\n')).toEqual([...head, ...model, last])
    expect(buildSkillDescriptions([b, a]).split('\n')).toEqual([...head, ...user, ...model, last])
  })
})

describe('a call', () => {
  const inline = parseSkill('---\nallowed-tools: Read, Edit\n---\nDo $ARGUMENTS.', 'user', '/s/a')
  const forked = parseSkill('---\ncontext: fork\n---\nDo $ARGUMENTS.', 'user', '/s/b')

  it('gives the prompt with its tools and its context', () => {
    const skills = [inline, forked]
    expect(executeSkill(skills, 'a', 'it')).toStrictEqual({
      prompt: 'Do it.',
      allowedTools: ['Read', 'Edit'],
      context: 'inline',
    })
    expect(executeSkill(skills, 'b', '')).toStrictEqual({ prompt: 'Do .', context: 'fork' })
    expect(executeSkill(skills, 'c', '')).toBeNull()
    expect(runSkillTool(skills, 'a')).toBe('[Skill "a" activated]\n\nDo .')
  })

  it.each([
    [inline, 'it', ['Read', 'Edit']],
    [forked, 'it', ['Read', 'Edit', 'skill']],
    [{ ...forked, allowedTools: [] }, 'it', []],
    [{ ...forked, allowedTools: ['agent', 'schedule_wakeup'] }, 'it', ['agent']],
  ])('of a fork gives the sub-agent its tools', (skill, args, tools) => {
    expect(fork(skill, args, ['Read', 'Edit', 'agent', 'skill', 'schedule_wakeup'])).toEqual({
      systemPrompt: 'Do it.',
      userTurn: 'it',
      tools,
    })
  })
})

describe('a typed line', () => {
  const skills = ['a', 'b', 'plan', 'skills', ''].map(name => ({ ...parseSkill('x', 'user', ''), name }))
  const closed = { ...parseSkill('x', 'user', ''), name: 'closed', userInvocable: false }

  it.each([
    ['/a', 'a', ''],
    [' /b  x  y ', 'b', ' x  y'],
    ['/a\nb', null, ''],
    ['/nope x', null, ''],
    ['a', null, ''],
    ['a /b', null, ''],
    ['xa y', null, ''],
    ['/plan', null, ''],
    ['/skills', null, ''],
    ['/closed x', null, ''],
  ])('%j starts %s', (line, name, args) => {
    const started = typedSkill([...skills, closed], line)
    expect(started && [started.skill.name, started.args]).toEqual(name && [name, args])
  })
})

describe('step 9', () => {
  const files: Files = {
    'link.md': { symlink: '.mini-skills/a.md' },
    '.mini-skills/a.md': '\ufeff Do it. \n',
    '.mini-skills/.md': 'nameless',
    'xa.md': 'x',
    'a.md': 'x',
  }

  it.each([
    ['/a', 'Do it.'],
    ['/a  b  c ', 'Do it.\n\nb  c'],
    ['/a ', 'Do it.'],
    ['/', 'nameless'],
    ['xa', null],
    ['/../a', null],
    ['/../../a', null],
    ['/../link', null],
    ['/../.mini-skills/a', 'Do it.'],
    ['//a', 'Do it.'],
    [' /a', null],
    ['', null],
  ])('%j', async (line, expected) => {
    expect(await resolveSkill(new MemorySource(files), line)).toBe(expected)
  })

  it('is a plain message where the file cannot be read', async () => {
    expect(await resolveSkill(unreadable(files, '.mini-skills/a.md'), '/a')).toBeNull()
  })
})
