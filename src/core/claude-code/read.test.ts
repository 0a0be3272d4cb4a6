// How the product reads each field, and what is left of a document whose frontmatter is broken.
import { describe, expect, it } from 'vitest'
import { read } from './read.ts'
import { depthOf } from './yaml-fields.ts'

const skill = (fields: string, body = 'Do it.') => read(`---\n${fields}\n---\n${body}`, { dir: 'a/my-skill' })

describe('yes and no', () => {
  it.each([
    ['true', true],
    ['YES', true],
    ['"on"', true],
    ['1', true],
    ['false', false],
    ['No', false],
    ['off', false],
    ['0', false],
    ['maybe', false],
    ['[true]', false],
    ['', false],
  ])('disable-model-invocation: %s is %s', (word, expected) => {
    expect(skill(`disable-model-invocation: ${word}`).disableModelInvocation).toBe(expected)
  })

  it('a word that is neither leaves the default, and says so', () => {
    const read = skill('user-invocable: never')
    expect(read.userInvocable).toBe(true)
    expect(read.fields.find(field => field.key === 'user-invocable')?.note).toContain('default')
  })
})

describe('text', () => {
  it.each([
    ['description: 12', '12'],
    ['description: true', 'true'],
    ['description: [a, b]', '[a, b]'],
    ['description: >-\n  a\n  b', 'a b'],
    ['description: ""', 'Do it.'],
    ['description: {a: b}', 'Do it.'],
    ['name: x', 'Do it.'],
  ])('%j is described as %s', (fields, expected) => {
    expect(skill(fields).description).toBe(expected)
  })

  it.each([
    ['# Title\n\nText.', 'Title'],
    ['One\ntwo.\n\nThree.', 'One two.'],
    ['\n## Available Tools\nText', 'Available Tools'],
    ['Text\n# Title', 'Text'],
    ['', ''],
  ])('the first paragraph of %j is %s', (body, expected) => {
    expect(skill('name: x', body).description).toBe(expected)
  })

  it('a list as argument-hint is text', () => {
    expect(skill('argument-hint: [issue-number]').argumentHint).toBe('[issue-number]')
  })
})

describe('lists', () => {
  it.each([
    ['arguments: issue  branch', ['issue', 'branch']],
    ['arguments: [issue, branch]', ['issue', 'branch']],
    ['arguments: [1, "", a]', ['a']],
  ])('%j', (fields, expected) => {
    expect(skill(fields).arguments).toEqual(expected)
  })

  it.each([
    ['Read Grep', ['Read', 'Grep']],
    ['Read,Grep , Glob', ['Read', 'Grep', 'Glob']],
    ['\n  - Bash(git add *)\n  - Read', ['Bash(git add *)', 'Read']],
    ['[Read, "Bash(a, b)"]', ['Read', 'Bash(a, b)']],
    ['"Bash(echo (a b) c) Read"', ['Bash(echo (a b) c)', 'Read']],
  ])('allowed-tools: %j', (written, expected) => {
    expect(skill(`allowed-tools: ${written}`).allowedTools).toEqual(expected)
    expect(skill(`disallowed-tools: ${written}`).disallowedTools).toEqual(expected)
  })

  it('paths part at commas outside braces', () => {
    expect(skill('paths: "src/{a,b}/**, *.md"').paths).toEqual(['src/{a,b}/**', '*.md'])
  })
})

describe('words', () => {
  it('of effort, context, shell and agent', () => {
    expect(skill('effort: xhigh\ncontext: fork\nshell: powershell')).toMatchObject({
      effort: 'xhigh',
      context: 'fork',
      shell: 'powershell',
      agent: 'general-purpose',
      background: true,
    })
    expect(skill('effort: quick\ncontext: Fork\nagent: Explore')).toMatchObject({
      effort: null,
      context: 'inline',
      agent: null,
    })
  })

  it('maps stay maps, and what is none is dropped', () => {
    expect({ ...skill('metadata: {a: 1}').metadata }).toEqual({ a: 1 })
    expect(skill('metadata: x').metadata).toBeNull()
    expect({ ...skill('hooks:\n  Stop: []').hooks }).toEqual({ Stop: [] })
  })

  it('unknown keys are named', () => {
    expect(skill('version: 1\nallowed_tools: x\n__proto__: y').unknown).toEqual([
      'version',
      'allowed_tools',
      '__proto__',
    ])
  })
})

describe('names', () => {
  it.each([
    [{ dir: 'x/deploy' }, '', { command: '/deploy', name: 'deploy', label: 'deploy' }],
    [{ dir: 'x/deploy' }, 'name: Fancy', { command: '/deploy', name: 'Fancy', label: 'Fancy' }],
    [
      { dir: 'p/skills/review', plugin: 'p' },
      'name: fancy',
      { command: '/p:fancy', name: 'fancy', label: 'p:fancy' },
    ],
    [{ dir: 'p/skills/review', plugin: 'p' }, '', { command: '/p:review' }],
    [{}, 'name: own', { command: '/own' }],
    [
      { kind: 'command', command: 'go' } as const,
      'name: own\npaths: a',
      { command: '/go', name: 'go', paths: [] },
    ],
    [
      { dir: 's', level: 'mcp', plugin: 'srv' } as const,
      'name: own',
      { command: '/mcp__srv__s', name: 'own', label: 'mcp__srv__s' },
    ],
    [{ dir: 's', level: 'mcp' } as const, '', { command: '/mcp__server__s', level: 'mcp', plugin: null }],
    [{}, '', { command: '/skill', name: 'skill', dir: '', path: 'SKILL.md', level: null, kind: 'skill' }],
    [{ dir: '/x//deploy/' }, '', { command: '/deploy', dir: '/x//deploy/', path: '/x//deploy//SKILL.md' }],
    [{ dir: 'x/deploy' }, 'name: ""', { command: '/deploy', name: 'deploy', path: 'x/deploy/SKILL.md' }],
    [{ dir: 'x', path: 'y/z.md', command: 'k:x' }, '', { command: '/k:x', path: 'y/z.md' }],
  ])('of %j with %j', (options, fields, expected) => {
    expect(read(`---\n${fields}\n---\nx`, options)).toMatchObject(expected)
  })
})

describe('the fields as read', () => {
  it('are all of the table, in its order', () => {
    const rows = read('---\nname: a\neffort: quick\nx: y\n---\n').fields
    expect(rows.map(({ key, written, value, note }) => [key, written, value, note])).toEqual([
      ['name', '"a"', 'a', ''],
      ['description', null, 'the first paragraph', ''],
      ['when_to_use', null, 'none', ''],
      ['argument-hint', null, 'none', ''],
      ['arguments', null, 'none', ''],
      ['disable-model-invocation', null, 'no', ''],
      ['user-invocable', null, 'yes', ''],
      ['allowed-tools', null, 'none', ''],
      ['disallowed-tools', null, 'none', ''],
      ['model', null, 'the session’s', ''],
      ['effort', '"quick"', 'the session’s', 'not one of low, medium, high, xhigh, max, ignored'],
      ['context', null, 'inline', ''],
      ['agent', null, 'general-purpose, in a fork', ''],
      ['background', null, 'yes, in a fork', ''],
      ['hooks', null, 'none', ''],
      ['paths', null, 'always there', ''],
      ['shell', null, 'bash', ''],
      ['metadata', null, 'none', ''],
      ['license', null, 'none', ''],
      ['compatibility', null, 'none', ''],
    ])
  })

  it('of a command file are said to be ignored where it has no such field', () => {
    const { fields } = read('---\nname: a\nmodel: b\n---\n', { kind: 'command', command: 'go' })
    const notes = fields.filter(field => field.written !== null || field.note !== '')
    expect(notes.map(({ key, value, note }) => [key, value, note])).toEqual([
      ['name', 'the directory’s name', 'ignored in a command file'],
      ['model', 'b', ''],
    ])
  })

  it('say nothing of a word that holds', () => {
    expect(skill('shell: bash').fields.find(field => field.key === 'shell')?.note).toBe('')
    expect(skill('shell: zsh').fields.find(field => field.key === 'shell')?.note).toBe(
      'not one of bash, powershell, ignored',
    )
  })

  it('hold the skill’s directory in Bash rules, where the skill has one', () => {
    const text = `---\nallowed-tools: Bash($\{CLAUDE_SKILL_DIR}/x)\n---\n`
    expect(read(text, { dir: '/s' }).allowedTools).toEqual(['Bash(/s/x)'])
    expect(read(text, { dir: '/s', level: 'mcp' }).allowedTools).toEqual([`Bash($\{CLAUDE_SKILL_DIR}/x)`])
  })

  it('hold what the skill holds', () => {
    const fields = [
      'when_to_use: w',
      'model: m',
      'shell: bash',
      'agent: Explore',
      'background: off',
      'license: MIT',
      'compatibility: any',
    ]
    expect(skill(fields.join('\n'))).toMatchObject({
      whenToUse: 'w',
      model: 'm',
      shell: 'bash',
      agent: null,
      background: false,
      license: 'MIT',
      compatibility: 'any',
      unknown: [],
    })
    expect(skill('when_to_use: ""\nshell: zsh\ncontext: fork\nagent: Explore')).toMatchObject({
      whenToUse: null,
      shell: 'bash',
      agent: 'Explore',
    })
  })
})

describe('the document', () => {
  it.each([
    ['no frontmatter', 'Just text.'],
    ['a blank line before it', '\n---\nname: a\n---\nx'],
    ['none that closes', '---\nname: a\nx'],
    ['none that closes, nor a line end', '---'],
    ['more than hyphens in the first line', '---x\nname: a\n---\nx'],
    ['four hyphens', '----\nname: a\n---\nx'],
    ['a space before it', ' ---\nname: a\n---\nx'],
  ])('%s: all of it is body', (_, text) => {
    expect(read(text)).toMatchObject({ body: text.trim(), fields: expect.any(Array), lost: null })
  })

  it('a byte order mark and CRLF change nothing', () => {
    const text = '\ufeff---\r\nname: a\r\n---\r\nx\r\ny\r\n'
    const { name, body, bodyFrom } = read(text)
    expect([name, body, text.slice(bodyFrom)]).toEqual(['a', 'x\r\ny', 'x\r\ny\r\n'])
  })

  it.each([
    ['a colon', 'name: a\ndescription: Foo: bar', ['name', 'description']],
    ['a line at the edge', 'description: a\nmore\nname: b', ['description', 'name']],
    ['a list', '- a', []],
    ['an alias', 'name: &x a\nmodel: *x', ['name', 'model']],
    ['deep nesting', `name: ${'['.repeat(5_000)}`, ['name']],
    ['more than 64 KiB', `name: ${'a'.repeat(70_000)}`, ['name']],
  ])('%s in the frontmatter leaves the body', (_, fields, keys) => {
    const text = `---\n${fields}\n---\nBody.`
    const { body, lost, description } = read(text, { dir: 'd' })
    expect([body, description]).toEqual(['Body.', 'Body.'])
    expect(lost?.keys).toEqual(keys)
    expect(lost && lost.from >= 4 && lost.to <= text.length).toBe(true)
  })

  it.each([
    ['---\n---', '', 7],
    ['---\nname: a\n---', '', 15],
    ['--- \t\nname: a\n---  \n\n  x \n', 'x', 23],
    ['---\na: |\n ---\n---\nx', 'x', 18],
    ['---\na: b\n---x\n---\ny', 'y', 18],
    ['\ufeff \n x', 'x', 4],
    [' \n', '', 2],
  ])('the body of %j is %j', (text, body, bodyFrom) => {
    const skill = read(text)
    expect([skill.body, skill.bodyFrom]).toEqual([body, bodyFrom])
  })

  it('the last of two equal keys holds', () => {
    expect(skill('model: a\nmodel: b').model).toBe('b')
  })

  it.each([
    ['a: b', 1],
    ['a:\n  b:\n    c: d', 3],
    ['a: [[x]]', 3],
    ['- - - a', 4],
  ])('%j is at most %i deep', (yaml, depth) => {
    expect(depthOf(yaml)).toBe(depth)
  })
})
