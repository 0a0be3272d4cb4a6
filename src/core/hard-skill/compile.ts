// Writes the system text: the prose, then how to call a tool, then the catalog of tools.
import type { HardSkill } from './skill.ts'

/** The system text in its parts, each the text and what it is; joined they are `compile`. */
export type SystemPart = { kind: 'prose' | 'protocol' | 'catalog'; text: string }

/** The text that a model is given. It states exactly what `resolve` accepts, from the same parse. */
export function compile(skill: Pick<HardSkill, 'rendered' | 'tools'>): string {
  return systemParts(skill)
    .map(part => part.text)
    .join('\n\n')
}

/** The parts of the system text, without empty ones. With no tools there is only prose. */
export function systemParts({ rendered, tools }: Pick<HardSkill, 'rendered' | 'tools'>): SystemPart[] {
  const parts: SystemPart[] = rendered === '' ? [] : [{ kind: 'prose', text: rendered }]
  if (tools.length === 0) return parts
  const catalog = tools.map(({ id, description, schema }) =>
    JSON.stringify({ id, description, schema }, null, 2),
  )
  return [
    ...parts,
    { kind: 'protocol', text: protocol },
    { kind: 'catalog', text: `# Tools\n\n${catalog.join('\n\n')}` },
  ]
}

const protocol = `# Calling a tool

To call a tool, answer with one JSON object and nothing else:

{"tool": "<id>", "args": {"<param>": <value>}}

- "tool" is the id of one of the tools below, spelled exactly as there.
- "args" holds the arguments by name. Give every param that the schema lists under "required". One with a "default" may be left out or null, and then takes its default. Leave "args" out when there is nothing to give.
- Give only params that the schema declares, each as a value of its declared type, and one of its "enum" where it has one.
- One call in an answer: if there are several, only the first counts.
- Values reach the program as they are, without a shell: do not quote or escape them for one.

When no tool fits, answer in plain words, without such an object.`
