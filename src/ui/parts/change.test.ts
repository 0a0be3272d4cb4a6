// A preview shows the lines that an edit changes, before and after.
import { expect, test } from 'vitest'
import { type Hunk, hunks } from './change.ts'

const edit = (from: number, to: number, insert: string) => ({ path: 'a', from, to, insert })
const show = ({ line, before, after }: Hunk) =>
  [before, after].map(
    side => `${line} ${side.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('')}`,
  )

test('an insertion', () => {
  expect(hunks('a\nbcd\ne', [edit(3, 3, 'X')]).map(show)).toEqual([['2 bcd', '2 b[X]cd']])
})

test('two edits on one line, and one on another', () => {
  expect(hunks('ab\r\ncd', [edit(4, 5, 'C'), edit(0, 0, '"'), edit(2, 2, '"')]).map(show)).toEqual([
    ['1 ab', '1 ["]ab["]'],
    ['2 [c]d', '2 [C]d'],
  ])
})

test('a deletion over lines', () => {
  expect(hunks('ab\ncd\ne', [edit(1, 4, '')]).map(show)).toEqual([['1 a[b\nc]d', '1 ad']])
})

test('a long line is cut around the change', () => {
  const [hunk] = hunks('x'.repeat(500), [edit(250, 251, 'y')])
  expect(hunk?.after.map(piece => piece.text.length)).toEqual([121, 1, 121])
})
