// Qwen Code's second reader, for blocks that are not YAML: keys, two-space lists and two-space maps.
import { corePlain } from './core-yaml.ts'
import { linesOf, trimmedSpan } from './lines.ts'
import { type Fields, fieldsOf, type Reading, type Span } from './reading.ts'

/** A list without a key to go to has the empty name. */
const nobody = { name: '', key: { from: 0, to: 0 } }

/**
 * Reads every `key: value` line. Two-space lines under an empty value are its map; a list goes to the last
 * empty value that has none yet, wherever it stands. The last of a key counts.
 */
export function readQwenLines(block: string): Reading {
  const fields: Fields = new Map()
  const lines = linesOf(block).filter(line => line.text.trim() !== '' && !line.text.trim().startsWith('#'))
  let owner = nobody
  let list: { items: unknown[]; span: Span } | null = null
  let map: { entries: Record<string, unknown>; span: Span } | null = null
  for (const [index, line] of lines.entries()) {
    if (line.text.startsWith('  - ')) {
      if (!list) {
        list = { items: [], span: { from: owner.key.from, to: line.to } }
        fields.set(owner.name, { value: list.items, text: null, key: owner.key, span: list.span })
      }
      list.items.push(scalar(line.text.slice(4).trim()))
      list.span.to = line.to
      continue
    }
    if (list) owner = nobody
    list = null
    if (map && line.text.startsWith('  ')) {
      const [name = '', ...rest] = line.text.split(':')
      map.entries[name.trim()] = scalar(rest.join(':').trim())
      map.span.to = line.to
      continue
    }
    map = null
    const colon = line.text.indexOf(':')
    if (colon < 0) continue
    const name = line.text.slice(0, colon).trim()
    const text = line.text.slice(colon + 1).trim()
    const key = { from: line.from, to: line.from + colon }
    const below = lines[index + 1]?.text ?? ''
    if (text !== '') {
      fields.set(name, { value: scalar(text), text, key, span: trimmedSpan(line, colon + 1) })
    } else if (below.startsWith('  ') && !below.startsWith('  - ')) {
      owner = nobody
      map = { entries: Object.create(null), span: { from: line.from, to: line.to } }
      fields.set(name, { value: map.entries, text: null, key, span: map.span })
    } else owner = { name, key }
  }
  return fieldsOf(fields)
}

/** Words and numbers are typed, and a value in double quotes loses them; nothing else is special. */
function scalar(text: string): unknown {
  if (text.length >= 2 && text.startsWith('"') && text.endsWith('"')) {
    return text.slice(1, -1).replace(/\\"/g, '"').replace(/\\\\/g, '\\')
  }
  if (/^(?:true|false|null)$/.test(text)) return corePlain(text)
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}
