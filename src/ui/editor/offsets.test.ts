// The editor's places and the file's are the same places, whatever the line ends.
import { Text } from '@codemirror/state'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalLineEnds } from '../../core/document/text.ts'
import { changeRaw, offsets, usualLineEnd } from './offsets.ts'

const raws = fc
  .array(fc.constantFrom('a', '\u{1F600}', '\uFEFF', '\r', '\n', '\r\n', 'é', ' '), { maxLength: 40 })
  .map(parts => parts.join(''))

describe('offsets', () => {
  test('are the same where no CRLF is', () => {
    const { toEditor, toRaw } = offsets('\uFEFFa\rb\nc')
    expect([toEditor(4), toRaw(4)]).toEqual([4, 4])
  })

  test('count a CRLF once', () => {
    const { toEditor, toRaw } = offsets('ab\r\ncd\r\ne')
    expect([0, 2, 3, 4, 6, 8, 9].map(toEditor)).toEqual([0, 2, 2, 3, 5, 6, 7])
    expect([0, 2, 3, 5, 6, 7].map(toRaw)).toEqual([0, 2, 4, 6, 8, 9])
  })

  test('agree with the editor on every text', () => {
    fc.assert(
      fc.property(raws, raw => {
        const doc = Text.of(raw.split(/\r\n?|\n/))
        const { toEditor, toRaw } = offsets(raw)
        expect(normalLineEnds(raw)).toBe(doc.toString())
        expect(toEditor(raw.length)).toBe(doc.length)
        for (let position = 0; position <= doc.length; position++) {
          expect(toEditor(toRaw(position))).toBe(position)
          expect(normalLineEnds(raw.slice(0, toRaw(position)))).toBe(doc.sliceString(0, position))
        }
      }),
    )
  })
})

describe('changeRaw', () => {
  test('keeps the line ends of lines that were not touched', () => {
    expect(changeRaw('a\r\nb\nc\r\n', [{ from: 1, to: 1, insert: 'x\ny' }])).toBe('ax\r\ny\r\nb\nc\r\n')
  })

  test('does not join a lone CR and a lone LF', () => {
    expect(changeRaw('a\rb\nc\n', [{ from: 2, to: 3, insert: '' }])).toBe('a\r\r\nc\n')
  })

  test('gives the text that the editor shows', () => {
    fc.assert(
      fc.property(raws, fc.nat(), fc.nat(), raws.map(normalLineEnds), (raw, a, b, insert) => {
        const text = normalLineEnds(raw)
        const [from, to] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y)
        if (from === undefined || to === undefined) return
        expect(normalLineEnds(changeRaw(raw, [{ from, to, insert }]))).toBe(
          text.slice(0, from) + insert + text.slice(to),
        )
      }),
      { numRuns: 2000 },
    )
  })

  test('changes nothing where nothing changed', () => {
    fc.assert(
      fc.property(raws, raw => {
        expect(changeRaw(raw, [])).toBe(raw)
      }),
    )
  })
})

test.each([
  ['', '\n'],
  ['a\r\nb', '\r\n'],
  ['a\rb', '\r'],
  ['a\nb\r\n', '\n'],
  ['a\r\nb\r\nc\n', '\r\n'],
])('the usual line end of %j is %j', (raw, end) => expect(usualLineEnd(raw)).toBe(end))
