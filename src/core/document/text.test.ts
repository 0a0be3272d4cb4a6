// Tests the small questions about text: places, lengths, line ends, white space, bytes.
import { describe, expect, it } from 'vitest'
import {
  codePointLength,
  codePointOffset,
  compareCodePoints,
  decodeUtf8,
  isPythonSpace,
  lineEnd,
  lineEndOf,
  lineIndex,
  nextLine,
  normalLineEnds,
  position,
  pythonStrip,
  stripRange,
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
    expect(withLineEnds('x\ry', 'a\r\nb')).toBe('x\ry')
  })
  it('becomes LF, as Python reads it', () => {
    expect(normalLineEnds('a\r\nb\rc\r\r\n\nd')).toBe('a\nb\nc\n\n\nd')
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
    expect(position(lineIndex('\ufeffab\ncd'), 2)).toEqual({ line: 1, column: 2 })
    expect(position(lineIndex('\ufeffab\ncd'), 5)).toEqual({ line: 2, column: 2 })
    expect(position(lineIndex('ab\ncd'), 1)).toEqual({ line: 1, column: 2 })
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
  it('takes the last of the first plane for one', () => {
    expect(codePointLength('\uffffa')).toBe(2)
    expect(codePointLength('\u{10000}a')).toBe(2)
  })
  it('orders astral characters after the private use area', () => {
    expect(['😀', '\uffee', 'a'].sort(compareCodePoints)).toEqual(['a', '\uffee', '😀'])
  })
  it.each([
    ['a', 'b', -1],
    ['b', 'a', 1],
    ['ab', 'ab', 0],
    ['', 'a', -1],
    ['ab', 'a', 1],
    ['aa', 'ab', -1],
    ['😀a', '😀b', -1],
    ['b', 'ab', 1],
  ])('%j before %j: %i', (a, b, order) => expect(Math.sign(compareCodePoints(a, b))).toBe(order))
})

describe('pythonStrip', () => {
  it('takes what Python takes and leaves U+FEFF and U+200B', () => {
    expect(pythonStrip('\u3000\x1c\x85 a \xa0\u2028')).toBe('a')
    expect(pythonStrip('\ufeffa\u200b')).toBe('\ufeffa\u200b')
  })
  it.each(['', ' ', '\n\t '])('leaves nothing of %j', text => expect(pythonStrip(text)).toBe(''))
  it.each([
    ['a b', 0, 3, { from: 0, to: 3 }],
    [' a b ', 0, 5, { from: 1, to: 4 }],
    ['a  b  c', 1, 6, { from: 3, to: 4 }],
    ['    a', 0, 2, { from: 2, to: 2 }],
    ['a    ', 2, 4, { from: 4, to: 4 }],
  ])('strips %j from %i to %i', (text, from, to, range) => {
    expect(stripRange(text, from, to)).toEqual(range)
  })
  it("knows Python's white space", () => {
    const all = Array.from({ length: 0x3100 }, (_, code) => code).filter(isPythonSpace)
    expect(all).toEqual([
      ...[0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1c, 0x1d, 0x1e, 0x1f, 0x20, 0x85, 0xa0, 0x1680],
      ...[0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a],
      ...[0x2028, 0x2029, 0x202f, 0x205f, 0x3000],
    ])
  })
})

describe('decodeUtf8', () => {
  it('keeps a byte order mark', () => {
    expect(decodeUtf8(new Uint8Array([0xef, 0xbb, 0xbf, 0x61]))).toEqual({ ok: true, text: '\ufeffa' })
  })
  it.each([
    ['a lone continuation', [0x61, 0x80], 1],
    ['a short sequence', [0x61, 0xe2, 0x82], 1],
    ['a sequence cut short by a letter', [0xe2, 0x82, 0x61], 0],
    ['a sequence with a second lead', [0xe2, 0xc3, 0xa9], 0],
    ['a pair without its second byte', [0x61, 0xc3], 1],
    ['an overlong form', [0xc0, 0xaf], 0],
    ['the last overlong pair', [0xc1, 0xbf], 0],
    ['the last overlong triple', [0xe0, 0x9f, 0xbf], 0],
    ['the last overlong quadruple', [0xf0, 0x8f, 0xbf, 0xbf], 0],
    ['a surrogate', [0x61, 0xed, 0xa0, 0x80], 1],
    ['beyond U+10FFFF', [0xf4, 0x90, 0x80, 0x80], 0],
    ['a lead of five', [0xf5, 0x80, 0x80, 0x80], 0],
    ['a byte that UTF-8 has not', [0x61, 0xff], 1],
  ])('names the byte where %s starts', (_name, bytes, at) => {
    expect(decodeUtf8(new Uint8Array(bytes))).toEqual({ ok: false, at })
  })
  it.each([
    ...['\u007f', '\u0080', '\u00bf', '\u07ff', '\u0800', '\u0fff', '\u1000', '\ucfff', '\ud000', '\ud7ff'],
    ...['\ue000', '\ufffd', '\uffff', '\u{10000}', '\u{3ffff}', '\u{40000}', '\u{10ffff}'],
  ])('passes over %j before the byte that is not UTF-8', character => {
    const good = new TextEncoder().encode(`${character}a${character}`)
    expect(decodeUtf8(new Uint8Array([...good, 0xff, 0x61]))).toEqual({ ok: false, at: good.length })
  })
})
