// Reads the head of a hard skill: `skill`, `description` and `includes`, line by line and not as YAML.
import { type Line, type Span, trimmed } from './lines.ts'

/** A value of the head and its place. */
export type HeadValue = { text: string } & Span

export type Head = {
  name: HeadValue | null
  description: HeadValue | null
  includes: HeadValue | null
  /** The index of the first line of the body. */
  bodyLine: number
}

const fenceLine = /^---\s*$/
const keys = ['skill', 'description', 'includes'] as const

/**
 * The head of a document. Only a file whose first line is `---` has one, and only where a later line closes
 * it; otherwise everything is body. Of a key that is given twice the first one counts.
 */
export function readHead(lines: readonly Line[]): Head {
  const none: Head = { name: null, description: null, includes: null, bodyLine: 0 }
  if (!fenceLine.test(lines[0]?.text ?? '')) return none
  const close = lines.findIndex((line, at) => at > 0 && fenceLine.test(line.text))
  if (close === -1) return none
  const found = new Map<string, HeadValue>()
  for (const line of lines.slice(1, close)) {
    const key = keys.find(key => line.text.startsWith(`${key}:`))
    if (key && !found.has(key)) found.set(key, trimmed(line, key.length + 1))
  }
  return {
    name: found.get('skill') ?? null,
    description: found.get('description') ?? null,
    includes: found.get('includes') ?? null,
    bodyLine: close + 1,
  }
}
