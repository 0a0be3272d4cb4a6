// What the chosen clients do not load, as faults beside the others.

import type { Verdict } from '../core/clients/verdict.ts'
import type { Fault } from '../core/fault/fault.ts'
import type { Report, SkillReport } from '../core/report.ts'

/** A fault for each skill and chosen client: an error where it is not loaded, a warning where it is not offered. */
export function clientFaults({ skills }: Report, clients: readonly string[]): Fault[] {
  return skills.flatMap(skill =>
    skill.verdicts
      .filter(verdict => clients.includes(verdict.client))
      .flatMap(verdict => clientFault(skill, verdict)),
  )
}

function clientFault(skill: SkillReport, verdict: Verdict): Fault[] {
  const { client, version, reason, range } = verdict
  const place = { path: skill.path, from: range?.from ?? 0, to: range?.to ?? 0 }
  const fault = {
    origin: `client:${client}`,
    args: { client, version, verdict: verdict.verdict },
    ...place,
  } as const
  switch (verdict.verdict) {
    case 'load':
    case 'load-warn':
    case 'unknown':
      return []
    case 'load-slash-only':
      return [
        {
          kind: 'not-offered',
          severity: 'warning',
          message: `${client} does not offer this skill to the model: ${reason}`,
          ...fault,
        },
      ]
    case 'skip-msg':
    case 'skip-log':
    case 'skip-silent':
    case 'skip-dirwide':
    case 'refuse':
      return [
        {
          kind: 'not-loaded',
          severity: 'error',
          message: `${client} does not load this skill: ${reason}`,
          ...fault,
        },
      ]
    default:
      return verdict.verdict satisfies never
  }
}
