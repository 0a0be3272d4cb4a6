// How the pane says a verdict: a sign, a word, and how it is known.
import { type Basis, loads, type Verdict, wordFor } from '../../../core/clients/verdict.ts'
import type { Severity } from '../../../core/fault/fault.ts'

/** The sign of a verdict and the word beside it. */
export function shown(verdict: Pick<Verdict, 'verdict' | 'changes'>): { of: Severity | 'ok'; word: string } {
  const word = wordFor(verdict)
  return { of: signOf(verdict), word: word.charAt(0).toUpperCase() + word.slice(1) }
}

function signOf({ verdict, changes }: Pick<Verdict, 'verdict' | 'changes'>): Severity | 'ok' {
  if (verdict === 'unknown') return 'info'
  if (verdict === 'load-slash-only' || verdict === 'load-warn') return 'warning'
  if (!loads(verdict)) return 'error'
  return changes.length > 0 ? 'warning' : 'ok'
}

/** How the behaviour of a client is known. */
export const basisWords = {
  run: 'run',
  restated: 'restated',
  read: 'read',
  documented: 'documented',
} as const satisfies Record<Basis, string>

/** What each of them means, for those who ask. */
export const basisHelp = {
  run: 'The client itself, or its own loader, was run on test files.',
  restated: 'Its loader was restated from the published code and run with the same YAML library.',
  read: 'Its source was read, not run.',
  documented: 'Only its documents and public reports are known.',
} as const satisfies Record<Basis, string>
