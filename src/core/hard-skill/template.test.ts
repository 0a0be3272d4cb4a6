// Tests how a word of a run is read, and how values go into it.
import { describe, expect, it } from 'vitest'
import { fill, partsOf, wordsOf } from './template.ts'

describe('partsOf', () => {
  it.each([
    ['', []],
    ['ab', [[0, 2, 'ab']]],
    ['$a', [[0, 2, { param: 'a' }]]],
    [
      'x$a_1-$b',
      [
        [0, 1, 'x'],
        [1, 5, { param: 'a_1' }],
        [5, 6, '-'],
        [6, 8, { param: 'b' }],
      ],
    ],
    ['$$', [[0, 2, '$']]],
    ['a$$b$$$$c', [[0, 9, 'a$b$$c']]],
    ['$$a', [[0, 3, '$a']]],
    [
      '$$$a',
      [
        [0, 2, '$'],
        [2, 4, { param: 'a' }],
      ],
    ],
    ['$', [[0, 1, '$']]],
    ['${a}', [[0, 4, '${a}']]],
    ['$é$-', [[0, 4, '$é$-']]],
    [
      '$a$$',
      [
        [0, 2, { param: 'a' }],
        [2, 4, '$'],
      ],
    ],
  ])('of %j', (word, parts) => {
    expect(
      partsOf(word).map(({ from, to, text, param }) => [from, to, param === undefined ? text : { param }]),
    ).toEqual(parts)
  })
})

it.each([
  ['  ls \t -l\n', ['ls', '-l']],
  [
    ['a b', '', ' c'],
    ['a b', '', ' c'],
  ],
])('the words of %j', (run, words) => expect(wordsOf(run)).toEqual(words))

it('fills values in without splitting a word', () => {
  const values = new Map<string, unknown>([
    ['a', 'x y'],
    ['b', { c: [1, null] }],
    ['e', ''],
  ])
  expect(fill('p $a-$b $e $$a', values).map(word => word.text)).toEqual(['p', 'x y-{"c":[1,null]}', '', '$a'])
})
