// Judges a skill that is already read, without its text.
import type { AgentSkillFault } from './faults.ts'
import { judge } from './judge.ts'
import { type Limits, limits as specLimits } from './limits.ts'
import { agentSkillFault } from './rules.ts'
import type { AgentSkill } from './skill.ts'

/** The faults of a skill's fields, in the reference's order; they stand at the document's start, as its text is not at hand. */
export function validate(
  skill: Pick<AgentSkill, 'meta' | 'root' | 'location'>,
  limits: Limits = specLimits,
): AgentSkillFault[] {
  return judge(skill, limits).map(({ kind, args }) =>
    agentSkillFault(kind, args as never, { path: skill.location, from: 0, to: 0 }),
  )
}
