// What each kind of written value holds as, and what is said of it.
import { describe, expect, it } from 'vitest'
import { asGlobs, asMap, asNames, asOneOf, asRules, asText, asYesNo } from './coerce.ts'

describe('text', () => {
  it.each([
    [undefined, null, ''],
    [null, null, ''],
    [' a b ', 'a b', ''],
    [12, '12', 'a number, read as text'],
    [12n, '12', 'a number, read as text'],
    [true, 'true', 'a yes or no, read as text'],
    [['a', null, { b: 1 }, ['c'], 2, false], '[a, 2, false]', 'a list, read as text'],
    [{ a: 1 }, null, 'a map where text belongs, ignored'],
  ])('of %o is %o', (written, value, note) => {
    expect(asText(written)).toEqual({ value, note })
  })
})

describe('yes or no', () => {
  const old = 'only true and false counted before 2.1.218'
  const neither = 'no word for yes or no, so the default holds'

  it.each([
    [true, true, ''],
    [false, false, ''],
    ['true', true, old],
    [' Yes ', true, old],
    ['ON', true, old],
    [1, true, old],
    ['False', false, old],
    ['no', false, old],
    ['off', false, old],
    [0, false, old],
  ])('of %o is %o', (written, value, note) => {
    expect(asYesNo(written, !value)).toEqual({ value, note })
  })

  it.each([
    [undefined, ''],
    [null, ''],
    ['', neither],
    ['maybe', neither],
    [2, neither],
    [[true], neither],
    [{}, neither],
  ])('of %o is the default', (written, note) => {
    expect([asYesNo(written, true), asYesNo(written, false)]).toEqual([
      { value: true, note },
      { value: false, note },
    ])
  })
})

describe('names', () => {
  const left = 'names of digits alone are left out'

  it.each([
    [undefined, [], ''],
    [{ a: 1 }, [], ''],
    ['', [], ''],
    ['issue\t branch\nother', ['issue', 'branch', 'other'], ''],
    [[' issue ', '', null, 'branch'], ['issue', 'branch'], ''],
    ['1 a1 1a 22', ['a1', '1a'], left],
    [[1, 'a'], ['a'], left],
  ])('of %o', (written, value, note) => {
    expect(asNames(written)).toEqual({ value, note })
  })
})

describe('rules', () => {
  it.each([
    [undefined, []],
    [{ a: 1 }, []],
    ['Read, Bash(ls a, b)', ['Read', 'Bash(ls a, b)']],
    [
      ['Read Grep', null, 'Bash(ls *)'],
      ['Read', 'Grep', 'Bash(ls *)'],
    ],
  ])('of %o', (written, value) => {
    expect(asRules(written)).toEqual({ value, note: '' })
  })
})

describe('globs', () => {
  it.each([
    [undefined, []],
    ['', []],
    [' *.ts , , src/{a,{b,c},d}/** ', ['*.ts', 'src/{a,{b,c},d}/**']],
    ['a},{b,c}', ['a}', '{b,c}']],
    [
      ['a,b', '{c,d}', null],
      ['a', 'b', '{c,d}'],
    ],
  ])('of %o', (written, value) => {
    expect(asGlobs(written)).toEqual({ value, note: '' })
  })
})

describe('one of a few words', () => {
  it.each([
    [undefined, null, ''],
    ['low', 'low', ''],
    ['Low', null, 'not one of low, high, ignored'],
    [3, null, 'not one of low, high, ignored'],
    [{}, null, 'a map where text belongs, ignored'],
  ])('of %o is %o', (written, value, note) => {
    expect(asOneOf(written, ['low', 'high'], null)).toEqual({ value, note })
  })
})

describe('a map', () => {
  it.each([
    [undefined, null, ''],
    [null, null, ''],
    ['a', null, 'not a map, dropped'],
    [['a'], null, 'not a map, dropped'],
    [{ a: { b: 1 } }, { a: { b: 1 } }, ''],
  ])('of %o', (written, value, note) => {
    expect(asMap(written)).toEqual({ value, note })
  })

  it('has no names of its own', () => {
    expect(asMap({}).value?.constructor).toBeUndefined()
  })
})
