// Where what is shared holds what looks like a secret.
import { findSecrets } from '../../core/permalink/secrets.ts'
import type { Shared } from '../../core/permalink.ts'
import { LINK_BYTES } from '../../core/source/limits.ts'

/** `where` is a file or the answer; `what` fits after a colon and never quotes the secret itself. */
export type Finding = { where: string; what: string }

/** One finding for each kind of secret in each text. */
export function secretsIn({ files, answer }: Shared): Finding[] {
  // More than a link may hold is never shared as one, so nobody has to wait for the search.
  const length = Object.values(files).reduce((sum, text) => sum + text.length, answer.length)
  if (length > LINK_BYTES) return []
  const texts = [...Object.entries(files), ['The answer in Resolve', answer] as const]
  return texts.flatMap(([where, text]) => {
    const found = findSecrets(text)
    return [...new Set(found.map(secret => secret.kind))].map(kind => {
      const first = found.find(secret => secret.kind === kind)
      const line = text.slice(0, first?.from ?? 0).split('\n').length
      return { where, what: `line ${line} looks like a ${kind}` }
    })
  })
}
