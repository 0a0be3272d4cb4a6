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

/** The fixes of one text that go together: from its start on, each that begins after what the last one spans. */
export function together(fixes: readonly Fix[]): Fix[] {
  const spans = fixes
    .filter(fix => fix.edits.length > 0)
    .map(fix => ({
      fix,
      from: fix.edits.reduce((from, edit) => Math.min(from, edit.from), Number.POSITIVE_INFINITY),
      to: fix.edits.reduce((to, edit) => Math.max(to, edit.to), 0),
    }))
    .sort((a, b) => a.from - b.from || a.to - b.to)
  let last = { from: -1, to: -1 }
  return spans.flatMap(span => {
    // What is inserted where something was inserted already may be the very same mend.
    const clear = span.from > last.to || (span.from === last.to && last.from < last.to)
    if (!clear) return []
    last = span
    return [span.fix]
  })
}

function inOrder(edits: readonly Replacement[]): Replacement[] {
  return [...edits].sort((a, b) => a.from - b.from || a.to - b.to)
}
