// What the chosen clients do not load, as faults beside the others.
import type { Verdict } from '../core/clients/verdict.ts'
import type { Fault } from '../core/fault/fault.ts'
import type { Report, SkillReport } from '../core/report.ts'

/** The kinds that only the command has: on the page a verdict stands in a pane of its own. */
export const CLIENT_TITLES = {
  'not-loaded': 'A client that does not load the skill',
  'not-offered': 'A client that does not offer the skill to the model',
} as const

/** A fault for each skill and chosen client: an error where it is not loaded, a warning where it is not offered. */
export function clientFaults({ skills }: Report, clients: readonly string[]): Fault[] {
  return skills.flatMap(skill =>
    skill.verdicts
      .filter(verdict => clients.includes(verdict.client))
      .flatMap(verdict => clientFault(skill, verdict)),
  )
}

function clientFault(skill: SkillReport, { client, version, verdict, reason, range }: Verdict): Fault[] {
  const fault = (kind: keyof typeof CLIENT_TITLES, severity: Fault['severity'], does: string): Fault => ({
    kind,
    origin: `client:${client}`,
    severity,
    message: `${client} ${does}: ${reason}`,
    args: { client, version, verdict },
    path: skill.path,
    from: range?.from ?? 0,
    to: range?.to ?? 0,
  })
  switch (verdict) {
    case 'load':
    case 'load-warn':
    case 'unknown':
      return []
    case 'load-slash-only':
      return [fault('not-offered', 'warning', 'does not offer this skill to the model')]
    case 'skip-msg':
    case 'skip-log':
    case 'skip-silent':
    case 'skip-dirwide':
    case 'refuse':
      return [fault('not-loaded', 'error', 'does not load this skill')]
    default:
      return verdict satisfies never
  }
}
