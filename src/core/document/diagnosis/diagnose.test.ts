// Each cause has words, a page and an input that shows it, and its mend turns the wrong text into the right one.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../fault/fix.ts'
import { readFrontmatter } from '../frontmatter.ts'
import { type Cause, causes } from './causes.ts'
import { explain } from './diagnose.ts'

function explained(text: string) {
  const read = readFrontmatter(text)
  if (read.ok) throw new Error('this document reads')
  return explain(text, 'SKILL.md', read)
}

/** `[cause, lines below the name, the same lines after the first mend]`; `null`: no mend is known. */
const MENDS: [Cause, string, string | null][] = [
  ['colon-in-value', 'description: a: b', 'description: "a: b"'],
  ['colon-in-value', 'description: say "a": b', `description: 'say "a": b'`],
  ['colon-in-value', `description: it's "a": b`, `description: 'it''s "a": b'`],
  ['colon-in-value', 'description: a\\b: c', `description: 'a\\b: c'`],
  ['colon-in-value', 'description: a: b  \nlicense: x', 'description: "a: b"  \nlicense: x'],
  ['colon-in-value', 'description: a: b\n  more\nlicense: x', 'description: "a: b\n  more"\nlicense: x'],
  ['colon-in-value', 'metadata:\n  a: b: c\n  d: e', 'metadata:\n  a: "b: c"\n  d: e'],
  ['colon-in-value', 'description: a: b\r\nlicense: x\r', 'description: "a: b"\r\nlicense: x\r'],
  ['colon-on-wrapped-line', 'description: a\n  b: c', 'description: "a\n  b: c"'],
  ['colon-on-wrapped-line', 'description: a\n\n  b: c\n', 'description: "a\n\n  b: c"\n'],
  ['reserved-start', 'description: @a', 'description: "@a"'],
  ['reserved-start', 'tags:\n  - `a`', 'tags:\n  - "`a`"'],
  ['reserved-start', 'hint: [a] [b]', 'hint: "[a] [b]"'],
  ['item-on-key-line', 'description: - a', 'description: "- a"'],
  ['block-header', 'description: > a', 'description: "> a"'],
  ['anchor', 'description: &a b', 'description: "&a b"'],
  ['alias', 'description: **a** b', 'description: "**a** b"'],
  ['tag', 'description: !a b', 'description: "!a b"'],
  ['text-after-quote', 'description: "a" b', `description: '"a" b'`],
  ['text-after-quote', `description: 'it's'`, `description: 'it''s'`],
  ['text-after-quote', 'description: "a "b" c"', 'description: "a \\"b\\" c"'],
  ['text-after-quote', 'description: "a"\n  b', `description: '"a"\n  b'`],
  ['unclosed-quote', 'description: "a\nlicense: x', 'description: "a"\nlicense: x'],
  ['unclosed-quote', "description: 'a  ", "description: 'a'  "],
  ['bad-escape', 'description: "a\\d"', 'description: "a\\\\d"'],
  ['flow-list', 'tools: [a, "b, c"]', 'tools:\n  - a\n  - "b, c"'],
  ['flow-list', 'metadata:\n  a: [b]', 'metadata:\n  a:\n    - b'],
  ['flow-list', 'tools: []', 'tools: "[]"'],
  ['flow-map', 'metadata: {"a":"b", c: d}', 'metadata:\n  "a": "b"\n  c: d'],
  ['flow-map', 'metadata: {"a": {"b": []}}', `metadata: '{"a": {"b": []}}'`],
  ['duplicate-key', 'license: a\nlicense: b', 'license: a'],
  ['duplicate-key', 'license: a\nlicense:\n  b\nx: y', 'license: a\nx: y'],
  ['tab', 'description:\ta', 'description: a'],
  ['tab', 'description: a\t \nlicense: x', 'description: a\nlicense: x'],
  ['tab', 'metadata:\n\ta: b', 'metadata:\n  a: b'],
  ['bad-indentation', ' description: a', 'description: a'],
  ['bad-indentation', 'description: "a"\n  license: b', 'description: "a"\nlicense: b'],
  ['no-colon', 'description: a\nb', 'description: a\n  b'],
  ['no-colon', 'description: a\nb\nc\nlicense: d', 'description: a\n  b\n  c\nlicense: d'],
  ['no-colon', 'description: a\nb\n\nc\nd: e', 'description: a\n  b\n\n  c\nd: e'],
  ['no-colon', 'description: >\n    a\nb\nlicense: d', 'description: >\n    a\n    b\nlicense: d'],
  ['no-colon', 'a:\n  b: |\n    c\nd', 'a:\n  b: |\n    c\n    d'],
  ['colon-without-space', 'license:MIT', 'license: MIT'],
  ['colon-without-space', 'license:\u00a0MIT', 'license: MIT'],
  ['control-character', 'description: \u0007a\u0000', 'description: a'],
  ['comment-before-value', 'a: # b\n  c\n\n', '# b\na:\n  c\n\n'],
  ['split-in-value', 'description: "a --- b"', 'description: "a — b"'],
  ['stray-item', 'description: a\n- b', 'description: a\n  - b'],
  [
    'stray-item',
    'tools:\n    - a\n- b\n  more\n- c\nx: y',
    'tools:\n    - a\n    - b\n      more\n    - c\nx: y',
  ],
  ['stray-item', 'tools:\n  - a: b\n    c: d\n\n- e', 'tools:\n  - a: b\n    c: d\n\n  - e'],
  ['uneven-maps', 'a:\n  b: c\nd:\n    e: f', 'a:\n  b: c\nd:\n  e: f'],
  [
    'uneven-maps',
    'a:\n    b: c\nd:\n  e: |\n    f\n\n  g: h',
    'a:\n    b: c\nd:\n    e: |\n      f\n\n    g: h',
  ],
  ['merge-key', '<<: a', null],
  ['complex-key', '? a: b\n: c', null],
  ['directive', '%TAG x\na: b', 'a: b'],
  ['second-document', '...\na: b', 'a: b'],
  ['bad-indentation', 'description: >\n    a\n  b', 'description: >\n    a\n    b'],
  ['bad-indentation', 'a: |-\n\n   b\n c\n  d\n\n e\nf: g', 'a: |-\n\n   b\n   c\n   d\n\n   e\nf: g'],
  ['structure', 'a: b\n... : x', null],
  ['too-large', `a: ${'b'.repeat(70_000)}`, null],
  ['too-deep', `a:\n${Array.from({ length: 66 }, (_, at) => `${' '.repeat(at + 1)}-`).join('\n')}`, null],
]

/** The same for whole documents. */
const WHOLE: [Cause, string, string | null][] = [
  ['bom', '\ufeff---\na: b\n---\n', '---\na: b\n---\n'],
  ['before-fence', '\n\n---\na: b\n---\n', '---\na: b\n---\n'],
  ['before-fence', '# T\n---\na: b\n---\n', '---\na: b\n---\n'],
  ['indented-fence', '  ---\na: b\n---\n', '---\na: b\n---\n'],
  ['lengthened-fence', '-----\na: b\n---\n', '---\na: b\n---\n'],
  ['bad-indentation', '---\n  name: a\ndescription: b\n---\n', '---\n  name: a\n  description: b\n---\n'],
  ['glued-fence', '---\u00a0\n\na: b\n---\n', '---\n\na: b\n---\n'],
  ['glued-fence', '--- a: b\nc: d\n---\n', '---\na: b\nc: d\n---\n'],
  ['glued-fence', '---yaml\na: b\n---\n', '---\na: b\n---\n'],
  ['no-opening-fence', 'a: b\n---\n', '---\na: b\n---\n'],
  ['unclosed-quote', '---\na: "b\n  ---\nBody\n', '---\na: "b"\n  ---\nBody\n'],
  ['no-closing-fence', '---\na: b\n\nBody\n', '---\na: b\n---\n\nBody\n'],
  ['no-closing-fence', '---\na: b', '---\na: b\n---\n'],
  ['no-closing-fence', '---\na: b\n...\nBody', '---\na: b\n---\nBody'],
  ['colon-without-space', '---\na:b\nc:d\n---\n', '---\na: b\nc: d\n---\n'],
  ['no-opening-fence', '\ufeffa: b\r\n---\r\n', '---\r\na: b\r\n---\r\n'],
  ['no-closing-fence', '---\r\na: b', '---\r\na: b\r\n---\r\n'],
  ['glued-fence', '--- a: b\r\nc: d\r\n---\r\n', '---\r\na: b\r\nc: d\r\n---\r\n'],
  ['no-frontmatter', 'Text', null],
  ['no-frontmatter', '\ufeffText', null],
  ['empty-frontmatter', '---\n---\n', null],
  ['list', '---\n- a\n---\n', null],
  ['list', '---\n- a: b\n- c:\n    d: e\n\n  f: g\n---\n', '---\na: b\nc:\n  d: e\n\nf: g\n---\n'],
  ['list', '---\n- a: b\n- a: c\n---\n', null],
  ['text', '---\na\n---\n', null],
]

const all = [
  ...MENDS.map(([cause, lines, right]) => {
    const whole = (inside: string) => `---\nname: x\n${inside}\n---\nBody\n`
    return [cause, whole(lines), right === null ? null : whole(right)] as const
  }),
  ...WHOLE,
]

describe('a cause and its first mend', () => {
  it.each(all)('%s: %j', (cause, wrong, right) => {
    const found = explained(wrong)
    expect(found.cause).toBe(cause)
    const fix = found.fixes[0]
    expect(fix ? applyEdits(wrong, fix.edits) : null).toBe(right)
  })
})

describe('every cause', () => {
  const page = readFileSync(new URL('../../../../docs/rules/malformed.md', import.meta.url), 'utf8')
  it.each(Object.keys(causes))('%s has a fixture and a section', cause => {
    expect(all.map(([shown]) => shown)).toContain(cause)
    expect(page).toContain(`\n## ${cause}\n`)
  })
})

describe('words', () => {
  it('count what one mend takes away', () => {
    const titles = (value: string) => explained(`---\na: ${value}\n---\n`).fixes.map(({ title }) => title)
    expect(titles('\u0007')).toEqual(['Remove the character'])
    expect(titles('\u0007\u0000')).toEqual(['Remove both'])
    expect(titles('\u0007\u0000b\u0000')).toEqual(['Remove all 3 of them'])
  })
  it('say where the frontmatter ended when that is no fence line', () => {
    expect(explained('---\na: "b --- c"\n---\n').split).toEqual({ line: 2, column: 7 })
    expect(explained('---\na: b: c\n---\n').split).toBeNull()
    expect(explained('---\na: b\n').split).toBeNull()
    expect(explained('a: b\n').split).toBeNull()
  })
})
