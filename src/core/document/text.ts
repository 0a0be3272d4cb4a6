// Small questions about text that every room asks: places, lengths, white space as Python has it, and bytes.

/** Where a person finds a character: both count from 1, the column in code points. */
export type Position = { line: number; column: number }

/** The starts of a text's lines, so that any number of offsets can be placed. A line ends at LF, CR or CRLF. */
export type LineIndex = { text: string; starts: number[] }

/** Finds the line starts of a text, in one pass. */
export function lineIndex(text: string): LineIndex {
  const starts = [0]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === LF || (code === CR && text.charCodeAt(at + 1) !== LF)) starts.push(at + 1)
  }
  return { text, starts }
}

/** The number (from 0) of the line that an offset stands in; an offset past the end stands in the last line. */
export function lineOf(index: LineIndex, offset: number): number {
  let low = 0
  let high = index.starts.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((index.starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }
  return low
}

/** The line and column of a UTF-16 offset. A byte order mark at the very start takes no column. */
export function position(index: LineIndex, offset: number): Position {
  const line = lineOf(index, offset)
  let start = index.starts[line] ?? 0
  if (line === 0 && index.text.startsWith(BOM)) start = 1
  return { line: line + 1, column: codePointLength(index.text.slice(start, Math.max(start, offset))) + 1 }
}

/** The end of the line that `offset` stands in, before its line end. */
export function lineEnd(text: string, offset: number): number {
  let at = offset
  while (at < text.length && text.charCodeAt(at) !== LF && text.charCodeAt(at) !== CR) at++
  return at
}

/** The offset of the line after the one that `offset` stands in; the text's length where there is none. */
export function nextLine(text: string, offset: number): number {
  const end = lineEnd(text, offset)
  if (text.charCodeAt(end) === CR && text.charCodeAt(end + 1) === LF) return end + 2
  return Math.min(end + 1, text.length)
}

/** The line end that a text uses: that of its first line; LF where it has only one line. */
export function lineEndOf(text: string): '\n' | '\r' | '\r\n' {
  const end = lineEnd(text, 0)
  if (text.charCodeAt(end) !== CR) return '\n'
  return text.charCodeAt(end + 1) === LF ? '\r\n' : '\r'
}

/** Text to be written into a document, with the line ends that the document uses. */
export function withLineEnds(inserted: string, document: string): string {
  return inserted.includes('\n') ? inserted.replace(/\r?\n/g, lineEndOf(document)) : inserted
}

/** The length that people count: code points, where a lone surrogate counts as one. */
export function codePointLength(text: string): number {
  let length = 0
  for (let at = 0; at < text.length; at += codePointSize(text, at)) length++
  return length
}

/** The UTF-16 offset at which the code point number `count` (from 0) starts; the text's length where it is shorter. */
export function codePointOffset(text: string, count: number): number {
  let at = 0
  for (let left = count; left > 0 && at < text.length; left--) at += codePointSize(text, at)
  return at
}

/** How many UTF-16 units the code point at `at` takes: 1 or 2. */
export function codePointSize(text: string, at: number): 1 | 2 {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
}

/** Orders two texts by code point, as Python does; JavaScript's own order is by UTF-16 unit. */
export function compareCodePoints(a: string, b: string): number {
  for (let at = 0; at < a.length && at < b.length; at += codePointSize(a, at)) {
    const difference = (a.codePointAt(at) ?? 0) - (b.codePointAt(at) ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/** Whether Python's `str.strip` takes this UTF-16 unit away. It leaves U+FEFF, which JavaScript's `trim` takes. */
export function isPythonSpace(code: number): boolean {
  return (
    code === 0x20 ||
    (code >= 0x09 && code <= 0x0d) ||
    (code >= 0x1c && code <= 0x1f) ||
    code === 0x85 ||
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  )
}

/** The part of a text that is left when both ends are trimmed as Python's `str.strip` trims. */
export function stripRange(text: string, from = 0, to = text.length): { from: number; to: number } {
  let start = from
  let end = to
  while (start < end && isPythonSpace(text.charCodeAt(start))) start++
  while (end > start && isPythonSpace(text.charCodeAt(end - 1))) end--
  return { from: start, to: end }
}

/** Python's `str.strip`. */
export function pythonStrip(text: string): string {
  const { from, to } = stripRange(text)
  return text.slice(from, to)
}

/** CRLF and CR as LF, as Python reads a text file. */
export function normalLineEnds(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** Bytes as text, or the offset (in bytes) of the first that is not UTF-8. A byte order mark stays in the text. */
export type Decoded = { ok: true; text: string } | { ok: false; at: number }

/** Reads bytes as UTF-8, without repair. */
export function decodeUtf8(bytes: Uint8Array): Decoded {
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) }
  } catch {
    return { ok: false, at: firstBadByte(bytes) }
  }
}

/** Where the first sequence that is not UTF-8 begins; the bytes' length where all of them are. */
function firstBadByte(bytes: Uint8Array): number {
  let at = 0
  while (at < bytes.length) {
    const size = sequenceSize(bytes, at)
    if (size === 0) return at
    at += size
  }
  return at
}

/** The length of the UTF-8 sequence at `at`, 0 where there is none (Unicode 3.9, table 3-7). */
function sequenceSize(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  if (first < 0x80) return 1
  if (first < 0xc2 || first > 0xf4) return 0
  const size = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
  for (let next = 1; next < size; next++) {
    const byte = bytes[at + next] ?? 0
    if (byte < 0x80 || byte > 0xbf) return 0
  }
  const second = bytes[at + 1] ?? 0
  if (first === 0xe0 && second < 0xa0) return 0
  if (first === 0xed && second > 0x9f) return 0
  if (first === 0xf0 && second < 0x90) return 0
  if (first === 0xf4 && second > 0x8f) return 0
  return size
}

const LF = 0x0a
const CR = 0x0d
const BOM = '\ufeff'
