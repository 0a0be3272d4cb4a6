// Scans a scalar in single or double quotes as the reference does.
import { ScalarBuilder } from './builder.ts'
import { type Cursor, END, isBreak, isBreakOrEnd } from './cursor.ts'
import { foldBreaks } from './plain.ts'
import { Stop } from './problem.ts'

/** Reads a quoted scalar whose opening quote stands at the cursor, and leaves the cursor after the closing one. */
export function scanQuoted(cursor: Cursor): ScalarBuilder {
  const quote = cursor.peek()
  const start = cursor.at
  cursor.forward()
  const scalar = new ScalarBuilder()
  for (;;) {
    if (quote === "'") takeSingle(cursor, scalar)
    else takeDouble(cursor, scalar, start)
    if (cursor.peek() === quote) break
    const from = cursor.at
    scalar.add(takeSpace(cursor, start), from)
  }
  cursor.forward()
  return scalar
}

function takeSingle(cursor: Cursor, scalar: ScalarBuilder): void {
  for (;;) {
    takeOrdinary(cursor, scalar, "'")
    if (cursor.peek() !== "'" || cursor.peek(1) !== "'") return
    scalar.add("'", cursor.at)
    cursor.forward()
    cursor.forward()
  }
}

function takeDouble(cursor: Cursor, scalar: ScalarBuilder, start: number): void {
  for (;;) {
    takeOrdinary(cursor, scalar, '"\\')
    if (cursor.peek() !== '\\') return
    const from = cursor.at
    scalar.add(takeEscape(cursor, start), from)
  }
}

/** Everything up to white space, the end, or one of `stops`. */
function takeOrdinary(cursor: Cursor, scalar: ScalarBuilder, stops: string): void {
  const from = cursor.at
  for (;;) {
    const character = cursor.peek()
    if (character === ' ' || character === '\t' || isBreakOrEnd(character) || stops.includes(character)) break
    cursor.forward()
  }
  scalar.add(cursor.text.slice(from, cursor.at), from)
}

/** White space inside quotes: kept within a line, folded over line ends. */
function takeSpace(cursor: Cursor, start: number): string {
  const from = cursor.at
  cursor.skip(' \t')
  if (cursor.peek() === END) throw new Stop('unclosed-quote', start, cursor.at)
  if (!isBreak(cursor.peek())) return cursor.text.slice(from, cursor.at)
  const first = cursor.takeBreak()
  return foldBreaks(first, takeBreaks(cursor, start))
}

function takeBreaks(cursor: Cursor, start: number): string {
  let breaks = ''
  for (;;) {
    if (cursor.atDots()) throw new Stop('dots-in-quote', cursor.at, cursor.at + 3, start)
    cursor.skip(' \t')
    if (!isBreak(cursor.peek())) return breaks
    breaks += cursor.takeBreak()
  }
}

function takeEscape(cursor: Cursor, start: number): string {
  const from = cursor.at
  cursor.forward()
  const character = cursor.peek()
  if (isBreak(character)) {
    cursor.takeBreak()
    return takeBreaks(cursor, start)
  }
  const simple = SIMPLE_ESCAPES.get(character)
  if (simple !== undefined) {
    cursor.forward()
    return simple
  }
  const digits = NUMBER_ESCAPES.get(character)
  if (digits === undefined) {
    if (character === END) throw new Stop('unclosed-quote', start, cursor.at)
    cursor.forward()
    throw new Stop('bad-escape', from, cursor.at, start)
  }
  cursor.forward()
  const digitsFrom = cursor.at
  for (let count = 0; count < digits; count++) {
    if (!/[\dA-Fa-f]/.test(cursor.peek())) throw new Stop('bad-escape', from, cursor.at, start)
    cursor.forward()
  }
  const code = Number.parseInt(cursor.text.slice(digitsFrom, cursor.at), 16)
  if (code > 0x10ffff) throw new Stop('bad-escape', from, cursor.at, start)
  return String.fromCodePoint(code)
}

/** YAML 1.2, 5.7; a tab after the backslash is a tab. */
const SIMPLE_ESCAPES = new Map([
  ['0', '\0'],
  ['a', '\x07'],
  ['b', '\b'],
  ['t', '\t'],
  ['\t', '\t'],
  ['n', '\n'],
  ['v', '\v'],
  ['f', '\f'],
  ['r', '\r'],
  ['e', '\x1b'],
  [' ', ' '],
  ['"', '"'],
  ['/', '/'],
  ['\\', '\\'],
  ['N', '\x85'],
  ['_', '\xa0'],
  ['L', '\u2028'],
  ['P', '\u2029'],
])

/** How many hexadecimal digits follow. */
const NUMBER_ESCAPES = new Map([
  ['x', 2],
  ['u', 4],
  ['U', 8],
])
