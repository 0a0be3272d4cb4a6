// What will be wrong with a document that does not read yet, once it does: so that one look shows all there is to do.

import { explain } from '../document/diagnosis/diagnose.ts'
import { type Change, quoteChanges } from '../document/diagnosis/mend.ts'
import { readFrontmatter } from '../document/frontmatter.ts'
import { lineEnd, nextLine } from '../document/text.ts'
import type { Fix } from '../fault/fault.ts'
import { applyEdits, oldOffset } from '../fault/fix.ts'
import { type AgentSkillFault, documentPath, type FaultOptions, faults } from './faults.ts'

/** More rounds of mending than any real document needs. */
const MOST_ROUNDS = 32

/** A mended text, and the way back from its places to the given text's. */
export type Mended = { text: string; toOld: (offset: number) => number }

/**
 * Applies the safe mend of what stops a document from reading, and again for what stops it then. It stops where
 * the document reads, or where no safe mend is known. What already reads stays as it is.
 */
export function mendSafely(text: string, path = 'SKILL.md'): Mended {
  return mend(text, path, fixes => fixes.find(isSafe))
}

function isSafe({ safety }: Fix): boolean {
  return safety === 'safe'
}

function mend(text: string, path: string, choose: (fixes: Fix[]) => Fix | undefined): Mended {
  let mended: Mended = { text, toOld: offset => offset }
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const read = readFrontmatter(mended.text)
    if (read.ok) break
    const fix = choose(explain(mended.text, path, read).fixes)
    if (!fix) break
    const { toOld } = mended
    mended = {
      text: applyEdits(mended.text, fix.edits),
      toOld: offset => toOld(oldOffset(offset, fix.edits)),
    }
  }
  return mended
}

/**
 * The faults of the fields that a person can see in a document that does not read: those that will count once it
 * is mended, as warnings. `[]` for a document that reads: `faults` has them.
 */
export function afterMend(text: string, options: FaultOptions = {}): AgentSkillFault[] {
  if (readFrontmatter(text).ok) return []
  const path = options.path ?? documentPath(options.root ?? '')
  // Only to look ahead, so any mend will do; the last one offered keeps most of what is written.
  const mended = mend(text, path, fixes => fixes.find(isSafe) ?? fixes.at(-1))
  const readable = readFrontmatter(mended.text).ok ? mended : visibleFields(text)
  const whole = readable === mended
  return faults(readable.text, { ...options, path })
    .filter(({ kind }) => kind !== 'malformed' && (whole || !kind.startsWith('missing-')))
    .map(fault => later(fault, readable.toOld))
}

function later(fault: AgentSkillFault, toOld: (offset: number) => number): AgentSkillFault {
  const { fix: _fix, also, ...rest } = fault
  const back = ({ from, to }: { from: number; to: number }) => ({
    from: toOld(from),
    to: Math.max(toOld(from), toOld(to)),
  })
  return {
    ...rest,
    ...back(fault),
    severity: 'warning',
    message: `${fault.message} (counts once the frontmatter can be read)`,
    ...(also ? { also: also.map(back) } : {}),
  }
}

/** The name and the description alone, as a document that reads; each value is what stands on its line. */
function visibleFields(text: string): Mended {
  const edits: Change[] = []
  const seen = new Set<string>()
  let kept = 0
  for (let at = 0; at < text.length; at = nextLine(text, at)) {
    const end = lineEnd(text, at)
    const [key, name] = /^(name|description):[ \t]+(?=\S)/.exec(text.slice(at, end)) ?? []
    if (key === undefined || name === undefined || seen.has(name)) continue
    seen.add(name)
    edits.push({ from: kept, to: at, insert: kept === 0 ? '---\n' : '\n' })
    const from = at + key.length
    if (!/^(["']).*\1[ \t]*$/.test(text.slice(from, end))) edits.push(...quoteChanges(text, from, end))
    kept = end
  }
  edits.push({ from: kept, to: text.length, insert: '\n---\n' })
  return { text: applyEdits(text, edits), toOld: offset => oldOffset(offset, edits) }
}
