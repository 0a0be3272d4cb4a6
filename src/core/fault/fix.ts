// Applies mends to a text: each whole or not at all, and none where another already changed something.
import type { Edit, Fault, Fix } from './fault.ts'

type Replacement = Omit<Edit, 'path'>

/** The text with every edit made. Edits may come in any order; throws where two overlap or one lies outside. */
export function applyEdits(text: string, edits: readonly Replacement[]): string {
  let mended = ''
  let at = 0
  for (const { from, to, insert } of inOrder(edits)) {
    if (from < at || to < from || to > text.length)
      throw new RangeError(`no edit can be made at ${from}:${to}`)
    mended += text.slice(at, from) + insert
    at = to
  }
  return mended + text.slice(at)
}

/** Where a place in the new text was in the old one, given the edits that were made. */
export function oldOffset(offset: number, edits: readonly Replacement[]): number {
  let shift = 0
  for (const { from, to, insert } of inOrder(edits)) {
    const start = from + shift
    if (offset < start) break
    if (offset < start + insert.length) return Math.min(to, from + offset - start)
    shift += insert.length - (to - from)
  }
  return offset - shift
}

/** The text with these fixes of it made, as many as go together. */
export function applyFixes(text: string, fixes: readonly Fix[]): string {
  return applyEdits(
    text,
    together(fixes).flatMap(fix => fix.edits),
  )
}

/** The first safe fix of each fault that edits this file alone, as many as go together. */
export function safeFixes(faults: readonly Fault[], path: string): Fix[] {
  const safe = faults.flatMap(fault => fault.fix?.find(fix => fix.safety === 'safe') ?? [])
  return together(safe.filter(fix => fix.edits.every(edit => edit.path === path)))
}

/** Those fixes of one text that go together: the first ones given, and each later one that touches none of them. */
export function together(fixes: readonly Fix[]): Fix[] {
  // In the order of their places, and apart from each other.
  const taken: Replacement[] = []
  return fixes.filter(({ edits }) => {
    if (edits.length === 0 || edits.some(edit => isTaken(taken, edit))) return false
    for (const edit of edits) taken.splice(placeOf(taken, edit), 0, edit)
    return true
  })
}

function isTaken(taken: readonly Replacement[], edit: Replacement): boolean {
  const at = placeOf(taken, edit)
  // What is inserted where this one begins stands before what this one might reach into.
  return [at - 1, at, at + 1].some(index => {
    const other = taken[index]
    return other !== undefined && touch(other, edit)
  })
}

/** Two edits of the same stretch or insertions at the same point touch; neighbours do not. */
function touch(a: Replacement, b: Replacement): boolean {
  return (a.from < b.to && b.from < a.to) || (a.from === b.from && a.to === b.to)
}

/** How many of the taken ones stand before an edit. */
function placeOf(taken: readonly Replacement[], edit: Replacement): number {
  let low = 0
  let high = taken.length
  while (low < high) {
    const middle = (low + high) >> 1
    const other = taken[middle]
    if (other && byPlace(other, edit) < 0) low = middle + 1
    else high = middle
  }
  return low
}

function byPlace(a: Replacement, b: Replacement): number {
  return a.from - b.from || a.to - b.to
}

function inOrder(edits: readonly Replacement[]): Replacement[] {
  return [...edits].sort(byPlace)
}
