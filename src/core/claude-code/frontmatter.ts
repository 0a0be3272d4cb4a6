// Splits a document at its frontmatter, of which the product reads all or nothing.
import type { Lost } from './skill.ts'
import { type Field, keysMeant, readFields } from './yaml-fields.ts'

export type Frontmatter = {
  /** By key, in the order of the document. Empty when there is none, or when it was lost. */
  fields: Map<string, Field>
  /** Where the body begins and ends, white space at both ends left out. */
  bodyFrom: number
  bodyTo: number
  lost: Lost | null
}

/**
 * Reads a document's frontmatter. It counts only when the first line is `---` (a byte order mark may stand
 * before it) and another line `---` closes it; otherwise the whole document is body. YAML that does not
 * parse leaves the body with no fields at all, and `lost` says which went.
 */
export function readFrontmatter(text: string): Frontmatter {
  const start = text.startsWith('\ufeff') ? 1 : 0
  const inner = fenced(text, start)
  if (!inner) return { fields: new Map(), ...trimmed(text, start), lost: null }
  const body = trimmed(text, inner.after)
  const yaml = text.slice(inner.from, inner.to)
  const read = readFields(yaml, inner.from)
  if (read.ok) return { fields: read.fields, ...body, lost: null }
  const lost = { reason: read.reason, from: read.from, to: read.to, keys: keysMeant(yaml) }
  return { fields: new Map(), ...body, lost }
}

/** The lines between the fences, and where the document goes on after them. */
function fenced(text: string, start: number): { from: number; to: number; after: number } | null {
  const first = lineFrom(text, start)
  if (!isFence(text.slice(start, first.end))) return null
  for (let at = first.next; at < text.length; ) {
    const line = lineFrom(text, at)
    if (isFence(text.slice(at, line.end))) return { from: first.next, to: at, after: line.next }
    at = line.next
  }
  return null
}

function lineFrom(text: string, at: number): { end: number; next: number } {
  const end = text.indexOf('\n', at)
  return end < 0 ? { end: text.length, next: text.length } : { end, next: end + 1 }
}

/** A fence is three hyphens; white space may follow. */
function isFence(line: string): boolean {
  return line.startsWith('---') && line.slice(3).trim() === ''
}

function trimmed(text: string, from: number): { bodyFrom: number; bodyTo: number } {
  const rest = text.slice(from)
  const bodyFrom = from + rest.length - rest.trimStart().length
  return { bodyFrom, bodyTo: Math.max(bodyFrom, from + rest.trimEnd().length) }
}
