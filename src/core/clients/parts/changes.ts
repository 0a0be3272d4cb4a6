// What became of a description between the document and the client, for clients that read it to the letter.
import type { Skill } from '../client.ts'

/** Sentences for what the client's reader did to the description; empty where it is as written. */
export function changesOf({ fields, text }: Skill, description: string | null): string[] {
  const field = fields.get('description')
  if (!field || description === null || typeof field.value !== 'string') return []
  const raw = text.slice(field.span.from, field.span.to)
  if (/^[|>]/.test(raw)) return []
  const changes: string[] = []
  const end = lineEnd(text, field.span.to)
  const after = text.slice(field.span.to, end).trim()
  if (after.startsWith('#')) changes.push('The description ends at ` #`, which starts a comment in YAML.')
  else if (after !== '') changes.push('What follows the closing quote is lost.')
  const next = text.slice(end).match(/^\r?\n[ \t]+\S/)
  if (next && !description.includes('\n') && after === '') {
    changes.push('Only the first line of the description is kept.')
  }
  if (/^["']/.test(raw) && description.startsWith(raw.slice(0, 2))) {
    changes.push('The quotes stay in the description.')
  }
  return changes
}

function lineEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && text[at] !== '\n' && text[at] !== '\r') at++
  return at
}
