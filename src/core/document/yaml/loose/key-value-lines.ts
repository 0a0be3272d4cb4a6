// The plainest reader: every line with a colon is a key and its value. Hermes falls back to it.
import { linesOf, trimmedSpan } from './lines.ts'
import { type Fields, fieldsOf, type Reading, textField } from './reading.ts'

/** Splits each line at its first colon; the last of a key counts. */
export function readKeyValueLines(block: string): Reading {
  const fields: Fields = new Map()
  for (const line of linesOf(block)) {
    const colon = line.text.indexOf(':')
    if (colon < 0) continue
    const key = { from: line.from, to: line.from + colon }
    const value = line.text.slice(colon + 1).trim()
    fields.set(line.text.slice(0, colon).trim(), textField(value, key, trimmedSpan(line, colon + 1)))
  }
  return fieldsOf(fields)
}
