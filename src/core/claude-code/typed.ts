// Reads a typed line as the product does: which skills its `/name` starts, and with which arguments.
import type { Ranked } from './skill.ts'

/** A skill that a line starts, and the arguments as typed. */
export type Started<S extends Ranked> = { skill: S; args: string }

/** After the first, at most this many further skills of one line are started. */
const MOST_STACKED = 5

/**
 * The skills that a line starts: `/a /b rest` starts both with `rest`. A command counts at the line's start
 * only, its name ends at white space, and a forked skill stacks with no other. A plugin's skill is also started
 * by its bare name where no other skill has it. Empty for a plain message.
 */
export function typed<S extends Ranked>(skills: readonly S[], line: string): Started<S>[] {
  const started: S[] = []
  let rest = line
  while (started.length <= MOST_STACKED && rest.startsWith('/')) {
    const name = /^\S+/.exec(rest)?.[0] ?? ''
    const skill = bearerOf(skills, name)
    if (!skill?.userInvocable || (started.length > 0 && skill.context === 'fork')) break
    started.push(skill)
    rest = rest.slice(name.length).trimStart()
    if (skill.context === 'fork') break
  }
  return started.map(skill => ({ skill, args: rest }))
}

function bearerOf<S extends Ranked>(skills: readonly S[], command: string): S | undefined {
  const there = skills.filter(skill => skill.wins !== false)
  const bare = (skill: S) => skill.plugin !== null && skill.command === `/${skill.plugin}:${command.slice(1)}`
  return there.find(skill => skill.command === command) ?? there.find(bare)
}
