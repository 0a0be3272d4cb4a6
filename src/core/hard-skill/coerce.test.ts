// Tests what becomes a value of each type, and when two values are the same.
import { describe, expect, it } from 'vitest'
import { coerce, isDeeperThan, parseJson, sameJson } from './coerce.ts'
import type { ParamType } from './skill.ts'

describe('coerce', () => {
  it.each<[ParamType, unknown, unknown]>([
    ['string', 'a', 'a'],
    ['string', '', ''],
    ['number', 1.5, 1.5],
    ['number', ' 1.5 ', 1.5],
    ['number', '1e3', 1000],
    ['number', '0x10', 16],
    ['integer', '7', 7],
    ['integer', '7.0', 7],
    ['boolean', true, true],
    ['boolean', false, false],
    ['boolean', 'true', true],
    ['boolean', 'false', false],
    ['object', { a: 1 }, { a: 1 }],
    ['object', '{"a": 1}', { a: 1 }],
    ['array', [1], [1]],
    ['array', '[1]', [1]],
  ])('%s takes %j', (type, value, expected) =>
    expect(coerce(type, value)).toEqual({ ok: true, value: expected }),
  )

  it.each<[ParamType, unknown]>([
    ['string', 7],
    ['string', null],
    ['number', ''],
    ['number', ' '],
    ['number', 'x'],
    ['number', 'Infinity'],
    ['number', Number.NaN],
    ['number', true],
    ['number', [1]],
    ['integer', 1.5],
    ['integer', '1.5'],
    ['boolean', ''],
    ['boolean', 'yes'],
    ['boolean', 'True'],
    ['boolean', 1],
    ['object', '[]'],
    ['object', 'null'],
    ['object', '{'],
    ['object', []],
    ['object', null],
    ['array', '{}'],
    ['array', '['],
    ['array', { length: 0 }],
  ])('%s does not take %j', (type, value) => expect(coerce(type, value)).toEqual({ ok: false }))
})

it('parseJson gives nothing for what is no JSON', () => {
  expect([parseJson('{"a": null}'), parseJson('null'), parseJson('{'), parseJson('')]).toEqual([
    { a: null },
    null,
    undefined,
    undefined,
  ])
})

describe('sameJson', () => {
  it.each([
    [null, null],
    [1, 1],
    [0, -0],
    ['a', 'a'],
    [true, true],
    [[], []],
    [
      [1, [2]],
      [1, [2]],
    ],
    [{}, {}],
    [
      { a: 1, b: [2] },
      { b: [2], a: 1 },
    ],
    [{ a: { b: null } }, { a: { b: null } }],
  ])('%j is %j', (a, b) => expect([sameJson(a, b), sameJson(b, a)]).toEqual([true, true]))

  it.each([
    [null, 0],
    [0, 1],
    [1, '1'],
    [0, false],
    ['', null],
    [[], {}],
    [{}, null],
    [{}, 'a'],
    [[1], 1],
    [[1], [1, 2]],
    [
      [1, 2],
      [1, 3],
    ],
    [
      [1, 2],
      [3, 2],
    ],
    [{ a: 1 }, {}],
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [
      { a: 1, b: 2 },
      { a: 1, b: 3 },
    ],
    [{ toString: 1 }, { a: 1 }],
    [{ a: undefined }, { b: undefined }],
  ])('%j is not %j', (a, b) => expect([sameJson(a, b), sameJson(b, a)]).toEqual([false, false]))
})

it.each([
  [0, 'x', false],
  [0, null, false],
  [0, {}, true],
  [1, [null, 1, 'x'], false],
  [1, [{}], true],
  [2, { a: [1], b: null }, false],
  [2, { a: 1, b: { c: [] } }, true],
])('more than %j objects and lists inside each other in %j: %j', (limit, value, expected) =>
  expect(isDeeperThan(limit, value)).toBe(expected),
)
