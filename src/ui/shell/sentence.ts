// The verdict line: what is the matter with a skill, in one sentence, and the fix that goes with it.
import type { Fault, Fix, Severity } from '../../core/fault/fault.ts'
import type { SkillReport } from '../../core/report.ts'
import { tally } from '../store/select.ts'

export type Sentence = { severity: Severity | 'ok'; text: string; fix: Fix | null; fault: Fault | null }

const formats = { 'agent-skill': 'agent skill', 'hard-skill': 'hard skill' } as const

/** What a skill is: "agent skill and hard skill". */
export function kindOf({ formats: judged }: SkillReport): string {
  const names = (['agent-skill', 'hard-skill'] as const)
    .filter(id => judged[id].applies)
    .map(id => formats[id])
  return names.join(' and ') || 'skill'
}

/** "1 error", "2 warnings and 1 note"; empty where there are none. */
export function counted(faults: readonly Fault[]): string {
  const { error, warning, info } = tally(faults)
  const parts = [plural(error, 'error'), plural(warning, 'warning'), plural(info, 'note')].filter(Boolean)
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '')
}

const plural = (count: number, word: string) => (count ? `${count} ${word}${count === 1 ? '' : 's'}` : '')

/**
 * The sentence for a skill: what its clients make of it if that is what matters, else its gravest fault, else that
 * it is valid. `clients` is one sentence about the clients, empty where there is nothing to say.
 */
export function sentenceOf(skill: SkillReport, faults: readonly Fault[], clients: string): Sentence {
  const worst =
    faults.find(fault => fault.severity === 'error') ?? faults.find(fault => fault.severity === 'warning')
  const fix = worst?.fix?.[0] ?? null
  const valid = `Valid ${kindOf(skill)}.`
  if (!worst) return { severity: 'ok', text: join(valid, clients), fix, fault: null }
  if (worst.severity === 'warning') {
    return { severity: 'warning', text: join(valid, clients || worst.message), fix, fault: worst }
  }
  return { severity: 'error', text: join(clients, worst.message), fix, fault: worst }
}

const join = (...sentences: string[]) => sentences.filter(Boolean).join(' ')
