// Qwen Code's reader of lines: what it makes of each shape, as its own parser does.
import { describe, expect, it } from 'vitest'
import { readQwenLines } from './qwen-lines.ts'

function reading(block: string) {
  const result = readQwenLines(block)
  if (!result.ok) throw new Error(result.problem)
  return result
}

const values = (block: string) =>
  Object.fromEntries([...reading(block).fields].map(([name, { value }]) => [name, value]))

describe('values on the line of their key', () => {
  it.each<[string, unknown]>([
    ['a b: c', 'a b: c'],
    ['"a"', 'a'],
    ['"a: b"', 'a: b'],
    ['"a \\"b\\" \\\\ c"', 'a "b" \\ c'],
    ['""', ''],
    ['"', '"'],
    ['"a', '"a'],
    ['a"', 'a"'],
    ["'a'", "'a'"],
    ['a # b', 'a # b'],
    ['[a, b]', '[a, b]'],
    ['true', true],
    ['false', false],
    ['null', null],
    ['True', 'True'],
    ['untrue', 'untrue'],
    ['true story', 'true story'],
    ['~', '~'],
    ['12', 12],
    ['-1.5e3', -1500],
    ['+.5', 0.5],
    ['0x1f', 31],
    ['0b11', 3],
    ['0o17', 15],
    ['012', 12],
    ['1_000', '1_000'],
    ['Infinity', 'Infinity'],
    ['1e999', '1e999'],
    ['12 a', '12 a'],
  ])('%j', (text, value) => {
    expect(values(`k: ${text} `)).toEqual({ k: value })
    expect(values(`k:\n  - ${text}\n`)).toEqual({ k: [value] })
    expect(values(`k:\n  m: ${text}\n`)).toEqual({ k: { m: value } })
  })
})

describe('lines', () => {
  it.each<[string, unknown]>([
    ['', {}],
    ['text', {}],
    ['k: a\nk: b', { k: 'b' }],
    ['k:v', { k: 'v' }],
    [' k : v', { k: 'v' }],
    ['k: v\r', { k: 'v' }],
    [': v', { '': 'v' }],
    ['k:\n  a: b\n   \n  c: d', { k: { a: 'b', c: 'd' } }],
    ['# k: v\n  # m: n\n\n \nk: v', { k: 'v' }],
    ['k:', {}],
    ['k: a\nk:', { k: 'a' }],
    ['k:\nm: n', { m: 'n' }],
    ['k:\n  - a\n\n  # c\n  - b c\nm: n', { k: ['a', 'b c'], m: 'n' }],
    ['k:\n  -  a: b', { k: ['a: b'] }],
    ['k:\n  - a\n  -b\nm: n', { k: ['a'], m: 'n' }],
    ['k:\n  - a\n- b\n  - c', { k: ['a'], '': ['c'] }],
    ['k:\n- a', {}],
    ['k:\n- a\n  - b', { k: ['b'] }],
    ['k:\nm: n\n  - a', { k: ['a'], m: 'n' }],
    ['  - a', { '': ['a'] }],
    ['k:\n  a: 1\n    b : c: d\nm: n', { k: { a: 1, b: 'c: d' }, m: 'n' }],
    ['k:\n  a', { k: { a: '' } }],
    ['k:\n  a: b\n c: d\n  e: f', { k: { a: 'b' }, c: 'd', e: 'f' }],
    ['k:\n  a: b\n  - c\n  d: e', { k: { a: 'b', d: 'e' }, '': ['c'] }],
    ['m:\nk:\n  a: b\n  - c', { k: { a: 'b' }, '': ['c'] }],
    ['k: v\n  a: b', { k: 'v', a: 'b' }],
    ['k:\n\ta: b', { a: 'b' }],
    ['k:\n a: b', { a: 'b' }],
  ])('%j', (block, expected) => expect(values(block)).toEqual(expected))

  it('keep names that objects have of their own', () =>
    expect(Object.keys(values('k:\n  __proto__: a\n  constructor: b').k as object)).toEqual([
      '__proto__', // A map reads as an object.
      'constructor',
    ]))
})

describe('places', () => {
  it.each([
    ['k:  v \n', 'k', 'k', 'v', 'v'],
    ['a: b\nk :"v"', 'k', 'k ', '"v"', '"v"'],
    ['a: b\nk:\n  - v\n  - w\nm: n', 'k', 'k', null, 'k:\n  - v\n  - w'],
    ['a: b\nk:\n  v: 1\n  w: 2\nm: n', 'k', 'k', null, 'k:\n  v: 1\n  w: 2'],
  ])('%j', (block, name, key, text, span) => {
    const field = reading(block).fields.get(name)
    expect([field?.text, field && block.slice(field.key.from, field.key.to)]).toEqual([text, key])
    expect(field && block.slice(field.span.from, field.span.to)).toBe(span)
  })
})

it.each([
  ['nothing', '# k: v'],
  ['mapping', 'k: v'],
])('is %s: %j', (kind, block) => expect(reading(block)).toMatchObject({ kind, notes: [] }))
