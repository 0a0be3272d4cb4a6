// The tool by which the model invokes skills, as the product and as the chapter define it, and what calling it returns.
import type { Skill } from './skill.ts'

export type SkillTool = {
  name: string
  description: string
  input_schema: {
    type: 'object'
    properties: Record<string, { type: 'string'; description?: string; enum?: string[] }>
    required: string[]
  }
}

/**
 * The tool's definition. The product's takes `skill` and `args`, the chapter's `skill_name` and `args`; the
 * product's own description is not on record, so ours stands in. Neither names the skills: those are listed
 * elsewhere in the context.
 */
export function skillTool(
  _skills: readonly Skill[] = [],
  style: 'product' | 'chapter' = 'product',
): SkillTool {
  const name = style === 'product' ? 'skill' : 'skill_name'
  return {
    name: style === 'product' ? 'Skill' : 'skill',
    description:
      style === 'product'
        ? 'Invoke one of the listed skills by its name.'
        : 'Invoke a registered skill by name...',
    input_schema: {
      type: 'object',
      properties: { [name]: { type: 'string' }, args: { type: 'string' } },
      required: [name],
    },
  }
}

/**
 * What the product's tool returns to the model: the refusal of an unknown or disabled skill, the notice of an
 * inline one (its text follows as a message), the start of a fork in the background, or the frame around what a
 * fork's sub-agent says.
 */
export function skillToolResult(skills: readonly Skill[], name: string): string {
  const skill = skills.find(each => each.command === `/${name}`)
  if (!skill) return `Unknown skill: ${name}`
  if (skill.disableModelInvocation) {
    return (
      `Skill ${name} cannot be used with Skill tool due to disable-model-invocation. ` +
      `Ask the user to run /${name} themselves — it cannot be invoked via the Skill tool. ` +
      `Do not replicate this skill's workflow by other means — it is reserved for explicit user invocation.`
    )
  }
  if (skill.context === 'fork' && skill.background) {
    return `Skill "${name}" launched (forked execution, running in the background).`
  }
  if (skill.context === 'fork') return `Skill "${name}" completed (forked execution).\n\nResult:\n…`
  return `Launching skill: ${name}`
}

/** The sentence before the product's listing. */
export const listingHead = 'The following skills are available for use with the Skill tool:'
