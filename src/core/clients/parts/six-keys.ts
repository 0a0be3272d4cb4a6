// The six frontmatter keys of the Agent Skills specification, for the clients that refuse any other.
import type { Span } from '../../document/yaml/loose/reading.ts'
import type { Skill } from '../client.ts'

export const sixKeys = [
  'name',
  'description',
  'license',
  'compatibility',
  'metadata',
  'allowed-tools',
] as const

/** The keys that are none of the six, as a reason with the place of the first; `null` where there are none. */
export function unknownKeys(skill: Skill): { reason: string; span: Span } | null {
  const known: ReadonlySet<string> = new Set(sixKeys)
  const unknown = [...skill.fields].filter(([name]) => !known.has(name))
  const first = unknown[0]
  if (!first) return null
  const names = unknown.map(([name]) => `\`${name}\``).join(', ')
  const reason = `${names} ${unknown.length > 1 ? 'are' : 'is'} none of the six keys that may stand in the frontmatter: ${sixKeys.join(', ')}.`
  return { reason, span: { from: first[1].key.from, to: Math.max(first[1].key.to, first[1].span.to) } }
}
