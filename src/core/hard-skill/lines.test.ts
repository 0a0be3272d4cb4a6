// Tests how a document is cut into lines, and how a text is shortened for a sentence.
import { expect, it } from 'vitest'
import { brief, cut, lineEndOf, linesOf, trimmed } from './lines.ts'

it.each([
  ['', [['', 1, 0, 0, 0]]],
  [
    'a\n',
    [
      ['a', 1, 0, 1, 2],
      ['', 2, 2, 2, 2],
    ],
  ],
  [
    'a\r\n\r\n\nb\rc',
    [
      ['a', 1, 0, 1, 3],
      ['', 2, 3, 3, 5],
      ['', 3, 5, 5, 6],
      ['b\rc', 4, 6, 9, 9],
    ],
  ],
])('the lines of %j', (text, lines) => {
  expect(linesOf(text).map(({ text, number, from, to, next }) => [text, number, from, to, next])).toEqual(
    lines,
  )
})

it.each([
  ['', '\n'],
  ['a', '\n'],
  ['a\nb\r\n', '\n'],
  ['\na\r\n', '\n'],
  ['a\r\nb\n', '\r\n'],
  ['\r\n', '\r\n'],
  ['a\r', '\n'],
])('the line end of %j', (text, end) => expect(lineEndOf(text)).toBe(end))

it.each([
  ['ab:  c d ', 3, { text: 'c d', from: 15, to: 18 }],
  ['ab:   ', 3, { text: '', from: 13, to: 13 }],
  ['ab:', 3, { text: '', from: 13, to: 13 }],
  [' ab', 0, { text: 'ab', from: 11, to: 13 }],
])('the trimmed part of %j from %j', (text, start, expected) => {
  expect(trimmed({ text, number: 2, from: 10, to: 10 + text.length, next: 99 }, start)).toEqual(expected)
})

it.each([
  ['short', 'short'],
  ['a'.repeat(80), 'a'.repeat(80)],
  ['a'.repeat(81), `${'a'.repeat(80)}…`],
  [`${'a'.repeat(78)}𝄞b`, `${'a'.repeat(78)}𝄞…`],
  [`${'a'.repeat(79)}𝄞b`, `${'a'.repeat(79)}…`],
  [`𝄞${'a'.repeat(80)}`, `𝄞${'a'.repeat(78)}…`],
])('cuts %s for a sentence', (text, shown) => {
  expect(cut(text)).toBe(shown)
  expect(brief({ text: `  ${text} `, number: 1, from: 0, to: 0, next: 0 })).toBe(shown)
})
