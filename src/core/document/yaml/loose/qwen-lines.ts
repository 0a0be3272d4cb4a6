// Qwen Code's second reader, for blocks that are not YAML: keys, two-space lists and two-space maps.
import { corePlain } from './core-yaml.ts'
import { type Line, linesOf, trimmedSpan } from './lines.ts'
import { type Fields, fieldsOf, type Reading } from './reading.ts'

/** Reads every `key: value` line; an empty value takes the indented lines below it. The last of a key counts. */
export function readQwenLines(block: string): Reading {
  const fields: Fields = new Map()
  const lines = linesOf(block, false).filter(
    line => line.text.trim() !== '' && !line.text.trim().startsWith('#'),
  )
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]
    const colon = line?.text.indexOf(':') ?? -1
    if (!line || colon < 0) continue
    const name = line.text.slice(0, colon).trim()
    const text = line.text.slice(colon + 1).trim()
    const key = { from: line.from, to: line.from + colon }
    if (text !== '') {
      fields.set(name, { value: scalar(text), text, key, span: trimmedSpan(line, colon + 1) })
      continue
    }
    const { value, taken } = nested(lines, index + 1)
    const last = lines[index + taken]
    if (value !== undefined)
      fields.set(name, { value, text: null, key, span: { from: line.from, to: last?.to ?? line.to } })
    index += taken
  }
  return fieldsOf(fields)
}

/** The list or the map that the lines from `start` make, and how many lines it takes. */
function nested(lines: readonly Line[], start: number): { value: unknown; taken: number } {
  const first = lines[start]?.text ?? ''
  let taken = 0
  if (first.startsWith('  - ')) {
    const items: unknown[] = []
    for (; lines[start + taken]?.text.startsWith('  - '); taken++)
      items.push(scalar(lines[start + taken]?.text.slice(4).trim() ?? ''))
    return { value: items, taken }
  }
  if (!first.startsWith('  ')) return { value: undefined, taken }
  const entries: [string, unknown][] = []
  for (
    ;
    lines[start + taken]?.text.startsWith('  ') && !lines[start + taken]?.text.startsWith('  - ');
    taken++
  ) {
    const [name = '', ...rest] = (lines[start + taken]?.text.trim() ?? '').split(':')
    entries.push([name.trim(), scalar(rest.join(':').trim())])
  }
  return { value: Object.fromEntries(entries), taken }
}

/** Words and numbers are typed, and a value in double quotes loses them; nothing else is special. */
function scalar(text: string): unknown {
  if (text.length >= 2 && text.startsWith('"') && text.endsWith('"')) {
    return text.slice(1, -1).replace(/\\"/g, '"').replace(/\\\\/g, '\\')
  }
  return /^(?:true|false|null)$/.test(text) || Number.isFinite(Number(text))
    ? text === ''
      ? ''
      : corePlain(text)
    : text
}
