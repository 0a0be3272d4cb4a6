// Texts that were rewritten, and the way back to where their characters came from.
import { describe, expect, it } from 'vitest'
import { compose, normalEnds, originalSpan, type Patched, patch, unpatched } from './patch.ts'

/** The original place of every place in the rewritten text, its end included. */
const origins = ({ text, origin }: Patched) => Array.from({ length: text.length + 1 }, (_, at) => origin(at))

describe('patch', () => {
  it.each([
    ['nothing', 'abc', [], 'abc', [0, 1, 2, 3]],
    ['an insertion', 'abc', [{ from: 1, to: 1, insert: '__' }], 'a__bc', [0, 1, 1, 1, 2, 3]],
    ['one at the start', 'abc', [{ from: 0, to: 0, insert: '_' }], '_abc', [0, 0, 1, 2, 3]],
    ['one at the end', 'abc', [{ from: 3, to: 3, insert: '_' }], 'abc_', [0, 1, 2, 3, 3]],
    ['what is taken away', 'abcd', [{ from: 1, to: 3, insert: '' }], 'ad', [0, 3, 4]],
    ['what is taken away at the end', 'abc', [{ from: 1, to: 3, insert: '' }], 'a', [0, 3]],
    ['a longer text for a shorter', 'abc', [{ from: 1, to: 2, insert: 'xyz' }], 'axyzc', [0, 1, 2, 2, 2, 3]],
    ['a shorter text for a longer', 'abcde', [{ from: 1, to: 4, insert: 'x' }], 'axe', [0, 1, 4, 5]],
    [
      'several',
      'abcdef',
      [
        { from: 1, to: 1, insert: '_' },
        { from: 2, to: 4, insert: '' },
        { from: 5, to: 6, insert: 'xy' },
      ],
      'a_bexy',
      [0, 1, 1, 4, 5, 6, 6],
    ],
  ])('%s', (_, text, changes, rewritten, places) => {
    const patched = patch(text, changes)
    expect(patched.text).toBe(rewritten)
    expect(origins(patched)).toEqual(places)
  })

  it('leaves a text alone', () => {
    expect(unpatched('ab').text).toBe('ab')
    expect(origins(unpatched('ab'))).toEqual([0, 1, 2])
  })
})

describe('a span leads back', () => {
  const taken = patch('ab\r\ncd', [{ from: 2, to: 3, insert: '' }])
  const put = patch('abc', [{ from: 1, to: 1, insert: '__' }])
  it.each([
    ['to the same text', taken, { from: 0, to: 1 }, { from: 0, to: 1 }],
    ['without what was taken away at its end', taken, { from: 0, to: 2 }, { from: 0, to: 2 }],
    ['with what was taken away inside', taken, { from: 1, to: 4 }, { from: 1, to: 5 }],
    ['behind what was taken away', taken, { from: 3, to: 5 }, { from: 4, to: 6 }],
    ['to nothing', taken, { from: 3, to: 3 }, { from: 4, to: 4 }],
    ['from what was put in', put, { from: 1, to: 3 }, { from: 1, to: 1 }],
    ['from the middle of it', put, { from: 2, to: 4 }, { from: 1, to: 2 }],
    ['around it', put, { from: 0, to: 5 }, { from: 0, to: 3 }],
  ])('%s', (_, patched, span, expected) => expect(originalSpan(patched, span)).toEqual(expected))
})

describe('line ends', () => {
  it.each([
    ['a\nb', 'a\nb', [0, 1, 2, 3]],
    ['a\rb', 'a\nb', [0, 1, 2, 3]],
    ['a\r\nb\r\n', 'a\nb\n', [0, 2, 3, 5, 6]],
    ['\r', '\n', [0, 1]],
    ['\r\r\n', '\n\n', [0, 2, 3]],
    ['a\x85b', 'a\x85b', [0, 1, 2, 3]],
  ])('of %j are LF', (text, rewritten, places) => {
    expect(normalEnds(text).text).toBe(rewritten)
    expect(origins(normalEnds(text))).toEqual(places)
  })
  it.each([
    ['a\x85b', 'a\nb', [0, 1, 2, 3]],
    ['a\x85b\r\nc\u2028d', 'a\nb\nc\nd', [0, 1, 2, 4, 5, 6, 7, 8]],
    ['a\r\nb\n', 'a\nb\n', [0, 2, 3, 4, 5]],
  ])('of other kinds too, in %j', (text, rewritten, places) => {
    const patched = normalEnds(text, /[\x85\u2028]/g)
    expect(patched.text).toBe(rewritten)
    expect(origins(patched)).toEqual(places)
  })
})

it('one patch after another leads back through both', () => {
  const first = normalEnds('a\r\nb')
  const both = compose(first, patch(first.text, [{ from: 2, to: 2, insert: '  ' }]))
  expect(both.text).toBe('a\n  b')
  expect(origins(both)).toEqual([0, 2, 3, 3, 3, 4])
})
