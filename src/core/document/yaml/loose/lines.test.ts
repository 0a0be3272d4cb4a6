// The lines of a block, how far they are indented, and where what is trimmed off them leaves the rest.
import { describe, expect, it } from 'vitest'
import { eachLine, indentOf, linesOf, trimmedSpan } from './lines.ts'

describe('the lines of a block', () => {
  it.each([
    ['', true, [['', 0, 0]]],
    ['a', true, [['a', 0, 1]]],
    [
      '\n',
      true,
      [
        ['', 0, 0],
        ['', 1, 1],
      ],
    ],
    [
      '\n\r\n',
      true,
      [
        ['', 0, 0],
        ['', 1, 1],
        ['', 3, 3],
      ],
    ],
    [
      'a\nbc\n',
      true,
      [
        ['a', 0, 1],
        ['bc', 2, 4],
        ['', 5, 5],
      ],
    ],
    [
      'a\r\nb\r\n',
      true,
      [
        ['a', 0, 1],
        ['b', 3, 4],
        ['', 6, 6],
      ],
    ],
    [
      'a\r\nb',
      false,
      [
        ['a\r', 0, 2],
        ['b', 3, 4],
      ],
    ],
    [
      'a\rb\n',
      true,
      [
        ['a\rb', 0, 3],
        ['', 4, 4],
      ],
    ],
    [
      'a\r\r\nb',
      true,
      [
        ['a\r', 0, 2],
        ['b', 4, 5],
      ],
    ],
    // A CR that no LF follows ends nothing, not even at the end.
    [
      'a\nb\r',
      true,
      [
        ['a', 0, 1],
        ['b\r', 2, 4],
      ],
    ],
    ['\r', true, [['\r', 0, 1]]],
    ['a\u2028b\x85c', true, [['a\u2028b\x85c', 0, 5]]],
  ] as const)('of %j, CRLF %s', (block, carriage, lines) => {
    expect(linesOf(block, carriage)).toEqual(lines.map(([text, from, to]) => ({ text, from, to })))
  })
  it('take CRLF for a line end where nothing else is said', () =>
    expect([linesOf('a\r\nb'), [...eachLine('a\r\nb')]].map(lines => lines.map(line => line.text))).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]))
})

it.each([
  ['', 0],
  ['a', 0],
  ['  a', 2],
  ['\ta', 1],
  [' \t a b', 3],
  ['   ', 3],
  ['\u00a0a', 0],
])('%j is indented by %i', (text, width) => expect(indentOf(text)).toBe(width))

it.each([
  ['k: value', 2, 'value', 13],
  ['k:   value  ', 2, 'value', 15],
  ['k:\tvalue\t', 2, 'value', 13],
  ['k:', 2, '', 12],
  ['k:   ', 2, '', 15],
  ['k: a b', 0, 'k: a b', 10],
])('what %j holds from %i on stands in its place', (text, start, held, from) => {
  const line = { text, from: 10, to: 10 + text.length }
  expect(trimmedSpan(line, start)).toEqual({ from, to: from + held.length })
})
