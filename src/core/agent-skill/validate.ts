// Judges a skill that is already read, without its text.
import { type AgentSkillFault, findingFault } from './faults.ts'
import { judge } from './judge.ts'
import { type Limits, limits as specLimits } from './limits.ts'
import type { AgentSkill } from './skill.ts'

/**
 * The faults of a skill's fields, in the reference's order. They stand at the start of the document, as its
 * text is not at hand; `faults` places them.
 */
export function validate(
  skill: Pick<AgentSkill, 'meta' | 'root' | 'location'>,
  limits: Partial<Limits> = {},
): AgentSkillFault[] {
  return judge(skill, { ...specLimits, ...limits }).map(finding =>
    findingFault(finding, { path: skill.location, from: 0, to: 0 }),
  )
}
