// Scans a block scalar (`|` and `>`) as the reference does.
import { ScalarBuilder } from './builder.ts'
import { type Cursor, END, isBreak, isBreakOrEnd } from './cursor.ts'
import { Stop } from './problem.ts'

/** `to` is the end of the last line that counts; `blankAfter`: empty lines follow that do not. */
export type Block = { scalar: ScalarBuilder; to: number; blankAfter: boolean }

/** `to` is the end of the header's line. */
type Header = { chomp: '' | '+' | '-'; increment: number | null; to: number }

/** Reads a block scalar whose indicator stands at the cursor, inside a collection indented by `indent`. */
export function scanBlock(cursor: Cursor, indent: number): Block {
  const folded = cursor.peek() === '>'
  const header = takeHeader(cursor)
  const { chomp, increment } = header
  let least = indent + 1
  let width: number
  let breaks: string
  if (increment === null) {
    const found = takeIndentation(cursor)
    width = Math.max(least, found.width)
    breaks = found.breaks
  } else {
    least = Math.max(least, 1)
    width = least + increment - 1
    breaks = takeBreaks(cursor, width)
  }
  const scalar = new ScalarBuilder()
  let lineBreak = ''
  let { to } = header
  while (cursor.column === width && cursor.peek() !== END) {
    scalar.add(breaks, to)
    const indented = cursor.peek() === ' ' || cursor.peek() === '\t'
    const from = cursor.at
    scalar.add(cursor.takeLine(), from)
    to = cursor.at
    lineBreak = cursor.takeBreak()
    breaks = takeBreaks(cursor, width)
    if (least === 0 && cursor.column === 0 && cursor.atDots()) break
    if (cursor.column !== width || cursor.peek() === END) break
    const nextIndented = cursor.peek() === ' ' || cursor.peek() === '\t'
    if (!folded || lineBreak !== '\n' || indented || nextIndented) scalar.add(lineBreak, to)
    else if (breaks === '') scalar.add(' ', to)
  }
  if (chomp !== '-') scalar.add(lineBreak, to)
  if (chomp === '+') scalar.add(breaks, to)
  return { scalar, to, blankAfter: chomp !== '+' && breaks !== '' }
}

/** The rest of the indicator's line: chomping, indentation, a comment. */
function takeHeader(cursor: Cursor): Header {
  const from = cursor.at
  cursor.forward()
  let chomp = takeChomp(cursor)
  let increment: number | null = null
  if (/\d/.test(cursor.peek())) {
    increment = Number(cursor.peek())
    cursor.forward()
    if (increment === 0) throw headerStop(cursor, from)
    if (chomp === '') chomp = takeChomp(cursor)
  }
  if (cursor.peek() !== ' ' && !isBreakOrEnd(cursor.peek())) throw headerStop(cursor, from)
  cursor.skip(' ')
  if (cursor.peek() === '#') cursor.takeLine()
  if (!isBreakOrEnd(cursor.peek())) throw headerStop(cursor, from)
  const to = cursor.at
  cursor.takeBreak()
  return { chomp, increment, to }
}

function headerStop(cursor: Cursor, from: number): Stop {
  const at = cursor.at
  cursor.takeLine()
  return new Stop('block-header', at, cursor.at, from)
}

function takeChomp(cursor: Cursor): '' | '+' | '-' {
  const character = cursor.peek()
  if (character !== '+' && character !== '-') return ''
  cursor.forward()
  return character
}

/** Without an indentation indicator the first lines decide: the widest of them, blank ones too. */
function takeIndentation(cursor: Cursor): { breaks: string; width: number } {
  let breaks = ''
  let width = 0
  for (;;) {
    if (isBreak(cursor.peek())) breaks += cursor.takeBreak()
    else if (cursor.peek() === ' ') {
      cursor.forward()
      width = Math.max(width, cursor.column)
    } else return { breaks, width }
  }
}

function takeBreaks(cursor: Cursor, width: number): string {
  let breaks = ''
  for (;;) {
    while (cursor.column < width && cursor.peek() === ' ') cursor.forward()
    if (!isBreak(cursor.peek())) return breaks
    breaks += cursor.takeBreak()
  }
}
