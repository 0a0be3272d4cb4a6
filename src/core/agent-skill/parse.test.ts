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
    ["a'b", `["a'b"]`],
    ['a"b', `['a"b']`],
    [`a'b"c`, `['a\\'b"c']`],
    ['a\\b', `['a\\\\b']`],
    ['a\tb\nc\rd', `['a\\tb\\nc\\rd']`],
    ['a b', `['a b']`],
    ['\x07', `['\\x07']`],
    ['\x85\xa0\xad', `['\\x85\\xa0\\xad']`],
    ['\u3000', `['\\u3000']`],
    ['\u{e0001}😀', `['\\U000e0001😀']`],
  ])('prints the text %j in a list as Python does: %s', (text, printed) => {
    const written = JSON.stringify(text).replace(/[\x7f-\u{10ffff}]/gu, c =>
      c === '😀' ? c : `\\U${(c.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`,
    )
    expect(parse(`---\nmetadata:\n  a:\n    - ${written}\n---\n`).metadata?.a).toBe(printed)
  })

  it('gives every field that the specification names, and an empty text for what is no text', () => {
    const skill = parse('---\ncompatibility: c\nallowed-tools: Read\ndescription:\n  - a\n---\n')
    expect(skill).toMatchObject({ name: '', description: '', compatibility: 'c', allowedTools: 'Read' })
    expect(skill.meta).toEqual({ compatibility: 'c', 'allowed-tools': 'Read', description: ['a'] })
  })

  it('gives the text of the values of metadata, and of no other map', () => {
    const { meta } = parse('---\nmetadata:\n  a:\n    - b\nother:\n  a:\n    - b\n---\n')
    expect(meta).toEqual({ metadata: { a: "['b']" }, other: { a: ['b'] } })
  })

  it('trims the summary and joins its words', () => {
    const text = '---\nname: " a "\ndescription: "\\n b\\t\\n c\\n"\n---\n'
    expect(parse(text).summary).toBe('a : b c')
    expect(parse('---\nlicense: x\n---\n').summary).toBe(':')
  })

  it.each([
    ['Text', 'missing-frontmatter'],
    ['---\nname: x\n', 'unclosed-frontmatter'],
    ['---\na: b: c\n---\n', 'bad-yaml'],
    ['---\n---\n', 'not-a-mapping'],
  ])('refuses %j: %s', (text, reason) => {
    expect(() => parse(text)).toThrow(Refused)
    expect(() => parse(text)).toThrow(expect.objectContaining({ reason, name: 'Refused' }))
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
    ['a//', 'b', 'a/b'],
    ['a/b', 'c', 'a/b/c'],
    ['r', 'a:b/c:d', null],
    ['r', 'a/b:c', 'r/a/b:c'],
    ['r', '1:a', 'r/1:a'],
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
    expect(tight[0]).toMatchObject({ path: 'notes/SKILL.md', from: 0, to: 0 })
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
