// Tests the small questions about text: places, lengths, line ends, white space, bytes.
import { describe, expect, it } from 'vitest'
import {
  codePointLength,
  codePointOffset,
  compareCodePoints,
  decodeUtf8,
  lineEnd,
  lineEndOf,
  lineIndex,
  nextLine,
  position,
  pythonStrip,
  withLineEnds,
} from './text.ts'

describe('the line end of a text', () => {
  it.each([
    ['a', '\n'],
    ['a\nb\r\n', '\n'],
    ['a\r\nb\n', '\r\n'],
    ['a\rb\n', '\r'],
    ['\r', '\r'],
  ])('of %j is %j', (text, end) => expect(lineEndOf(text)).toBe(end))

  it('is given to what is written into it', () => {
    expect(withLineEnds('x\ny\r\nz\n', 'a\r\nb')).toBe('x\r\ny\r\nz\r\n')
    expect(withLineEnds('x\ny\r\nz', 'a\nb')).toBe('x\ny\nz')
    expect(withLineEnds('x', 'a\r\nb')).toBe('x')
  })
})

describe('position', () => {
  it('counts lines at LF, CR and CRLF, and columns in code points', () => {
    const index = lineIndex('a\r\nb\rc\n😀x')
    expect(position(index, 3)).toEqual({ line: 2, column: 1 })
    expect(position(index, 5)).toEqual({ line: 3, column: 1 })
    expect(position(index, 9)).toEqual({ line: 4, column: 2 })
  })
  it('gives a byte order mark no column', () => {
    expect(position(lineIndex('\ufeff---'), 1)).toEqual({ line: 1, column: 1 })
    expect(position(lineIndex('\ufeff---'), 0)).toEqual({ line: 1, column: 1 })
  })
  it('places the end of the text', () => {
    expect(position(lineIndex('a\n'), 2)).toEqual({ line: 2, column: 1 })
  })
})

describe('lines', () => {
  it('ends before CRLF and goes on after it', () => {
    expect(lineEnd('ab\r\ncd', 0)).toBe(2)
    expect(nextLine('ab\r\ncd', 0)).toBe(4)
    expect(nextLine('ab', 0)).toBe(2)
  })
})

describe('code points', () => {
  it('counts what people count', () => {
    expect(codePointLength('a😀\ud800')).toBe(3)
    expect(codePointOffset('a😀b', 2)).toBe(3)
    expect(codePointOffset('a', 9)).toBe(1)
  })
  it('orders astral characters after the private use area', () => {
    expect(['😀', '\uffee', 'a'].sort(compareCodePoints)).toEqual(['a', '\uffee', '😀'])
  })
})

describe('pythonStrip', () => {
  it('takes what Python takes and leaves U+FEFF and U+200B', () => {
    expect(pythonStrip('\u3000\x1c\x85 a \xa0\u2028')).toBe('a')
    expect(pythonStrip('\ufeffa\u200b')).toBe('\ufeffa\u200b')
  })
})

describe('decodeUtf8', () => {
  it('keeps a byte order mark', () => {
    expect(decodeUtf8(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]))).toEqual({ ok: true, text: '\ufeffa' })
  })
  it.each([
    ['a lone continuation', [0x61, 0x80], 1],
    ['a short sequence', [0x61, 0xe2, 0x82], 1],
    ['an overlong form', [0xc0, 0xaf], 0],
    ['a surrogate', [0x61, 0xed, 0xa0, 0x80], 1],
    ['beyond U+10FFFF', [0xf4, 0x90, 0x80, 0x80], 0],
  ])('names the byte where %s starts', (_name, bytes, at) => {
    expect(decodeUtf8(new Uint8Array(bytes))).toEqual({ ok: false, at })
  })
})
