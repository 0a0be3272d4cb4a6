// Follows places of a text into a later version of it, through the one stretch in which the two differ.
import type { Edit } from '../../core/fault/fault.ts'

/** The smallest replacement that makes `before` into `after`, and where a place of `before` is in `after`. */
export type Difference = { from: number; to: number; insert: string; place: (offset: number) => number }

/** Finds the difference between two texts, in UTF-16 units. A place inside it goes to its end. */
export function changeBetween(before: string, after: string): Difference {
  if (before === after) return { from: 0, to: 0, insert: '', place: offset => offset }
  const shorter = Math.min(before.length, after.length)
  let from = 0
  while (from < shorter && before.charCodeAt(from) === after.charCodeAt(from)) from++
  let end = 0
  while (
    end < shorter - from &&
    before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)
  ) {
    end++
  }
  const to = before.length - end
  const shift = after.length - before.length
  const place = (offset: number) => (offset <= from ? offset : Math.max(offset, to) + shift)
  return { from, to, insert: after.slice(from, after.length - end), place }
}

/** Edits of `before` as edits of `after`; `null` where one touches what has changed. */
export function movedEdits(edits: readonly Edit[], before: string, after: string): Edit[] | null {
  if (before === after) return [...edits]
  const { from, to, place } = changeBetween(before, after)
  const untouched = edits.every(edit => edit.to < from || edit.from > to)
  return untouched ? edits.map(edit => ({ ...edit, from: place(edit.from), to: place(edit.to) })) : null
}
