// The sign and the word of a severity, always together.
import type { Severity } from '../../core/fault/fault.ts'
import { Icon, type IconName } from './icon.tsx'

const signs = {
  error: ['error', 'Error'],
  warning: ['warning', 'Warning'],
  info: ['info', 'Note'],
  ok: ['check', 'Good'],
} as const satisfies Record<Severity | 'ok', readonly [IconName, string]>

/** Shows a severity; `word` replaces its word ("Loads", "Skips"), and `quiet` leaves it to screen readers. */
export function Sign({ of, word, quiet }: { of: Severity | 'ok'; word?: string; quiet?: boolean }) {
  const [icon, usual] = signs[of]
  return (
    <span className={`sign sign-${of}`}>
      <Icon name={icon} />
      <span className={quiet ? 'spoken' : undefined}>{word ?? usual}</span>
    </span>
  )
}
