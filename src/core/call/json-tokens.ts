// The smallest parts of JSON, and of what is written in its place: words, quotation marks, escapes, blanks, numbers.

/** The words that are values, in the spellings of JSON and of Python. */
export const WORDS = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['True', true],
  ['False', false],
  ['None', null],
])

/** The characters that may close a string, by the one that opened it. */
export const CLOSERS = new Map([
  ['"', '"'],
  ["'", "'"],
  ...[...'“”„'].map(quote => [quote, '“”'] as const),
  ...[...'‘’‚'].map(quote => [quote, '‘’'] as const),
])

const ESCAPES = new Map([...'"\\/bfnrt'].map((char, i) => [char, '"\\/\b\f\n\r\t'.charAt(i)]))

/** Blanks that JSON does not know. */
export const ODD_BLANK = /[\u00a0\u1680\u2000-\u200d\u2028\u2029\u202f\u205f\u2060\u3000\ufeff\v\f]/
/** A name without quotation marks. */
export const IDENTIFIER = /[\p{L}_$][\p{L}\p{N}_$-]*/uy
/** A number as JSON writes it. */
export const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y

/**
 * What the escape at `i` stands for, and its length in code units. One that JSON does not know keeps its
 * backslash, but for `\'`, which can only mean the mark.
 */
export function readEscape(text: string, i: number): { value: string; length: number; isKnown: boolean } {
  const char = text.charAt(i + 1)
  const known = ESCAPES.get(char)
  if (known !== undefined) return { value: known, length: 2, isKnown: true }
  if (char === "'") return { value: char, length: 2, isKnown: false }
  const hex = char === 'u' ? text.slice(i + 2, i + 6) : ''
  if (/^[0-9a-fA-F]{4}$/.test(hex)) {
    return { value: String.fromCharCode(Number.parseInt(hex, 16)), length: 6, isKnown: true }
  }
  return { value: '\\', length: 1, isKnown: false }
}
