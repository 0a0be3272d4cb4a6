// Makes every safe change to the mirrored files, over and over, until there is none left to make.
import type { Fault, Origin } from '../core/fault/fault.ts'
import { applyFixes, safeFixes } from '../core/fault/fix.ts'
import { inspect } from '../core/inspect.ts'
import { Mirror } from './mirror.ts'

// A mend may make room for another; more rounds than this would be a mistake of ours.
const ROUNDS = 10

/** How many faults were mended, and the new text of each file that changed. */
export type Mended = { made: number; texts: { path: string; text: string }[] }

/** Mends the skill at `root`, but for faults of the origins that are switched off. The mirror stays as it is. */
export async function mendSafely(mirror: Mirror, root: string, off: readonly Origin[]): Promise<Mended> {
  const copy = new Mirror()
  copy.sync(mirror.files, [])
  const texts = new Map<string, string>()
  let made = 0
  for (let round = 0; round < ROUNDS; round++) {
    const report = await inspect(copy.source())
    const skill = report.skills.find(other => other.root === root)
    const more = mendOnce(copy, skill?.faults.filter(fault => !off.includes(fault.origin)) ?? [], texts)
    if (more === 0) break
    made += more
  }
  return { made, texts: [...texts].map(([path, text]) => ({ path, text })) }
}

function mendOnce(copy: Mirror, faults: readonly Fault[], texts: Map<string, string>): number {
  let made = 0
  for (const path of new Set(faults.map(fault => fault.path))) {
    const file = copy.files.find(other => other.path === path)
    const fixes = safeFixes(faults, path)
    if (file?.kind !== 'text' || fixes.length === 0) continue
    const text = applyFixes(file.text, fixes)
    copy.sync([{ ...file, text }], [])
    texts.set(path, text)
    made += fixes.length
  }
  return made
}
