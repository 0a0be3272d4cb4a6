// The strict reader: what each way of writing means, what it refuses, and where everything stands.
// Long, because its tables are read as a whole.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { originOf } from './builder.ts'
import { isText, toData, type YamlNode } from './node.ts'
import type { ProblemCode } from './problem.ts'
import { MAX_FRONTMATTER, readYaml } from './read.ts'

function read(text: string): unknown {
  const result = readYaml(text, 0, text.length)
  if (!result.ok) return result.problem.code
  return result.node && toData(result.node)
}

describe('values', () => {
  it.each<[string, unknown]>([
    ['', null],
    ['# only a comment', null],
    ['a: b', { a: 'b' }],
    ['a: 42\nb: null\nc: true', { a: '42', b: 'null', c: 'true' }],
    ['a:\nb: ~', { a: '', b: '~' }],
    ['a: =\nb: <<', { a: null, b: null }],
    ['=: a', { '=': 'a' }],
    ['a: b # c', { a: 'b' }],
    ['a: b#c', { a: 'b#c' }],
    ['a: http://x', { a: 'http://x' }],
    ['a: b\n  c\n\n  d', { a: 'b c\nd' }],
    ['a: b\r\n  c\rd: e', { a: 'b c', d: 'e' }],
    ['a: b\x85  c', { a: 'b c' }],
    ['a: "b\\n\\u00e9\\x41"', { a: 'b\né\u0041' }],
    ['a: "b\\\n   c"', { a: 'bc' }],
    ['a: "b\nc"', { a: 'b c' }],
    ["a: 'it''s\n\n  b'", { a: "it's\nb" }],
    ['a: |\n  b\n   c\n\nd: e', { a: 'b\n c\n', d: 'e' }],
    ['a: |-\n  b', { a: 'b' }],
    ['a: |\n  b', { a: 'b' }],
    ['a: |+\n  b\n\n', { a: 'b\n\n' }],
    ['a: >\n  b\n  c\n\n  d\n   e\n', { a: 'b c\nd\n e\n' }],
    ['a: |2\n   b', { a: ' b' }],
    ['a:\n- b\n-\n- c', { a: ['b', '', 'c'] }],
    ['a:\n  - b: c\n    d: e', { a: [{ b: 'c', d: 'e' }] }],
    ['- - a\n  - b', [['a', 'b']]],
    ['? a\n: b', { a: 'b' }],
    [': b', { '': 'b' }],
    ['a: b\n...\n', { a: 'b' }],
    ['a:\n\n\tb: c', { a: { b: 'c' } }],
    ['text', 'text'],
    [
      '__proto__: a\nconstructor: b',
      Object.assign(Object.create(null), { ['__proto__']: 'a', constructor: 'b' }),
    ],
  ])('%j', (text, expected) => expect(read(text)).toEqual(expected))

  it('has no prototype to be confused with', () => {
    expect(Object.getPrototypeOf(read('a: b'))).toBeNull()
    expect(Object.keys(read('__proto__: a') as object)).toEqual(['__proto__']) // A map reads as an object.
  })
})

describe('what the reference reads', () => {
  it.each<[string, unknown]>([
    ['? # b\n  c\n\n: d', { c: 'd' }],
    ['a: >\n  b\u2028\n  c', { a: 'b\u2028\nc' }],
    ['a: >\n  b\u2029\n\n  c', { a: 'b\u2029\n\nc' }],
    ['a: |\n\n  ', { a: '' }],
    ['a: |\n  b\n  ', { a: 'b\n' }],
    ['a: |\n b\n...c: d', { a: 'b\n', '...c': 'd' }],
    ['|\nb\n...c', 'b\n...c'],
    ['|1\n a', 'a'],
    ['a:\n  ...', { a: '...' }],
    ['a: b\n ...\n', { a: 'b ...' }],
    ['a: "\\U0010ffff\\uFFFF\\xaF"', { a: '\u{10ffff}\uffff\xaf' }],
    ['a:\n- b\n-', { a: ['b', ''] }],
    ['a:\n-\n: c', { a: [''], '': 'c' }],
    ['-\n- a', ['', 'a']],
    ['- >-\n  a\n  b\n-\n', ['a b', '']],
    ['- - a\n'.repeat(70), Array.from({ length: 70 }, () => ['a'])],
    ['a: # b\n  c\nd: e', { a: 'c', d: 'e' }],
    ['a: # b\n  "c"\n\nd: e', { a: 'c', d: 'e' }],
    ['a: # b\n  |+\n  c\n\nd: e', { a: 'c\n\n', d: 'e' }],
    ['a: # b\n  c\n\n...', { a: 'c' }],
    ['a: # b\n- c\n\n', { a: ['c'] }],
    ['a: b\n\nc: # d\n  - e\n\n', { a: 'b', c: ['e'] }],
    ['a: b:c', { a: 'b:c' }],
    ['a: b :c', { a: 'b :c' }],
    ['a: b# c', { a: 'b# c' }],
    ['a:  b  c ', { a: 'b  c' }],
    ['a: b\n\n\n c', { a: 'b\n\nc' }],
    ['a: b\n c\n d', { a: 'b c d' }],
    ['a: b\n # c\n', { a: 'b' }],
    ['a: b\u2028 c', { a: 'b\u2028c' }],
    ['a: b\u2028\n c', { a: 'b\u2028\nc' }],
    ['a: b\x85\x85 c', { a: 'b\nc' }],
    ['a: b\r\r\n c', { a: 'b\nc' }],
    ['a: -b', { a: '-b' }],
    ['a: ?b', { a: '?b' }],
    ['a: :b', { a: ':b' }],
    ['a: --', { a: '--' }],
    ['a:\n  - -b', { a: ['-b'] }],
    ['a: b\n...', { a: 'b' }],
    ['a: ...', { a: '...' }],
    ['a: ...b', { a: '...b' }],
    ['a: b ...', { a: 'b ...' }],
    ['a: "..."', { a: '...' }],
    ['a: "b ... c"', { a: 'b ... c' }],
    ["a: 'b\n\n\n  c'", { a: 'b\n\nc' }],
    ["a: 'b \t\n \t c'", { a: 'b c' }],
    ["a: 'b  c'", { a: 'b  c' }],
    ["a: ''", { a: '' }],
    ["a: ''''", { a: "'" }],
    ["a: ' b '", { a: ' b ' }],
    ["a: 'b\\n'", { a: 'b\\n' }],
    ['a: ""', { a: '' }],
    ['a: "b  \\\n  c"', { a: 'b  c' }],
    ['a: "b\\\n\n  c"', { a: 'b\nc' }],
    ['a: "b\\\n\n\n  c"', { a: 'b\n\nc' }],
    ['a: "\\ b\\/\\"\\\\\\_\\N\\L\\P"', { a: ' b/"\\\xa0\x85\u2028\u2029' }],
    ['a: "\\0\\a\\b\\t\\\t\\n\\v\\f\\r\\e"', { a: '\u0000\u0007\b\t\t\n\u000b\f\r\u001b' }],
    ['a: "\\U0001f600"', { a: '😀' }],
    ['a: "b\u2028c"', { a: 'b\u2028c' }],
    ['a: "b\x85c"', { a: 'b c' }],
    ['a: "b\n\u2028c"', { a: 'b\u2028c' }],
    ['a: "b#c # d"', { a: 'b#c # d' }],
    ['a: "b: c"', { a: 'b: c' }],
    ['"a b": c', { 'a b': 'c' }],
    ['"a": b', { a: 'b' }],
    ["'a''b': c", { "a'b": 'c' }],
    ['a b: c', { 'a b': 'c' }],
    ['a: |\n\n  b', { a: '\nb' }],
    ['a: |\n\n\n', { a: '' }],
    ['a: |+\n\n\n', { a: '\n\n' }],
    ['a: |-\n\n\n', { a: '' }],
    ['a: |\n  b\n\n\n', { a: 'b\n' }],
    ['a: |+\n  b\n\nc: d', { a: 'b\n\n', c: 'd' }],
    ['a: |-\n  b\n\nc: d', { a: 'b', c: 'd' }],
    ['a: |1\n  b\n c', { a: ' b\nc' }],
    ['a: |2\n    b\n\n   c', { a: '  b\n\n c' }],
    ['a: |9\n           b', { a: '  b' }],
    ['a: |+1\n  b\n\n', { a: ' b\n\n' }],
    ['a: |1+\n  b\n\n', { a: ' b\n\n' }],
    ['a: >\n  b\n\n\n  c', { a: 'b\n\nc' }],
    ['a: >\n  b\n  \tc\n  d', { a: 'b\n\tc\nd' }],
    ['a: >\n\n  b\n  c', { a: '\nb c' }],
    ['a: >\n   b\n\n    c\n\n   d', { a: 'b\n\n c\n\nd' }],
    ['a: |  \n  b', { a: 'b' }],
    ['a: | # c\n  b', { a: 'b' }],
    ['a: >+ # c\n  b\n', { a: 'b\n' }],
    ['a: |\n  b\n# c\n', { a: 'b\n' }],
    ['a: |\n  # b\n', { a: '# b\n' }],
    ['a: |\n  b\n...\n', { a: 'b\n' }],
    ['- |\n b\n- c', ['b\n', 'c']],
    ['-   |\n  b', ['b']],
    ['|\n b', 'b'],
    ['|\nb\n...\n', 'b\n'],
    ['>\n b\n c', 'b c'],
    ['a:\n  - |\n   b\n  - c', { a: ['b\n', 'c'] }],
    ['- a\n-  b\n-   - c', ['a', 'b', ['c']]],
    ['-\n  - a', [['a']]],
    ['- ? a\n  : b', [{ a: 'b' }]],
    ['? a', { a: '' }],
    ['? a\n:\n? b', { a: '', b: '' }],
    ['?\n: a', { '': 'a' }],
    ['? a\n:  b\n', { a: 'b' }],
    ['- : a', [{ '': 'a' }]],
    ['a:\n  b:\n    c:\n      d', { a: { b: { c: 'd' } } }],
    ['a:\n  b: c\nd:\n  e: f', { a: { b: 'c' }, d: { e: 'f' } }],
    ['a:\n- b: c\n- d', { a: [{ b: 'c' }, 'd'] }],
    ['a:\n- - b', { a: [['b']] }],
    ['a:\n\n\n  b', { a: 'b' }],
    ['a: # c\n\nb: c', { a: '', b: 'c' }],
    ['# c\na: b\n# d\n', { a: 'b' }],
    ['\n\n a: b\n\n', { a: 'b' }],
    ['a: b\n\n', { a: 'b' }],
    ['a: b #\n', { a: 'b' }],
    ['a: #', { a: '' }],
    ['a: "b"\n# c\n', { a: 'b' }],
    ["'a'  : b", { a: 'b' }],
    ['a: \xa0b', { a: '\xa0b' }],
    ['a: b\ufeff', { a: 'b\ufeff' }],
    ['\ufeff', null],
    ['\ufeff# a', null],
    ['a: \ufeffb', { a: '\ufeffb' }],
    ['- a\n\n- b\n', ['a', 'b']],
    ['- a\n\n  b', ['a\nb']],
    ['a: b\n\n  c\n\n', { a: 'b\nc' }],
    ['=', null],
    ['<<', null],
    ['a: <<', { a: null }],
    ['a:\n  =: b', { a: { '=': 'b' } }],
    ['a: "="', { a: '=' }],
    ['- =', [null]],
    ['- <<', [null]],
    ["- '<<'", ['<<']],
    ["a: b\n'<<': c", { a: 'b', '<<': 'c' }],
    ['- a: b\n- a: c', [{ a: 'b' }, { a: 'c' }]],
    ['a:\n b: c\nd:\n- e: f\n- g: h', { a: { b: 'c' }, d: [{ e: 'f' }, { g: 'h' }] }],
    ['a:\n   b: c\nd: e\nf:\n   g: h', { a: { b: 'c' }, d: 'e', f: { g: 'h' } }],
    ['- a:\n    b: c\n  d:\n    e: f', [{ a: { b: 'c' }, d: { e: 'f' } }]],
    ['a:\n  b:\n    c: d\n  e:\n    f: g', { a: { b: { c: 'd' }, e: { f: 'g' } } }],
    ['a: |\n %b', { a: '%b' }],
    ['a: b\n...\n# c', { a: 'b' }],
    ['a: b\n... # c', { a: 'b' }],
    ['a: b\n...\n\n', { a: 'b' }],
    ['"a"\n...', 'a'],
    ['|\n a\n...', 'a\n'],
    ['a: "b\n\n\n"', { a: 'b\n\n' }],
    ['a: "\n b"', { a: ' b' }],
    ['a: "\n\n b"', { a: '\nb' }],
    ["a: 'b\n'", { a: 'b ' }],
    ['a: "b \\  \n  c"', { a: 'b   c' }],
    ['a: b\x85c', { a: 'b c' }],
    ['x\x85y: z', { 'x y': 'z' }],
  ])('in %j', (text, expected) => expect(read(text)).toEqual(expected))

  // A key begins at most 1,024 characters before its colon, each character counted once.
  it.each([
    ['k'.repeat(1024), ''],
    ['😀'.repeat(1024), ''],
    ['k', ' '.repeat(1023)],
  ])('in a long key', (key, gap) => {
    expect(read(`${key}${gap}: v`)).toEqual({ [key]: 'v' })
    expect(read(`${key} ${gap}: v`)).toBe('value-not-allowed')
  })
})

describe('what the reference refuses', () => {
  it.each<[string, ProblemCode]>([
    ['a:\n# c\n\n\tb: c', 'bad-start'],
    ['a: b\n\n...\nc', 'second-document'],
    ['a: b\u2028...\nc: d', 'unexpected'],
    ['a: b\n..', 'no-colon'],
    ['a: # b\n  c\n\nd: e', 'comment-before-value'],
    ['a: # b\n  |\n  c\n\nd: e', 'comment-before-value'],
    ['a:\n  - b: # c\n      d\n\n', 'comment-before-value'],
    ['a: b # c\n  d', 'unexpected'],
    ['a: b\n  # c\n  d', 'unexpected'],
    ['a: - ', 'entry-not-allowed'],
    ['a: ?', 'key-not-allowed'],
    ['a: -', 'entry-not-allowed'],
    ['a: |\n  b\n c', 'unexpected'],
    ['a: >\n  b\u2028  c', 'unexpected'],
    ['a: |\n  b\x85  c\u2028  d', 'unexpected'],
    ['a: b\n\n\t\nc: d', 'bad-start'],
    ['a: b\n\n \t \nc: d', 'bad-start'],
    ['a: b\n# c\n\t\nd: e', 'bad-start'],
    ['a: b\t#', 'bad-start'],
    ['a: b\n  c: d', 'value-not-allowed'],
    ['a: "b"\n  c', 'unexpected'],
    ['a: %b', 'bad-start'],
    ['a\n%b: c', 'value-not-allowed'],
    [' %a: b', 'bad-start'],
    ['a:\n %b', 'bad-start'],
    ['- %', 'bad-start'],
    ['...', 'no-content'],
    ['# a\n...', 'no-content'],
    ['a: b\x85\u2028c: d', 'value-not-allowed'],
  ])('in %j', (text, code) => expect(read(text)).toBe(code))
})

describe('refusals', () => {
  it.each<[string, ProblemCode]>([
    ['a: b: c', 'value-not-allowed'],
    ['a: - b', 'entry-not-allowed'],
    ['a: ? b', 'key-not-allowed'],
    ['a: b\nc', 'no-colon'],
    [`${'k'.repeat(1025)}: v\nb: c`, 'value-not-allowed'],
    ['a: @b', 'bad-start'],
    ['a:\tb', 'bad-start'],
    ['a: [b]', 'flow'],
    ['a: ]', 'flow-end'],
    ['a: &b c', 'anchor'],
    ['a: *b', 'alias'],
    ['a: !b c', 'tag'],
    ['%YAML 1.2\na: b', 'directive'],
    ['a: | b', 'block-header'],
    ['a: |0\n b', 'block-header'],
    ['a: "b', 'unclosed-quote'],
    ['a: "b\n...\n"', 'dots-in-quote'],
    ['a: "\\q"', 'bad-escape'],
    ['a: "b" c', 'unexpected'],
    ['...\na: b', 'no-content'],
    ['a: b\n...\nc: d', 'second-document'],
    ['a: b\na: c', 'duplicate-key'],
    ['<<: a', 'merge-key'],
    ['<<:\n  a: b', 'merge-key'],
    ['? - a\n: b', 'complex-key'],
    ['a:\n  b: c\nd:\n    e: f', 'uneven-mappings'],
    ['a: # b\n  c\n\n', 'comment-before-value'],
    ['a: b\0', 'bad-character'],
    [`a: ${'b'.repeat(MAX_FRONTMATTER)}`, 'too-large'],
    [`${'- '.repeat(65)}a`, 'too-deep'],
  ])('%j', (text, code) => expect(read(text)).toBe(code))
  it('takes 64 levels and 64 KiB', () => {
    expect(read(`${'- '.repeat(64)}a`)).toBeInstanceOf(Array)
    expect(read(`a: ${'b'.repeat(MAX_FRONTMATTER - 3)}`)).toEqual({ a: 'b'.repeat(MAX_FRONTMATTER - 3) })
  })
})

/** A text with `⟦` and `⟧` around the place of its problem. `since`: where the thing began that could not end. */
describe('the place of a refusal', () => {
  it.each<[ProblemCode, string, number?]>([
    ['value-not-allowed', 'a: b⟦:⟧ c'],
    ['value-not-allowed', 'a: b ⟦:⟧ c'],
    ['value-not-allowed', 'a: b\n  c⟦:⟧ d\n'],
    ['value-not-allowed', 'a\nb⟦:⟧ c'],
    ['value-not-allowed', '"a\nb"⟦:⟧ c'],
    ['value-not-allowed', 'a: "b"⟦:⟧ c'],
    ['entry-not-allowed', 'a: ⟦-⟧ b'],
    ['entry-not-allowed', 'a: ⟦-⟧\tb'],
    ['entry-not-allowed', 'a: ⟦-⟧\nb: c'],
    ['key-not-allowed', 'a: ⟦?⟧ b'],
    ['no-colon', 'a: b\n⟦c⟧'],
    ['no-colon', 'a: b\n⟦c d⟧  # e\n'],
    ['no-colon', 'a: b\n⟦"c"⟧ \n'],
    ['no-colon', 'a:\n  b: c\n  ⟦d⟧\ne: f'],
    ['no-colon', 'a: b\n⟦c\n  d⟧\n'],
    ['bad-start', 'a: ⟦@⟧b'],
    ['bad-start', 'a: ⟦`⟧b'],
    ['bad-start', 'a: ⟦%⟧b'],
    ['bad-start', 'a:⟦\t⟧b'],
    ['bad-start', 'a: b⟦\t⟧'],
    ['bad-start', 'a: b ⟦\t⟧# c'],
    ['bad-start', 'a: "b"⟦\t⟧'],
    ['bad-start', '⟦\t⟧a: b'],
    ['bad-start', 'a: b\n⟦\t⟧c: d'],
    ['bad-start', 'a: b\n ⟦\t⟧\n'],
    ['bad-start', 'a: b\n\n⟦\t⟧c'],
    ['bad-start', 'a: # b\n⟦\t⟧c'],
    ['bad-start', 'a: >\n⟦\t⟧b'],
    ['bad-start', '- ⟦\t⟧a'],
    ['bad-start', '? a\n:⟦\t⟧b'],
    ['flow', 'a: ⟦[⟧b]'],
    ['flow', 'a: ⟦{⟧b: c}'],
    ['flow-end', 'a: ⟦]⟧'],
    ['flow-end', 'a: ⟦}⟧'],
    ['flow-end', 'a: ⟦,⟧b'],
    ['anchor', 'a: ⟦&b⟧ c'],
    ['anchor', 'a: ⟦&b⟧\n  c'],
    ['alias', 'a: ⟦*b⟧'],
    ['tag', 'a: ⟦!b⟧ c'],
    ['tag', 'a: ⟦!⟧'],
    ['directive', '⟦%YAML 1.2⟧\na: b'],
    ['directive', 'a: b\n⟦%TAG⟧'],
    ['block-header', 'a: | ⟦b⟧', 3],
    ['block-header', 'a: |0⟦⟧\n b', 3],
    ['block-header', 'a: |+⟦x c⟧\n b', 3],
    ['block-header', 'a: |2⟦2⟧\n  b', 3],
    ['block-header', 'a: |+⟦- ⟧\n  b', 3],
    ['block-header', 'a: |2-⟦+⟧\n  b', 3],
    ['block-header', 'a: |-2⟦-⟧\n  b', 3],
    ['block-header', 'a: >⟦#c⟧\n  b', 3],
    ['block-header', 'a: >⟦\t⟧\n  b', 3],
    ['unclosed-quote', 'a: ⟦"b⟧'],
    ['unclosed-quote', 'a: ⟦"b\nc: d\n⟧'],
    ['unclosed-quote', 'a: ⟦"b\\⟧'],
    ['unclosed-quote', "a: ⟦'b''⟧"],
    ['dots-in-quote', 'a: "b\n⟦...⟧\n"', 3],
    ['dots-in-quote', "a: 'b\n\n⟦...⟧ c'", 3],
    ['dots-in-quote', 'a: "b\\\n⟦...⟧\n"', 3],
    ['bad-escape', 'a: "b⟦\\q⟧"', 3],
    ['bad-escape', 'a: "⟦\\😀⟧"', 3],
    ['bad-escape', 'a: "⟦\\x4⟧"', 3],
    ['bad-escape', 'a: "⟦\\x⟧zz"', 3],
    ['bad-escape', 'a: "⟦\\u00e⟧"', 3],
    ['bad-escape', 'a: "⟦\\U00110000⟧"', 3],
    ['unexpected', 'a: "b" ⟦c⟧', 0],
    ['unexpected', '- a\n⟦⟧b: c', 0],
    ['unexpected', 'a: b\n⟦-⟧ c', 0],
    ['unexpected', 'a:\n  - b\n ⟦⟧- c', 0],
    ['unexpected', 'a:\n    b: c\n  ⟦⟧d: e', 0],
    ['unexpected', '- - a\n ⟦⟧- b', 0],
    ['unexpected', 'a: |\n  b\n ⟦⟧c: d', 0],
    // An empty line further in than the text decides how far in the text must be.
    ['unexpected', 'a: |\n   \n  ⟦b⟧', 0],
    ['no-content', '⟦...⟧\na: b'],
    ['second-document', 'a: b\n...\n⟦⟧c: d', 0],
    ['second-document', 'a: b\n... ⟦c⟧', 0],
    ['second-document', 'a: b\n...\n⟦...⟧', 0],
    ['second-document', '  a: b\n⟦⟧c: d', 2],
    ['duplicate-key', 'a: b\n⟦a⟧: c', 0],
    ['duplicate-key', 'x:\n  "a": b\n  ⟦a⟧: c', 5],
    ['merge-key', '⟦<<⟧: a'],
    ['complex-key', '? ⟦- a⟧\n: b'],
    ['complex-key', '? ⟦a: b⟧\n: c'],
    ['uneven-mappings', 'a:\n  b: c\nd:\n    ⟦e: f⟧', 5],
    ['uneven-mappings', 'a:\n  b: c\nx: y\nd:\n ⟦e: f⟧', 5],
    ['comment-before-value', 'a:⟦ # b\n  ⟧c\n\n'],
    ['bad-character', 'a: b⟦\0⟧'],
    ['bad-character', 'a: ⟦\x07⟧b\n"'],
    ['bad-character', '⟦\ud800⟧'],
    ['too-deep', `${'- '.repeat(64)}⟦⟧- a`],
  ])('%s: %j', (code, marked, since) => {
    const [before = '', inside = '', after = ''] = marked.split(/[⟦⟧]/)
    const text = before + inside + after
    // Alone, and as the frontmatter of a document.
    for (const [head, foot] of [
      ['', ''],
      ['---\n', '\n---\n"body\n'],
    ] as const) {
      const from = head.length + before.length
      const read = readYaml(head + text + foot, head.length, head.length + text.length)
      expect(read.ok ? null : read.problem).toEqual({
        code,
        from,
        to: from + inside.length,
        ...(since === undefined ? {} : { since: head.length + since }),
      })
    }
  })

  it.each([
    // Of the scanner's problem and the parser's, the first counts.
    ['unexpected', 'a: "b" c\nd: [e]'],
    ['complex-key', '? - a\n: b\nd: [e]'],
    ['flow', 'a: [b]\nd: e\nd: f'],
    ['flow', 'a: b\na: [c]'],
    ['unclosed-quote', 'a: "b\n<<: c'],
  ])('%s comes first in %j', (code, text) => expect(read(text)).toBe(code))

  it('of what is too large is all of it', () => {
    const text = `a: ${'é'.repeat(MAX_FRONTMATTER / 2 - 1)}`
    expect(readYaml(text, 0, text.length)).toEqual({
      ok: false,
      problem: { code: 'too-large', from: 0, to: text.length },
      tokens: [],
    })
    expect(read(text.slice(0, -1))).toEqual({ a: text.slice(3, -1) })
  })

  it('of a long document only the frontmatter counts', () => {
    const held = `a: ${'b'.repeat(30_000)}`
    const text = `${'#'.repeat(70_000)}\n${held}\n${'#'.repeat(70_000)}`
    expect(readYaml(text, 70_001, 70_001 + held.length).ok).toBe(true)
    expect(readYaml(text, 70_001, 70_004).ok).toBe(true)
  })
})

describe('places', () => {
  const scalars = (node: YamlNode): YamlNode[] => {
    if (node.kind === 'scalar') return [node]
    if (node.kind === 'list') return node.items.flatMap(scalars)
    return node.pairs.flatMap(({ key, value }) => [key, ...scalars(value)])
  }

  /** A node with its offsets; of a map the column too, and where each colon stands. */
  function outline(node: YamlNode): string {
    const at = `${node.from}-${node.to}`
    if (node.kind === 'scalar') return `${node.style} ${at}`
    if (node.kind === 'list') return `list ${at} [${node.items.map(outline).join(', ')}]`
    const pairs = node.pairs.map(({ key, colon, value }) => `${outline(key)} : ${colon} ${outline(value)}`)
    return `map ${at} column ${node.column} {${pairs.join(', ')}}`
  }

  it.each([
    ['a', 'plain 0-1'],
    ['a: b', 'map 0-4 column 0 {plain 0-1 : 1 plain 3-4}'],
    ['a :  b ', 'map 0-6 column 0 {plain 0-1 : 2 plain 5-6}'],
    ['a:', 'map 0-2 column 0 {plain 0-1 : 1 empty 2-2}'],
    ['a:  # c\nb:', 'map 0-10 column 0 {plain 0-1 : 1 empty 2-2, plain 8-9 : 9 empty 10-10}'],
    ['a:\n  b', 'map 0-6 column 0 {plain 0-1 : 1 plain 5-6}'],
    [`"a": 'b' # c`, 'map 0-8 column 0 {double 0-3 : 3 single 5-8}'],
    ['a: b\n  c\n\n  d # e', 'map 0-13 column 0 {plain 0-1 : 1 plain 3-13}'],
    ['a: "b\n  c" ', 'map 0-10 column 0 {plain 0-1 : 1 double 3-10}'],
    [': a', 'map 0-3 column 0 {empty 0-0 : 0 plain 2-3}'],
    ['? a\n: b\n? c\n', 'map 0-11 column 0 {plain 2-3 : 4 plain 6-7, plain 10-11 : null empty 11-11}'],
    ['  a: b\n  c:\n', 'map 2-11 column 2 {plain 2-3 : 3 plain 5-6, plain 9-10 : 10 empty 11-11}'],
    ['😀: b', 'map 0-5 column 0 {plain 0-2 : 2 plain 4-5}'],
    ['\ufeffa: b', 'map 1-5 column 0 {plain 1-2 : 2 plain 4-5}'],
    ['-', 'list 0-1 [empty 1-1]'],
    ['-  a\n-\n', 'list 0-6 [plain 3-4, empty 6-6]'],
    [
      'a:\n- b\n-\nc: d',
      'map 0-13 column 0 {plain 0-1 : 1 list 3-8 [plain 5-6, empty 8-8], plain 9-10 : 10 plain 12-13}',
    ],
    ['a:\n  - b\n  -\n', 'map 0-12 column 0 {plain 0-1 : 1 list 5-12 [plain 7-8, empty 12-12]}'],
    ['- - a\n  - b\n- c', 'list 0-15 [list 2-11 [plain 4-5, plain 10-11], plain 14-15]'],
    [
      '- b: c\n  d: e\n',
      'list 0-13 [map 2-13 column 2 {plain 2-3 : 3 plain 5-6, plain 9-10 : 10 plain 12-13}]',
    ],
    [
      '- 😀: a\n  b: c',
      'list 0-14 [map 2-14 column 2 {plain 2-4 : 4 plain 6-7, plain 10-11 : 11 plain 13-14}]',
    ],
    ['a: |\n  b\n\n', 'map 0-8 column 0 {plain 0-1 : 1 literal 3-8}'],
    ['a: |+\n  b\n\n', 'map 0-9 column 0 {plain 0-1 : 1 literal 3-9}'],
    ['a: |', 'map 0-4 column 0 {plain 0-1 : 1 literal 3-4}'],
    ['a: |  # c\nd: e', 'map 0-14 column 0 {plain 0-1 : 1 literal 3-9, plain 10-11 : 11 plain 13-14}'],
    ['a: >-\n  b\n  c\n  \n', 'map 0-13 column 0 {plain 0-1 : 1 folded 3-13}'],
    ['? |\n  a\n: b', 'map 0-11 column 0 {literal 2-7 : 8 plain 10-11}'],
  ])('of all nodes in %j', (text, expected) => {
    const result = readYaml(text, 0, text.length)
    expect(result.ok && result.node && outline(result.node)).toBe(expected)
  })

  it.each<[string, string, number[]]>([
    ['a: b c', 'b c', [3, 4, 5]],
    ['a: b   c', 'b   c', [3, 4, 5, 6, 7]],
    // What is folded stands where the white space starts that it is made of.
    ['a: b \n  c\n\n  d', 'b c\nd', [3, 4, 8, 9, 13]],
    ["a: 'it''s'", "it's", [4, 5, 6, 8]],
    ['a: "b\\n\\x41c"', 'b\nAc', [4, 5, 7, 11]],
    ['a: "\\U0001f600."', '😀.', [4, 5, 14]],
    ['a: "b\n  c\\\n  d"', 'b cd', [4, 5, 8, 13]],
    ['a: |\n  b\n  c\n', 'b\nc\n', [7, 8, 11, 12]],
    ['a: >\n  b\n   c\n  d\n\n  e\n', 'b\n c\nd\ne\n', [7, 8, 11, 12, 13, 16, 17, 21, 22]],
    ['a: |2\n    b\n   c\nd: e', '  b\n c\n', [8, 9, 10, 11, 14, 15, 16]],
  ])('of each character in %j', (text, value, expected) => {
    const result = readYaml(text, 0, text.length)
    const node = result.ok && result.node?.kind === 'map' ? result.node.pairs[0]?.value : undefined
    if (node?.kind !== 'scalar') throw new Error('no text')
    expect(node.text).toBe(value)
    expect(Array.from({ length: value.length + 1 }, (_, at) => originOf(node, at))).toEqual([
      ...expected,
      null,
    ])
  })

  it('lead from each character of a scalar back to the document', () => {
    const parts = fc.constantFrom('a', 'b c', '😀', '\n  ', '\r\n  ', "''", '\\n', ' ', 'é', ',')
    const styles = fc.constantFrom(['', ''], ['"', '"'], ["'", "'"], ['|\n  ', ''], ['>-\n  ', ''])
    fc.assert(
      fc.property(
        styles,
        fc.array(parts, { minLength: 1, maxLength: 8 }),
        ([open = '', close = ''], list) => {
          const text = `key: ${open}${list.join('')}${close}\nnext: x`
          const result = readYaml(text, 0, text.length)
          if (!result.ok || !result.node) return
          for (const node of scalars(result.node)) {
            if (!isText(node)) continue
            for (let index = 0; index < node.text.length; index++) {
              const origin = originOf(node, index) ?? -1
              expect(origin).toBeGreaterThanOrEqual(node.from)
              expect(origin).toBeLessThanOrEqual(node.to)
              const unit = node.text.charAt(index)
              if (unit !== ' ' && unit !== '\n') expect(text.charAt(origin)).toBe(unit)
            }
            expect(originOf(node, node.text.length)).toBeNull()
          }
        },
      ),
    )
  })
})
