// What became of a description between the document and the client, for clients that read it to the letter.
import { lineEnd } from '../../document/text.ts'
import type { Skill } from '../client.ts'
import { typeName } from './fields.ts'

/** Sentences for what the client's reader did to the name and the description; empty where both are as written. */
export function changesOf(
  skill: Skill,
  loaded: { name: string | null; description: string | null },
): string[] {
  return [...valueChanges(skill, loaded), ...textChanges(skill, loaded.description)]
}

/** Values that were no text, stood twice, or were empty. */
function valueChanges(
  { fields, split, text }: Skill,
  loaded: Record<'name' | 'description', string | null>,
): string[] {
  const changes: string[] = []
  const head = split.kind === 'block' ? split.block.text : ''
  for (const key of ['name', 'description'] as const) {
    const value = fields.get(key)?.value
    const given = loaded[key]
    if (given === null) continue
    const plain = value === undefined || value === null || typeof value === 'string'
    if (!plain && given !== '') changes.push(`The ${key} was ${typeName(value)} and becomes text.`)
    if ((head.match(key === 'name' ? /^name[ \t]*:/gm : /^description[ \t]*:/gm) ?? []).length > 1) {
      changes.push(`\`${key}\` stands twice; only one of the two counts.`)
    }
  }
  const field = fields.get('description')
  const raw = field ? text.slice(field.span.from, field.span.to) : ''
  if (typeof field?.value === 'string' && /^-[ \t]/.test(raw.trim()))
    changes.push('The list of the description becomes text, dashes and all.')
  if (field && typeof field.value !== 'object' && loaded.description === '')
    changes.push('The description is empty.')
  if (`${loaded.name ?? ''}${loaded.description ?? ''}`.includes('\ufffd'))
    changes.push('Bytes that are not UTF-8 become `\ufffd`.')
  return changes
}

/** What the reader cut off the text of the description, or left in it. */
function textChanges({ fields, text }: Skill, description: string | null): string[] {
  const field = fields.get('description')
  if (!field || description === null || typeof field.value !== 'string') return []
  const raw = text.slice(field.span.from, field.span.to).trimEnd()
  if (/^[|>]/.test(raw)) return []
  const changes: string[] = []
  const quoted = /^["']/.test(raw)
  // A block scalar that a repair made ends on the line after.
  const last = field.span.from + raw.length
  const end = lineEnd(text, last)
  const after = text.slice(last, end).trim()
  if (after.startsWith('#')) changes.push('The description ends at ` #`, which starts a comment in YAML.')
  else if (after !== '' && quoted) changes.push('What follows the closing quote is lost.')
  const next = text.slice(end, end + 200).match(/^\r?\n[ \t]+\S/)
  if (next && !description.includes('\n') && after === '') {
    changes.push('Only the first line of the description is kept.')
  }
  if (quoted && description.startsWith(raw.slice(0, 2))) {
    changes.push('The quotes stay in the description.')
  }
  return changes
}
