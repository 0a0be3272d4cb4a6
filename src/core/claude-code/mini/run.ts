// What mini-claude's skill tool returns, what its fork gives a sub-agent, and how a typed line finds a skill.
import { executeSkill, type MiniSkill, resolveSkillPrompt } from './skills.ts'

/** The tool's result for the model. A fork is not run: its sub-agent is described by `fork`. */
export function runSkillTool(skills: readonly MiniSkill[], name: string, args = ''): string {
  const result = executeSkill(skills, name, args)
  return result ? `[Skill "${name}" activated]\n\n${result.prompt}` : `Unknown skill: ${name}`
}

/** What a forked skill's sub-agent starts with. */
export type MiniFork = { systemPrompt: string; userTurn: string; tools: string[] }

/**
 * The sub-agent of a fork: the prompt is its system prompt, the arguments its first turn. It may use the
 * allowed tools, or all but `agent`; never `schedule_wakeup`. An empty list allows none.
 */
export function fork(skill: MiniSkill, args: string, tools: readonly string[]): MiniFork {
  const allowed = skill.allowedTools
  const given = allowed
    ? tools.filter(tool => allowed.includes(tool))
    : tools.filter(tool => tool !== 'agent')
  return {
    systemPrompt: resolveSkillPrompt(skill, args),
    userTurn: args || 'Execute this skill task.',
    tools: given.filter(tool => tool !== 'schedule_wakeup'),
  }
}

/** Commands of mini-claude's own, which no skill takes the place of. */
const builtIn = ['skills', 'clear', 'cost', 'memory', 'plan', 'compact', 'goal', 'loop']

/** A typed line as the command line reads it: the name up to the first space, the arguments as they follow. */
export function typedSkill(
  skills: readonly MiniSkill[],
  typed: string,
): { skill: MiniSkill; args: string } | null {
  const line = typed.trim()
  if (!line.startsWith('/')) return null
  const space = line.indexOf(' ')
  const name = space > 0 ? line.slice(1, space) : line.slice(1)
  const skill = builtIn.includes(name) ? undefined : skills.find(each => each.name === name)
  return skill?.userInvocable ? { skill, args: space > 0 ? line.slice(space + 1) : '' } : null
}
