// Which mend makes a client load a skill: found by applying it and asking the loader again.
import type { Edit, Fix } from '../fault/fault.ts'
import { applyEdits } from '../fault/fix.ts'
import type { Client } from './client.ts'
import { judge } from './judge.ts'
import { type EditKind, editKinds, fixOf } from './parts/edits.ts'
import { mended } from './parts/mended.ts'
import type { Document } from './parts/place.ts'
import { loads } from './verdict.ts'

// The kinds are the keys of a table of ours.
const kinds = Object.keys(editKinds) as EditKind[]

/**
 * The fix after which a client loads a skill: one of the given (those of the faults), one of this room's own, or
 * several of these in turn; `null` where none does.
 */
export function mendFor(
  client: Client,
  document: Document,
  text: string,
  given: readonly Fix[] = [],
): Fix | null {
  const here = given.filter(fix => fix.edits.every(edit => edit.path === document.path))
  const own = kinds.map(kind => fixOf(kind, document.path, text, document.place.dir))
  const heals = (fix: Fix | null) => fix !== null && loads(judge(client, mended(document, text, fix)).verdict)
  return (
    [...here, ...own].find(heals) ??
    [inTurn(document, text, true), inTurn(document, text, false)].find(heals) ??
    null
  )
}

/** The mends one after the other, each on what the last one left, as one fix: the safe ones, or all of them. */
function inTurn({ path, place }: Document, text: string, onlySafe: boolean): Fix | null {
  const titles: string[] = []
  let now = text
  for (const kind of kinds) {
    const fix = onlySafe && editKinds[kind].safety !== 'safe' ? null : fixOf(kind, path, now, place.dir)
    if (!fix) continue
    now = applyEdits(now, fix.edits)
    titles.push(fix.title)
  }
  if (titles.length < 2) return null
  const [first = '', ...others] = titles
  const title = [first, ...others.map(each => each.charAt(0).toLowerCase() + each.slice(1))].join('; ')
  return { title, safety: onlySafe ? 'safe' : 'review', edits: [{ path, ...difference(text, now) }] }
}

/** The one replacement that turns a text into another. */
function difference(before: string, after: string): Omit<Edit, 'path'> {
  const most = Math.min(before.length, after.length)
  let from = 0
  while (from < most && before[from] === after[from]) from++
  let tail = 0
  while (tail < most - from && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  return { from, to: before.length - tail, insert: after.slice(from, after.length - tail) }
}
