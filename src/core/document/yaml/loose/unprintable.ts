// Characters that some readers refuse anywhere in the text.
import type { Failure } from './reading.ts'

/** The first character of the given set, as a problem with its place, or `null`. The set must not be global. */
export function isUnprintable(block: string, set: RegExp): Failure | null {
  const at = block.search(set)
  if (at < 0) return null
  const code = block.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0')
  return {
    ok: false,
    cause: 'other',
    problem: `The character U+${code} may not stand in YAML; delete it.`,
    span: { from: at, to: at + 1 },
  }
}
