// OpenClaw's frontmatter: the `yaml` library beside a reader of lines, every value as text, and prose mended first.
import { isAlias, isMap, isScalar } from 'yaml'
import { readCoreYaml } from './core-yaml.ts'
import { type Line, linesOf, trimmedSpan } from './lines.ts'
import { keyText } from './nodes.ts'
import { compose, originalSpan, type Patched, patch, unpatched } from './patch.ts'
import { type Field, type Fields, type Reading, TypedValue, textField } from './reading.ts'
import { treeOf } from './tree.ts'

/** The keys that hold prose: a value of theirs that is not YAML is put in quotes, one for each try. */
const prose: ReadonlySet<string> = new Set(['description', 'read_when', 'summary'])

/** Reads a block. A field whose `text` is `null` was a list or a map and is now JSON. */
export function readOpenClawYaml(block: string): Reading {
  let now = unpatched(block)
  let reading = mapping(readCoreYaml(now.text), now.text)
  for (let tries = 0; tries < prose.size && !reading.ok; tries++) {
    const next = quotedAtError(now.text)
    if (!next) break
    now = compose(now, next)
    reading = mapping(readCoreYaml(now.text), now.text)
  }
  if (!reading.ok) return { ...reading, span: originalSpan(now, reading.span) }
  const byLine = readLines(block)
  const fields: Fields = new Map()
  for (const [key, field] of reading.fields) {
    const spans = { key: originalSpan(now, field.key), span: originalSpan(now, field.span) }
    const line = now.text.slice(field.key.from, lineEnd(now.text, field.key.from))
    const plain = line.slice(line.indexOf(':') + 1).includes(':') ? byLine.get(key) : undefined
    const value = asText(field.value)
    if (value === null || key.trim() === '') continue
    fields.set(key.trim(), field.text === null && plain ? plain : { ...field, ...spans, value })
  }
  for (const [key, field] of byLine) if (!fields.has(key)) fields.set(key, field)
  return { ...reading, fields }
}

function mapping(reading: Reading, block: string): Reading {
  if (!reading.ok || reading.kind === 'mapping') return reading
  const span = { from: 0, to: block.length }
  return { ok: false, cause: 'other', problem: 'The frontmatter holds no `key: value` lines.', span }
}

/** The line of the first error with its value in quotes, where it is the line of a key that holds prose. */
function quotedAtError(block: string): Patched | null {
  const { contents, errors } = treeOf(block)
  if (!isMap(contents)) return null
  const alias = contents.items.find(({ key, value }) => keyText(key) === 'description' && isAlias(value))
  const at = errors[0]?.pos[0] ?? (isScalar(alias?.key) ? alias.key.range?.[0] : undefined)
  if (at === undefined) return null
  const from = block.lastIndexOf('\n', at) + 1
  const line = block.slice(from, lineEnd(block, at))
  const [head = '', key = ''] = /^["']?([\w-]+)["']?:\s*/.exec(line) ?? []
  const value = line.slice(head.length).trim()
  const colon = errors[0]?.code === 'BLOCK_AS_IMPLICIT_KEY' && value.includes(': ')
  if (value === '' || !prose.has(key) || (key !== 'description' && !colon)) return null
  const start = from + head.length
  const better = patch(block, [
    { from: start, to: start + value.length, insert: JSON.stringify(unquoted(value)) },
  ])
  return better.text === block ? null : better
}

/** Every `key: value` line at column 0; a key with nothing behind it takes the indented lines below. */
function readLines(block: string): Fields {
  const fields: Fields = new Map()
  const lines = linesOf(block, false)
  for (const [index, line] of lines.entries()) {
    const name = /^([\w-]+):/.exec(line.text)?.[1]
    if (!name) continue
    const key = { from: line.from, to: line.from + name.length }
    const span = trimmedSpan(line, name.length + 1)
    const own = line.text.slice(name.length + 1).trim()
    const below = own === '' ? linesBelow(lines, index + 1) : []
    const value =
      own === ''
        ? below
            .map(({ text }) => text)
            .join('\n')
            .trim()
        : unquoted(own)
    span.to = below[below.length - 1]?.to ?? span.to
    if (value !== '') fields.set(name, textField(value, key, span))
  }
  return fields
}

/** The lines from `start` that are empty or indented, if the first is indented. */
function linesBelow(lines: readonly Line[], start: number): readonly Line[] {
  let end = start
  while (/^[ \t]/.test(lines[end]?.text ?? '') || (end > start && lines[end]?.text === '')) end++
  return lines.slice(start, end)
}

function asText(value: Field['value']): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof TypedValue) return value.text
  return typeof value === 'object' ? JSON.stringify(value) : String(value).trim()
}

function unquoted(text: string): string {
  const quote = text[0]
  return (quote === '"' || quote === "'") && text.endsWith(quote) ? text.slice(1, -1) : text
}

function lineEnd(block: string, at: number): number {
  const end = block.indexOf('\n', at)
  return end < 0 ? block.length : end
}
