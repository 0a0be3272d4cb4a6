// The tolerant reader: what it reads, what it mends with its place, what it refuses.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readJson } from './json.ts'

test('JSON reads as JSON.parse reads it, with nothing mended', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), text => {
      fc.pre(!text.includes('__proto__'))
      const read = readJson(text, 0, { whole: true })
      expect(read).toMatchObject({ ok: true, from: 0, to: text.length, repairs: [], flaws: [] })
      expect(read.ok && read.value).toEqual(JSON.parse(text))
    }),
  )
})

describe('mends', () => {
  test.each([
    ["{'a': 'b'}", { a: 'b' }, 'single-quotes'],
    ['{“a”: “b”}', { a: 'b' }, 'smart-quotes'],
    ['{a: 1}', { a: 1 }, 'unquoted-key'],
    ['{"a": [1, 2,],}', { a: [1, 2] }, 'trailing-comma'],
    ['{"a": True, "b": None}', { a: true, b: null }, 'python-word'],
    ['{"a": 1 /* one */}', { a: 1 }, 'comment'],
    ['{"a": "x\ny"}', { a: 'x\ny' }, 'raw-control'],
    ['{"a": "C:\\dir"}', { a: 'C:\\dir' }, 'bad-escape'],
    ['{"a":\\n1}', { a: 1 }, 'escaped-blank'],
    ['{"a":\u00a01}', { a: 1 }, 'odd-blank'],
    ['{"a": {"b": "c"}', { a: { b: 'c' } }, 'missing-end'],
  ])('%j', (text, value, kind) => {
    const read = readJson(text, 0)
    expect(read).toMatchObject({ ok: true, value })
    expect(read.ok && new Set(read.repairs.map(repair => repair.kind))).toEqual(new Set([kind]))
  })
})

describe('refusals', () => {
  test.each([
    ['{"a": "b', 'cut'],
    ['{"a": 1', 'cut'],
    ['{"a": tru', 'cut'],
    ['{"a": "b",', 'cut'],
    ['{"a"', 'cut'],
    ['{"a": {"b": "c"', 'cut'],
    ['{"a": "b" "c"}', 'bad'],
    ['{"a": "b" + "c"}', 'bad'],
    ['{"a": 007}', 'bad'],
    ['{"a": 15:30}', 'bad'],
    ['{"a": NaN}', 'bad'],
    ['{"a": "say "hi" now"}', 'bad'],
    ['[,]', 'bad'],
    ['['.repeat(65), 'deep'],
  ])('%.40s is %s', (text, why) => {
    expect(readJson(text, 0)).toMatchObject({ ok: false, why })
  })
})

test.each([
  ['{"a": 1, "a": 2}', 'duplicate-member'],
  ['{"__proto__": 1}', 'proto-member'],
  ['{"a": 12345678901234567890}', 'number-too-large'],
  ['{"a": 9007199254740993}', 'number-too-large'],
  ['{"a": 1e999}', 'number-too-large'],
])('%s has a flaw', (text, kind) => {
  expect(readJson(text, 0)).toMatchObject({ ok: true, flaws: [{ kind }] })
})

test('no member ever reaches a prototype', () => {
  const read = readJson('{"__proto__": {"polluted": 1}, "constructor": 2}', 0)
  expect(read.ok && read.value).toEqual({ constructor: 2 })
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
