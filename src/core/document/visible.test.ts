// Invisible characters become marks, and nothing of the text is lost.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasControlOrDirection, nameOfInvisible, visible, visibleText } from './visible.ts'

test('a direction override is shown by its number and named', () => {
  expect(visible('a\u202eb')).toEqual([
    { kind: 'text', text: 'a' },
    { kind: 'mark', text: '\u202e', shown: 'U+202E', name: 'right-to-left override (U+202E)' },
    { kind: 'text', text: 'b' },
  ])
})

test('line breaks and tabs have their short forms, the space is plain', () => {
  expect(visible('a b\n\t').map(piece => (piece.kind === 'mark' ? piece.shown : piece.text))).toEqual([
    'a b',
    '\\n',
    '\\t',
  ])
})

test.each(['\u00a0', '\u200b', '\ufeff', '\u3164', '\ud800', '\u{e0041}', '\u007f'])('%j is marked', char => {
  expect(visible(char)).toHaveLength(1)
  expect(visible(char)[0]?.kind).toBe('mark')
})

test('what is invisible is spelt out, but for what is to be kept', () => {
  expect(visibleText('a\u202eb\u001b[2J\n👍')).toBe('a<U+202E>b<U+001B>[2J<\\n>👍')
  expect(visibleText('a\tb\u3000c', '\t\u3000')).toBe('a\tb\u3000c')
})

test('an invisible character has a name, another stands for itself', () => {
  expect(nameOfInvisible('\u202e')).toBe('right-to-left override (U+202E)')
  expect(nameOfInvisible('\u{e0041}')).toBe('invisible character (U+E0041)')
  expect(nameOfInvisible('\u2061')).toBe('invisible character (U+2061)')
  expect(nameOfInvisible('\ud800')).toBe('half of a surrogate pair (U+D800)')
  expect(nameOfInvisible('\udfff')).toBe('half of a surrogate pair (U+DFFF)')
  expect(nameOfInvisible('a')).toBe('a')
  expect(nameOfInvisible('')).toBe('')
})

test('letters, marks above letters and emoji are plain', () => {
  expect(visible('é e\u0301 日本 👍')).toEqual([{ kind: 'text', text: 'é e\u0301 日本 👍' }])
})

test('controls and directions are told from tabs and line feeds', () => {
  expect(hasControlOrDirection('a\tb\nc')).toBe(false)
  expect(hasControlOrDirection('a\u001b[31m')).toBe(true)
  expect(hasControlOrDirection('a\u2066b')).toBe(true)
})

test('the pieces joined are the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(
        visible(text)
          .map(piece => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
