// What will be wrong with a document that does not read yet, once it does: so that one look shows all there is to do.

import type { Cause } from '../document/diagnosis/causes.ts'
import { type Explained, explain } from '../document/diagnosis/diagnose.ts'
import { type Change, quoteChanges } from '../document/diagnosis/mend.ts'
import { readFrontmatter } from '../document/frontmatter.ts'
import { lineEnd, lineIndex, nextLine, position } from '../document/text.ts'
import type { Fix } from '../fault/fault.ts'
import { applyEdits, oldOffset } from '../fault/fix.ts'
import { type AgentSkillFault, type FaultOptions, faults } from './faults.ts'
import { documentPath } from './paths.ts'
import { agentSkillFault } from './rules.ts'

/** More rounds of mending than any real document needs. */
const MOST_ROUNDS = 32

/** How many characters of frontmatter all rounds together read: a long one full of faults gets fewer of them. */
const MOST_READ = 256 * 1024

/** A mended text, and the way back from its places to the given text's. */
export type Mended = { text: string; toOld: (offset: number) => number }

/** What stopped a text from reading before it was mended. */
type Met = { why: Explained; toOld: Mended['toOld'] }

/**
 * The causes that lie in one value and end with it: behind each the rest is read as it is meant, so another one
 * is another mistake and no consequence.
 */
const IN_ONE_VALUE: ReadonlySet<Cause> = new Set<Cause>([
  'colon-in-value',
  'colon-on-wrapped-line',
  'reserved-start',
  'block-header',
  'flow-list',
  'flow-map',
  'anchor',
  'alias',
  'tag',
  'text-after-quote',
  'bad-escape',
])

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

function mend(
  text: string,
  path: string,
  choose: (fixes: Fix[]) => Fix | undefined,
  meet: (met: Met) => void = () => undefined,
): Mended {
  let mended: Mended = { text, toOld: offset => offset }
  let done = 0
  for (let round = 0; round < MOST_ROUNDS && done < MOST_READ; round++) {
    const read = readFrontmatter(mended.text)
    if (read.ok) break
    done += 'parts' in read ? read.parts.yaml.to : 0
    const why = explain(mended.text, path, read)
    const { toOld } = mended
    meet({ why, toOld })
    const fix = choose(why.fixes)
    if (!fix) break
    mended = {
      text: applyEdits(mended.text, fix.edits),
      toOld: offset => toOld(oldOffset(offset, fix.edits)),
    }
  }
  return mended
}

/**
 * What else is wrong with a document that does not read, as warnings: the further values that stop it, and the
 * faults of the fields that a person can see, which will count once it is mended. `[]` for a document that reads:
 * `faults` has them.
 */
export function afterMend(text: string, options: FaultOptions = {}): AgentSkillFault[] {
  if (readFrontmatter(text).ok) return []
  const path = options.path ?? documentPath(options.root ?? '')
  // Only to look ahead, so any mend will do; the last one offered keeps most of what is written.
  const met: Met[] = []
  const mended = mend(
    text,
    path,
    fixes => fixes.find(isSafe) ?? fixes.at(-1),
    one => met.push(one),
  )
  const readable = readFrontmatter(mended.text).ok ? mended : visibleFields(text)
  const whole = readable === mended
  const fields = faults(readable.text, { ...options, path })
    .filter(({ kind }) => kind !== 'malformed' && (whole || !kind.startsWith('missing-')))
    .map(fault => later(fault, readable.toOld))
  return [...(whole ? furtherValues(text, path, met) : []), ...fields]
}

/** Every value but the first that stops the document, each once; where they are all that stops it. */
function furtherValues(text: string, path: string, met: readonly Met[]): AgentSkillFault[] {
  if (met.some(({ why }) => !IN_ONE_VALUE.has(why.cause))) return []
  const index = lineIndex(text)
  const lines = new Set<number>()
  return met.flatMap(({ why: { cause, detail, facts, from, to }, toOld }, round) => {
    const { line, column } = position(index, toOld(from))
    const known = lines.has(line)
    lines.add(line)
    if (round === 0 || known) return []
    const args = { reason: 'bad-yaml', cause, detail, facts, line, column } as const
    return [later(agentSkillFault('malformed', args, { path, from, to }), toOld)]
  })
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
  let edits: Change[] = []
  const seen = new Set<string>()
  let kept = 0
  for (let at = 0; at < text.length; at = nextLine(text, at)) {
    const end = lineEnd(text, at)
    const [key, name] = /^(name|description):[ \t]+(?=\S)/.exec(text.slice(at, end)) ?? []
    if (key === undefined || name === undefined || seen.has(name)) continue
    seen.add(name)
    edits.push({ from: kept, to: at, insert: kept === 0 ? '---\n' : '\n' })
    const from = at + key.length
    if (!/^(["']).*\1[ \t]*$/.test(text.slice(from, end))) edits = edits.concat(quoteChanges(text, from, end))
    kept = end
  }
  edits.push({ from: kept, to: text.length, insert: '\n---\n' })
  return { text: applyEdits(text, edits), toOld: offset => oldOffset(offset, edits) }
}
