import { describe, expect, it } from 'vitest'
import { parse } from './parse.ts'
import { prompt } from './prompt.ts'
import { Refused } from './refused.ts'
import { validate } from './validate.ts'

const TEXT =
  '---\nname: notes\ndescription: |\n  Keeps   notes.\n  Often.\nlicense: MIT\n---\n\n Body\u00a0\n'

describe('parse', () => {
  it('gives the fields, the summary and the location', () => {
    const skill = parse(TEXT, { root: 'skills/notes' })
    expect(skill).toMatchObject({
      name: 'notes',
      description: 'Keeps   notes.\nOften.\n',
      body: 'Body',
      root: 'skills/notes',
      location: 'skills/notes/SKILL.md',
      summary: 'notes: Keeps notes. Often.',
      license: 'MIT',
      compatibility: null,
      allowedTools: null,
      metadata: null,
    })
    expect(Object.getPrototypeOf(skill.meta)).toBeNull()
  })

  it('knows no directory for a paste', () => {
    expect(parse(TEXT)).toMatchObject({ root: '', location: 'SKILL.md' })
  })

  it('reads a skill without name or with one that is no text', () => {
    expect(parse('---\nlicense: x\n---\n').name).toBe('')
    expect(parse('---\nname:\n  - a\n---\n').name).toBe('')
  })

  it('prints the values of metadata as Python does', () => {
    const text = `---\nmetadata:\n  a: 1\n  b:\n    c: it's\n    d: "é\\u200b\\n"\n  e:\n    - x\n    - '"'\n---\n`
    expect({ ...parse(text).metadata }).toEqual({
      a: '1',
      b: `{'c': "it's", 'd': 'é\\u200b\\n'}`,
      e: `['x', '"']`,
    })
  })

  it.each([
    ['Text', 'missing-frontmatter'],
    ['---\nname: x\n', 'unclosed-frontmatter'],
    ['---\na: b: c\n---\n', 'bad-yaml'],
    ['---\n---\n', 'not-a-mapping'],
  ])('refuses %j: %s', (text, reason) => {
    expect(() => parse(text)).toThrow(Refused)
    expect(() => parse(text)).toThrow(expect.objectContaining({ reason }))
  })

  it('says where bad YAML is', () => {
    expect(() => parse('---\na: b: c\n---\n')).toThrow('Invalid YAML in frontmatter: line 2, column 5: ')
  })
})

describe('resolve', () => {
  it.each<[string, string, string | null]>([
    ['r', 'a.md', 'r/a.md'],
    ['', 'a/b.md', 'a/b.md'],
    ['r/', './a//b/../c', 'r/a/c'],
    ['r', '..', null],
    ['r', '../x', null],
    ['r', 'a/../../x', null],
    ['r', 'a\\..\\..\\x', null],
    ['r', '/etc/passwd', null],
    ['r', '\\x', null],
    ['r', 'https://x.example', null],
    ['r', 'C:\\x', null],
    ['r', 'mailto:x', null],
    ['r', '', null],
    ['r', '.', null],
    ['r', 'a\0b', null],
  ])('%j, %j: %j', (root, path, expected) => {
    expect(parse(TEXT, { root }).resolve(path)).toBe(expected)
  })
})

describe('validate', () => {
  it('takes tighter limits', () => {
    const skill = parse(TEXT, { root: 'notes' })
    expect(validate(skill)).toEqual([])
    const tight = validate(skill, { name: 64, description: 8, compatibility: 500 })
    expect(tight.map(({ message }) => message)).toEqual(['Description exceeds 8 character limit (22 chars)'])
  })
})

describe('prompt', () => {
  it('is two lines for no skills', () => {
    expect(prompt([])).toBe('<available_skills>\n</available_skills>')
  })
  it('puts each tag and text on its own line, escaped', () => {
    const skill = { name: 'a', description: ` <b> & "c" 'd'\n`, location: 'r/SKILL.md' }
    expect(prompt([skill])).toBe(
      '<available_skills>\n<skill>\n<name>\na\n</name>\n<description>\n' +
        '&lt;b&gt; &amp; &quot;c&quot; &#x27;d&#x27;\n</description>\n<location>\nr/SKILL.md\n</location>\n</skill>\n</available_skills>',
    )
  })
})
