// Plain data of YAML values, also of those that JavaScript has no keys for.

import { describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { plainOf } from './plain.ts'

const read = (yaml: string) =>
  plainOf(parseDocument(yaml, { uniqueKeys: false, logLevel: 'silent' }).contents)

describe('plain data', () => {
  it.each<[string, unknown]>([
    ['a: 1\nb: true\nc:\n', { a: 1, b: true, c: null }],
    ['a: [x, {y: 2}]', { a: ['x', { y: 2 }] }],
    ['? [a, b]\n: c', { '["a","b"]': 'c' }],
    ['~: x', { '': 'x' }],
    ['1: x', { 1: 'x' }],
    ['a: 1\na: 2', { a: 2 }],
  ])('%s', (yaml, plain) => {
    expect(JSON.parse(JSON.stringify(read(yaml)))).toEqual(plain)
  })

  it('holds __proto__ as a key like any other', () => {
    expect(Object.keys(read('__proto__: x') as object)).toEqual(['__proto__']) // A map became an object.
  })

  it('does not follow an alias', () => {
    expect(() => read('a: &x 1\nb: *x')).toThrow(new TypeError('an alias is not followed'))
  })

  it('of nothing is null', () => {
    expect([plainOf(null), plainOf(undefined), read('')]).toEqual([null, null, null])
  })
})
