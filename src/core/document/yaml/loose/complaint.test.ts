// What is said of a block that is not YAML: the sentence, and the line that it speaks of.
import { describe, expect, it } from 'vitest'
import { readCoreYaml } from './core-yaml.ts'

/** A sentence; `*` is a part that differs. Then blocks, the line that each is said of, and that part. */
const SENTENCES: [string, [block: string, line: string, part?: string][]][] = [
  [
    'The colon * starts a second key where a value should be; put the value in quotes.',
    [
      ['k: a: b', 'k: a: b', 'after `a`'],
      ['k: x\nd: some words here: b', 'd: some words here: b', 'after `here`'],
      ['k: a\n  longer words\n  then: b\nm: n', '  then: b', 'after `then`'],
      [
        'k: wwwwwwwwww-wwwwwwwwww-wwwwwwwwww-wwwwwwwwww-w: b',
        'k: wwwwwwwwww-wwwwwwwwww-wwwwwwwwww-wwwwwwwwww-w: b',
        'after `wwwww-wwwwwwwwww-wwwwwwwwww-wwwwwwwwww-w`',
      ],
      ['k: a\n b\n c :d\n e:\n', ' e:', 'after `e`'],
      ['k: a\nk: b:', 'k: b:', 'after `b`'],
      ['k: a\r\nm: b: c\r\nn: o', 'm: b: c', 'after `b`'],
      ['m: n\n k: a', ' k: a', 'after `k`'],
      ['k:\n- a\n b: c: d', ' b: c: d', 'after `b`'],
      ['k: x "a" b: c', 'k: x "a" b: c', 'after `b`'],
    ],
  ],
  [
    'The colon starts a second key where a value should be; put the value in quotes.',
    [
      ['d: "a" : b', 'd: "a" : b'],
      ['k: : b', 'k: : b'],
    ],
  ],
  ['A tab stands where YAML wants spaces; indent with spaces.', [['m:\n\tn: o', '\tn: o']]],
  [
    '*, which YAML reserves; put the value in quotes.',
    [
      ['k: @a', 'k: @a', 'The value of `k` starts with `@`'],
      ['@a', '@a', 'The line starts with `@`'],
      ['m:\n  a-b : %a', '  a-b : %a', 'The value of `a-b` starts with `%`'],
      ['- @a', '- @a', 'The list item starts with `@`'],
      ['m:\n  -  - `b`', '  -  - `b`', 'The list item starts with ```'],
    ],
  ],
  [
    'The value of `k` starts with `*`, which YAML reads as an alias; put the value in quotes.',
    [['k: *', 'k: *', '*']],
  ],
  [
    'A backslash in the value of `k` is no escape that YAML knows; use single quotes, or double the backslash.',
    [['k: "a\\d"', 'k: "a\\d"']],
  ],
  [
    'A line is indented as no other of its level; use the same number of spaces.',
    [['k:\n    a: b\n  c: d', '  c: d']],
  ],
  [
    'A line of `---` or `...` ends the YAML before the closing fence.',
    [
      ['k: a\n---\nb: c', '---'],
      ['k: a\n...\nb: c', 'b: c'],
    ],
  ],
  [
    '* opens a quote that never closes.',
    [
      ['k: "a', 'k: "a', 'The value of `k`'],
      ['m: n\nk: "a\n  b\n\n  c\nl: x', 'k: "a', 'The value of `k`'],
      ["k:\n  - 'a\n    b", "  - 'a", 'The list item'],
      ['"a', '"a', 'The line'],
    ],
  ],
  ['A line is neither a `key: value` nor part of a value.', [['k: a\nb\nm: n', 'b']]],
  [
    'A bracket is open where a line is not indented; close it, or indent the lines inside it.',
    [
      ['k: [a\nm: n', 'm: n'],
      ['k: {a: b', 'k: {a: b'],
    ],
  ],
  [
    'Text follows the closing quote in *; put the whole value in quotes.',
    [
      ['k: "a" b', 'k: "a" b', 'the value of `k`'],
      ['\n\nk: "a" b', 'k: "a" b', 'the value of `k`'],
      ["key-name : 'it's'", "key-name : 'it's'", 'the value of `key-name`'],
      ['  k:   "x" y', '  k:   "x" y', 'the value of `k`'],
      ['  - k: "a" b', '  - k: "a" b', 'the value of `k`'],
      ['- "x" y', '- "x" y', 'the list item'],
      ['k: "a"#c', 'k: "a"#c', 'the value of `k`'],
    ],
  ],
  [
    '* starts with a bracket, which YAML reads as a list or a map; put it in quotes.',
    [
      ['k: [a] b', 'k: [a] b', 'The value of `k`'],
      ['k: {a} b', 'k: {a} b', 'The value of `k`'],
      ['{"a" b}', '{"a" b}', 'The line'],
    ],
  ],
  [
    'YAML cannot read *.',
    [
      ['k: a\nm: &a *b', 'm: &a *b', 'the value of `m`'],
      ['%TAG x\na: b', '%TAG x', 'the line'],
      ['k: |x\n a', 'k: |x', 'the value of `k`'],
      ['a b: "c" d', 'a b: "c" d', 'the line'],
      ['k: ? a', 'k: ? a', 'the value of `k`'],
      ['k: a\n- b', '- b', 'the list item'],
    ],
  ],
]

describe.each(SENTENCES)('%s', (sentence, rows) => {
  it.each(rows)('is said of %j, at %j', (block, line, part = '') => {
    const reading = readCoreYaml(block)
    if (reading.ok) throw new Error('this block reads')
    const { from, to } = reading.span
    expect([reading.problem, block.slice(from, to)]).toEqual([sentence.replace('*', () => part), line])
  })
})

describe('the cause', () => {
  it.each([
    ['k: a: b', 'colon'],
    ['k: a\n- b', 'colon'],
    ['k: a\n  b: c', 'other'],
    ['k:\n- a\n b: c: d', 'other'],
    ['m:\n\tn: o', 'tab'],
    ['k: @a', 'other'],
    ['k: a\nk: b', 'repeated'],
    [`k: ${'['.repeat(65)}`, 'limit'],
  ])('of %j is %s', (block, cause) => {
    expect(readCoreYaml(block)).toMatchObject({ ok: false, cause })
  })
})

describe('a problem at the very end', () => {
  it('is on the last line there is', () => {
    expect(readCoreYaml('k: [a,\n')).toMatchObject({ ok: false, span: { from: 0, to: 6 } })
  })
})
