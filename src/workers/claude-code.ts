// Answers what Claude Code finds in a source and what enters a conversation when a skill is invoked.
import { type DiscoverOptions, discover } from '../core/claude-code/discover.ts'
import { type Invocation, invoke } from '../core/claude-code/invoke.ts'
import type { Skill } from '../core/claude-code/skill.ts'
import type { Environment } from '../core/claude-code/variables.ts'

export type { DiscoverOptions }
export { discover }

/** One skill, the arguments that are typed after its name, and the machine it would run on. */
export type ToInvoke = { skill: Skill; args: string; env: Environment }

/** The text of each invocation, in their order. */
export function invokeAll(calls: readonly ToInvoke[]): Invocation[] {
  return calls.map(({ skill, args, env }) => invoke(skill, args, env))
}
