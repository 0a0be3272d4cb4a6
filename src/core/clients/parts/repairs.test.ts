// What clients put in quotes before they read a block once more.
import { describe, expect, it } from 'vitest'
import { readCoreYaml } from '../../document/yaml/loose/core-yaml.ts'
import { readSerdeYaml } from '../../document/yaml/loose/yaml11.ts'
import { blockProse, quoteProse, repaired } from './repairs.ts'

describe('Codex puts in single quotes', () => {
  it.each([
    ['a: b: c', "a: 'b: c'"],
    ['a:   b: c  ', "a:   'b: c'  "],
    ['  a: b: c', "  a: 'b: c'"],
    ["a: it's: c", "a: 'it''s: c'"],
    ['a: b:\tc', "a: 'b:\tc'"],
    ['a: b: c # d: e', "a: 'b: c' # d: e"],
    ['a: b # c: d', null],
    ['a: # b: c', null],
    ['a: b#c: d', "a: 'b#c: d'"],
    ['a: b:c', null],
    ['a:b: c', null],
    ['a: b', null],
    ['a:', null],
    [': b: c', null],
    ['b', null],
    ['a: [b, c]', null],
    ['a: [b] c', "a: '[b] c'"],
    ['a: {b} c', "a: '{b} c'"],
    ['a: @b', "a: '@b'"],
    ['a: %b [c', null],
    ['a: b\n  [c', null],
    ['  : b: c', null],
    ['a: |\n b: c: d', null],
    ['a: b|c\n  d: e: f', "a: b|c\n  d: 'e: f'"],
    ['a:\n  b: |\n \n    c: d: e', null],
    ['a: `b`', "a: '`b`'"],
    ['a: x[b', null],
    ['a: {b: c}', "a: '{b: c}'"],
    ['a: "b: c"', null],
    ["a: 'b: c'", null],
    ['a: "b" c: d', null],
    ['a: |\n  b: c: d\n\n  e: f: g\nh: i: j', "a: |\n  b: c: d\n\n  e: f: g\nh: 'i: j'"],
    ['a: >-\n  b: c: d', null],
    ['a:\n  b: |\n    c: d: e\n  f: g: h', "a:\n  b: |\n    c: d: e\n  f: 'g: h'"],
    ['a: b: c\r\nd: e: f', "a: 'b: c'\r\nd: 'e: f'"],
  ])('%j: %j', (block, text) => {
    expect(quoteProse(readSerdeYaml)(block)?.text ?? null).toBe(text)
  })
})

describe('OpenCode makes a block scalar', () => {
  it.each([
    ['a: b: c', 'a: |-\n  b: c'],
    ['a_1  :  b:c', 'a_1: |-\n  b:c'],
    ['a: b: c\nd: e', 'a: |-\n  b: c\nd: e'],
    ['a: b', null],
    ['a-b: c: d', null],
    ['1a: c: d', null],
    [' a: c: d', null],
    ['a: "b: c"', null],
    ["a: 'b: c'", null],
    ['a: b"c: d"', 'a: |-\n  b"c: d"'],
    ['a: >', null],
    ['a: |', null],
    ['a: >-:', 'a: |-\n  >-:'],
    ['a:', null],
    ['', null],
  ])('%j: %j', (block, text) => {
    expect(blockProse(block)?.text ?? null).toBe(text)
  })
})

describe('what is read of a repaired block', () => {
  const read = repaired(blockProse, readCoreYaml)
  it('has the places of the block as it was', () => {
    expect(read('a: b: c\nd: e')).toMatchObject({
      ok: true,
      fields: new Map([
        ['a', { value: 'b: c', text: 'b: c', key: { from: 0, to: 1 }, span: { from: 3, to: 8 } }],
        ['d', { value: 'e', text: 'e', key: { from: 8, to: 9 }, span: { from: 11, to: 12 } }],
      ]),
    })
  })
  it('and so has what still is no YAML', () => {
    expect(read('a: b: c\nd-e: f: g')).toMatchObject({ ok: false, cause: 'colon', span: { from: 8, to: 17 } })
  })
  it('says so where there is nothing to repair', () => {
    expect(read('a-b: c: d')).toEqual({
      ok: false,
      cause: 'other',
      problem: 'There is nothing to repair.',
      span: { from: 0, to: 9 },
    })
  })
})
