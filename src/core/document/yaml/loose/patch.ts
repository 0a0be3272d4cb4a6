// Text that was rewritten before it was read, and the way back from its places to those of the original.

import type { Span } from './reading.ts'

/** A replacement of `[from, to)` of the original text. */
export type Change = { from: number; to: number; insert: string }

export type Patched = {
  text: string
  /** The place in the original text of a place in the rewritten one. */
  origin(offset: number): number
}

/** The text as it is. */
export function unpatched(text: string): Patched {
  return { text, origin: offset => offset }
}

/** Applies changes, which must be in order and apart. Inside an insertion, a place maps to the change's end. */
export function patch(text: string, changes: readonly Change[]): Patched {
  if (changes.length === 0) return unpatched(text)
  const pieces: string[] = []
  // After `at[i]` of the rewritten text, the original is `shift[i]` ahead.
  const at: number[] = []
  const shift: number[] = []
  let done = 0
  let length = 0
  for (const change of changes) {
    pieces.push(text.slice(done, change.from), change.insert)
    length += change.from - done + change.insert.length
    done = change.to
    at.push(length)
    shift.push(done - length)
  }
  pieces.push(text.slice(done))
  return {
    text: pieces.join(''),
    origin(offset) {
      let low = 0
      let high = at.length
      while (low < high) {
        const middle = (low + high) >> 1
        if ((at[middle] ?? 0) <= offset) low = middle + 1
        else high = middle
      }
      const next = changes[low]
      const original = offset + (shift[low - 1] ?? 0)
      return next ? Math.min(original, next.to) : original
    },
  }
}

/** A span of the rewritten text in the original; what was taken away at its end is not part of it. */
export function originalSpan(patched: Patched, { from, to }: Span): Span {
  const start = patched.origin(from)
  return {
    from: start,
    to: to > from ? Math.max(start, Math.min(patched.origin(to - 1) + 1, patched.origin(to))) : start,
  }
}

/** CRLF and CR as LF, with the way back; and the characters that `others` finds (it is global). */
export function normalEnds(text: string, others?: RegExp): Patched {
  const changes: Change[] = []
  for (let at = text.indexOf('\r'); at >= 0; at = text.indexOf('\r', at + 1)) {
    if (text.charCodeAt(at + 1) === 0x0a) changes.push({ from: at, to: at + 1, insert: '' })
    else changes.push({ from: at, to: at + 1, insert: '\n' })
  }
  if (!others) return patch(text, changes)
  const more = [...text.matchAll(others)].map(({ index }) => ({ from: index, to: index + 1, insert: '\n' }))
  return patch(text, more.length > 0 ? [...changes, ...more].sort((a, b) => a.from - b.from) : changes)
}

/** One patch after another. */
export function compose(first: Patched, second: Patched): Patched {
  return { text: second.text, origin: offset => first.origin(second.origin(offset)) }
}
