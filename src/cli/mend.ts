// Makes every safe change of a source's faults on disk, until there is none left to make.
import { decodeUtf8 } from '../core/document/text.ts'
import type { Fault } from '../core/fault/fault.ts'
import { applyFixes, safeFixes } from '../core/fault/fix.ts'
import type { DirectorySource } from './node.ts'

// A mend may make room for another; more rounds than this would be a mistake of ours.
const ROUNDS = 10

/** How many mends were made. `judge` gives the faults of the files as they are now. */
export async function mend(directory: DirectorySource, judge: () => Promise<Fault[]>): Promise<number> {
  let made = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    const more = await mendOnce(directory, await judge())
    if (more === 0) break
    made += more
  }
  return made
}

async function mendOnce(directory: DirectorySource, faults: Fault[]): Promise<number> {
  let made = 0
  for (const path of new Set(faults.map(fault => fault.path))) {
    const fixes = safeFixes(faults, path)
    if (fixes.length === 0) continue
    const decoded = decodeUtf8(await directory.read(path))
    if (!decoded.ok) continue
    await directory.replace(path, new TextEncoder().encode(applyFixes(decoded.text, fixes)))
    made += fixes.length
  }
  return made
}
