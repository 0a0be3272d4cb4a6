// Scans a plain (unquoted) scalar as the reference does.
import { ScalarBuilder } from './builder.ts'
import { type Cursor, isBlankOrEnd, isBreak } from './cursor.ts'

/** `endedLine`: the cursor now stands at the start of a line. `blankAfter`: an empty line follows the scalar. */
export type Plain = { scalar: ScalarBuilder; to: number; endedLine: boolean; blankAfter: boolean }

/**
 * Reads a plain scalar that starts at the cursor. It goes on over line ends as long as the lines are indented
 * by at least `indent`.
 */
export function scanPlain(cursor: Cursor, indent: number): Plain {
  const scalar = new ScalarBuilder()
  let to = cursor.at
  let gap = ''
  let endedLine = false
  while (cursor.peek() !== '#') {
    const from = cursor.at
    while (!endsWord(cursor)) cursor.forward()
    if (cursor.at === from) break
    scalar.add(gap, to)
    scalar.add(cursor.text.slice(from, cursor.at), from)
    to = cursor.at
    const between = takeGap(cursor)
    endedLine = between.endedLine
    gap = between.text
    if (gap === '' || cursor.column < indent) break
  }
  return { scalar, to, endedLine, blankAfter: gap.startsWith('\n') }
}

function endsWord(cursor: Cursor): boolean {
  const character = cursor.peek()
  return isBlankOrEnd(character) || (character === ':' && isBlankOrEnd(cursor.peek(1)))
}

/** The space between two words: spaces as they are, line ends folded; none where the scalar ends. */
function takeGap(cursor: Cursor): { text: string; endedLine: boolean } {
  const from = cursor.at
  cursor.skip(' ')
  if (!isBreak(cursor.peek())) return { text: cursor.text.slice(from, cursor.at), endedLine: false }
  const first = cursor.takeBreak()
  if (cursor.atDots()) return { text: '', endedLine: true }
  let breaks = ''
  for (;;) {
    cursor.skip(' ')
    if (!isBreak(cursor.peek())) return { text: foldBreaks(first, breaks), endedLine: true }
    breaks += cursor.takeBreak()
    if (cursor.atDots()) return { text: '', endedLine: true }
  }
}

/** Folding: one line end reads as a space, more of them as all but the first; LS and PS stay. */
export function foldBreaks(first: string, more: string): string {
  if (first !== '\n') return first + more
  return more === '' ? ' ' : more
}
