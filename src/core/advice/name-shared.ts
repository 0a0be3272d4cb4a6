// Advises that no two skills of one folder of skills have the same name: in some clients one of them vanishes.
import { findPair, readDocument } from '../agent-skill/read.ts'
import { type Fault, faultMaker, type Rule } from '../fault/fault.ts'

export const rules = {
  'name-shared': {
    title: 'Another skill has the same name',
    severity: 'warning',
    origin: 'advice',
    says: 'The loaders of the clients, each in its own way',
    message: ({ name, others, more }: { name: string; others: string[]; more: number }) =>
      `The name '${name}' is also that of ${others.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Most clients then keep one of them only: Gemini CLI and OpenCode the last, pi, Qwen Code and Goose the first. Give each skill its own name.`,
  },
} as const satisfies Record<string, Rule>

const fault = faultMaker(rules)

/** How many of the others are named; a source can hold thousands. */
const MOST_NAMED = 3

/** A skill's name, and where it stands in the skill's document. */
export type Named = { root: string; path: string; name: string; from: number; to: number }

/** The name of a document that is judged as an agent skill; `null` where it has none. */
export function nameIn(text: string, root: string, path: string): Named | null {
  const read = readDocument(text, root, path)
  const value = read.ok && read.skill.name !== '' ? findPair(read.map, 'name')?.value : undefined
  return read.ok && value ? { root, path, name: read.skill.name, from: value.from, to: value.to } : null
}

/** One fault for each skill whose name another one of the same folder of skills has too, in the order given. */
export function sharedNames(skills: readonly Named[]): Fault[] {
  const groups = new Map<string, Named[]>()
  for (const skill of skills) {
    const group = groups.get(key(skill))
    if (group) group.push(skill)
    else groups.set(key(skill), [skill])
  }
  return skills.flatMap(skill => {
    const group = groups.get(key(skill)) ?? []
    if (group.length < 2) return []
    const { name, path, from, to } = skill
    const others = group
      .slice(0, MOST_NAMED + 1)
      .map(other => other.path)
      .filter(other => other !== path)
      .slice(0, MOST_NAMED)
    const args = { name, others, more: group.length - 1 - others.length }
    return [fault('name-shared', args, { path, from, to })]
  })
}

/** Copies for several clients (`.agents/skills/x` beside `.claude/skills/x`) never meet, so their folder counts. */
function key({ root, name }: Named): string {
  const skills = `/${root}/`.lastIndexOf('/skills/')
  return `${root.slice(0, Math.max(0, skills))}\n${name}`
}
