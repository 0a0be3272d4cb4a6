// Ordinary white space stays plain, everything else that cannot be seen is marked, and nothing is lost.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pieces } from './visible.tsx'

const marks = (text: string, every = false) =>
  pieces(text, every)
    .filter(piece => piece.kind === 'mark')
    .map(piece => piece.text)

test('line ends and tabs are plain', () => expect(marks('a\tb\r\nc')).toEqual([]))

test('line ends and tabs are marked where every character counts', () =>
  expect(marks('a\tb\r\nc', true)).toEqual(['\t', '\r', '\n']))

test.each(['\u202e', '\u200b', '\x1b', '\0', '\ud800'])('%j is marked', char =>
  expect(marks(`a${char}b`)).toEqual([char]),
)

test('the pieces are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, every) => {
      expect(
        pieces(text, every)
          .map(piece => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
