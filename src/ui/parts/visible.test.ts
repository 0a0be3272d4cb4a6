// What cannot be seen is found, one character at a time, and nothing is lost.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codePoint, split } from './visible.tsx'

test.each([
  ['plain text\twith\r\nlines', ['plain text\twith\r\nlines']],
  ['a\u202eb', ['a', '\u202e', 'b']],
  ['\u200b\u200b', ['', '\u200b', '', '\u200b', '']],
  ['\x1b[31mred', ['', '\x1b', '[31mred']],
  ['a\ud800b', ['a', '\ud800', 'b']],
  ['\u{1f600}', ['\u{1f600}']],
])('%j', (text, parts) => expect(split(text)).toEqual(parts))

test('the parts are the text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), text => split(text).join('') === text))
})

test('a code point is written as it is known', () => {
  expect(codePoint('\u202e')).toBe('U+202E')
  expect(codePoint('\0')).toBe('U+0000')
})
