// Where the strict reader is in a text: lines, columns and characters as the reference counts them.
import { describe, expect, it } from 'vitest'
import { Cursor, END, isBlankOrEnd, isBreak, isBreakOrEnd } from './cursor.ts'

/** The offset, line, column and count of characters at the start, and after each step to the end. */
function walk(text: string, from = 0, to = text.length) {
  const cursor = new Cursor(text, from, to)
  const places = []
  for (;;) {
    places.push([cursor.at, cursor.line, cursor.column, cursor.index])
    if (cursor.at >= to) return places
    cursor.forward()
  }
}

describe('going forward', () => {
  it.each([
    ['', [[0, 0, 0, 0]]],
    [
      'ab',
      [
        [0, 0, 0, 0],
        [1, 0, 1, 1],
        [2, 0, 2, 2],
      ],
    ],
    [
      'a\nb',
      [
        [0, 0, 0, 0],
        [1, 0, 1, 1],
        [2, 1, 0, 2],
        [3, 1, 1, 3],
      ],
    ],
    [
      'a\r\nb',
      [
        [0, 0, 0, 0],
        [1, 0, 1, 1],
        [3, 1, 0, 2],
        [4, 1, 1, 3],
      ],
    ],
    [
      '\r\r',
      [
        [0, 0, 0, 0],
        [1, 1, 0, 1],
        [2, 2, 0, 2],
      ],
    ],
    [
      '\n\r',
      [
        [0, 0, 0, 0],
        [1, 1, 0, 1],
        [2, 2, 0, 2],
      ],
    ],
    [
      '😀b',
      [
        [0, 0, 0, 0],
        [2, 0, 1, 1],
        [3, 0, 2, 2],
      ],
    ],
    [
      '\uffffb',
      [
        [0, 0, 0, 0],
        [1, 0, 1, 1],
        [2, 0, 2, 2],
      ],
    ],
    [
      '\ufeffb',
      [
        [0, 0, 0, 0],
        [1, 0, 0, 1],
        [2, 0, 1, 2],
      ],
    ],
    // These end a line of a text, but do not count as one.
    [
      '\x85\u2028\u2029',
      [
        [0, 0, 0, 0],
        [1, 0, 1, 1],
        [2, 0, 2, 2],
        [3, 0, 3, 3],
      ],
    ],
  ])('in %j', (text, places) => expect(walk(text)).toEqual(places))

  it('stays inside its stretch', () => {
    expect(walk('ab\r\nc', 1, 3)).toEqual([
      [1, 0, 0, 0],
      [2, 0, 1, 1],
      [3, 1, 0, 2],
    ])
    const cursor = new Cursor('abc', 1, 2)
    expect([cursor.peek(), cursor.peek(1), cursor.peek(2)]).toEqual(['b', END, END])
  })
})

it.each([
  ['ab', 0, 'a'],
  ['ab', 1, 'b'],
  ['ab', 2, END],
  ['\rb', 0, '\n'],
  ['\nb', 0, '\n'],
  ['😀', 0, '\ud83d'],
])('in %j the character %i ahead is %j', (text, ahead, character) =>
  expect(new Cursor(text, 0, text.length).peek(ahead)).toBe(character),
)

it.each([
  ['ab\nc', 'ab', 2],
  ['ab', 'ab', 2],
  ['a b\x85c', 'a b', 3],
  ['a\rb', 'a', 1],
  ['a\u2028b', 'a', 1],
  ['\nb', '', 0],
])('the line of %j is %j', (text, line, at) => {
  const cursor = new Cursor(text, 0, text.length)
  expect([cursor.takeLine(), cursor.at]).toEqual([line, at])
})

it.each([
  ['\nb', '\n', 1],
  ['\r\nb', '\n', 2],
  ['\rb', '\n', 1],
  ['\x85b', '\n', 1],
  ['\u2028b', '\u2028', 1],
  ['\u2029b', '\u2029', 1],
  ['b', '', 0],
  ['', '', 0],
])('the break of %j reads as %j', (text, read, at) => {
  const cursor = new Cursor(text, 0, text.length)
  expect([cursor.takeBreak(), cursor.at]).toEqual([read, at])
})

it.each([
  ['  a', ' ', 2],
  [' \t a', ' \t', 3],
  [' \t a', ' ', 1],
  ['   ', ' ', 3],
  ['a', ' ', 0],
])('in %j, %j is skipped', (text, set, at) => {
  const cursor = new Cursor(text, 0, text.length)
  cursor.skip(set)
  expect([cursor.at, cursor.column]).toEqual([at, at])
})

it.each([
  ['...', true],
  ['... a', true],
  ['...\ta', true],
  ['...\na', true],
  ['...a', false],
  ['....', false],
  ['..', false],
  ['.. .', false],
  ['a..', false],
  ['.a.', false],
])('%j ends a document: %s', (text, expected) =>
  expect(new Cursor(text, 0, text.length).atDots()).toBe(expected),
)

it.each([
  ['\n', true, true, true],
  ['\x85', true, true, true],
  ['\u2028', true, true, true],
  ['\u2029', true, true, true],
  [END, false, true, true],
  [' ', false, false, true],
  ['\t', false, false, true],
  ['a', false, false, false],
  ['\xa0', false, false, false],
])('%j: a break %s, or the end %s, or a blank %s', (character, ends, orEnd, orBlank) =>
  expect([isBreak(character), isBreakOrEnd(character), isBlankOrEnd(character)]).toEqual([
    ends,
    orEnd,
    orBlank,
  ]),
)
