// The verdict line: what is the matter with a skill, in one sentence, and the fix that goes with it.
import type { Summary } from '../../core/clients/summary.ts'
import type { Fault, Fix, Severity } from '../../core/fault/fault.ts'
import { wordsOf } from '../../core/fault/words.ts'
import type { SkillReport } from '../../core/report.ts'
import { tally } from '../store/select.ts'

export type Sentence = { severity: Severity | 'ok'; text: string; fix: Fix | null; fault: Fault | null }

const formats = { 'agent-skill': 'agent skill', 'hard-skill': 'hard skill' } as const

/** What a skill is: "agent skill and hard skill". */
export function kindOf({ formats: judged }: Pick<SkillReport, 'formats'>): string {
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

const plural = (count: number, word: string) =>
  count ? `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}` : ''

/**
 * The sentence for a skill. Clients that do not load it are what matters most, then its gravest fault, then what
 * its clients do with it otherwise. `clients` is `null` until they are known; they have no say about a hard skill
 * that is no agent skill.
 */
export function sentenceOf(
  skill: Pick<SkillReport, 'formats'>,
  faults: readonly Fault[],
  clients: Summary | null,
): Sentence {
  const fault = worst(faults)
  const fix = fault?.fix?.[0] ?? null
  const judge = skill.formats['agent-skill'].applies ? clients : null
  const said = judge?.sentence ?? ''
  if (judge?.severity === 'error') return { severity: 'error', text: said, fix, fault }
  if (fault?.severity === 'error') {
    const text = judge?.severity === 'none' ? join(said, refusal(fault)) : join(wordsOf(fault), said)
    return { severity: 'error', text, fix, fault }
  }
  const valid = `Valid ${kindOf(skill)}.`
  if (judge?.severity === 'warning') return { severity: 'warning', text: join(valid, said), fix, fault }
  if (fault) return { severity: 'warning', text: join(valid, wordsOf(fault)), fix, fault }
  return { severity: 'ok', text: join(valid, said), fix, fault: null }
}

/** What is wrong with a skill that every client loads, so that it is plain for whom it is wrong. */
const refusal = (fault: Fault) =>
  fault.origin === 'agent-skill' ? `The Agent Skills validator refuses it: ${wordsOf(fault)}` : wordsOf(fault)

/** The first error, else the first warning; a note is no verdict. */
const worst = (faults: readonly Fault[]) =>
  faults.find(fault => fault.severity === 'error') ??
  faults.find(fault => fault.severity === 'warning') ??
  null

/** Some of the reference's sentences, which are kept as they are, have no full stop. */
const join = (...sentences: string[]) =>
  sentences
    .filter(Boolean)
    .map(sentence => (/[.?!:]$/.test(sentence) ? sentence : `${sentence}.`))
    .join(' ')
