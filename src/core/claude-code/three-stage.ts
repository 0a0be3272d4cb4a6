// The older way to fit the listing into its budget, which the chapter tells of: all, shared out, or names only.
import { type Candidate, fullEntry, type ListingEntry, nameOnly, sizeOf } from './entries.ts'

/** The most characters of one entry's text, when this algorithm was in use. */
export const threeStageCap = 250
/** With fewer characters to each, only names are left. */
const LEAST_SHARE = 20

/**
 * Everything when it fits; otherwise bundled skills stay whole and the others share what is left, each the
 * same number of characters; when that is under 20, they keep their names only. What is taken off for the
 * names before sharing is not on record; we take the names' own length.
 */
export function threeStage(
  candidates: readonly Candidate[],
  budget: number,
  cap = threeStageCap,
): ListingEntry[] {
  const full = candidates.map(candidate => fullEntry(candidate, cap))
  if (sizeOf(full) <= budget) return full
  const others = candidates.filter(candidate => !candidate.bundled)
  const bundled = full.reduce((sum, entry, index) => sum + (candidates[index]?.bundled ? entry.size : 0), 0)
  const names = others.reduce((sum, candidate) => sum + candidate.name.length, 0)
  const share = Math.floor((budget - bundled - names) / Math.max(1, others.length))
  return candidates.map(candidate => {
    if (candidate.bundled) return fullEntry(candidate, cap)
    return share < LEAST_SHARE ? nameOnly(candidate) : fullEntry(candidate, Math.min(share, cap))
  })
}
