// Reads the values of formats that write every argument as bare text: there the schema says what a text is.
import { isExact } from './exact.ts'
import { readJson } from './json.ts'
import { typesOf } from './schema.ts'

const INTEGER = /^-?\d+$/
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/

/**
 * The value that a text stands for under the schema of its argument. A text argument keeps its text as it is;
 * every other type is read as JSON (Python's words tolerated), an integer as its digits alone. Where the text is none of what the schema
 * admits it stays text, and the check of the schema says so. Alternatives are tried in the order null,
 * integer, number, boolean, object, array, string.
 */
export function textValue(text: string, schema: unknown, root: unknown): unknown {
  const types = typesOf(schema, root)
  if (types.size === 0 || (types.size === 1 && types.has('string'))) return text
  const trimmed = text.trim()
  if (types.has('null') && /^(?:null|None)$/.test(trimmed)) return null
  if ((types.has('integer') && INTEGER.test(trimmed)) || (types.has('number') && NUMBER.test(trimmed))) {
    const value = Number(trimmed)
    if (isExact(trimmed, value)) return value
  }
  if (types.has('boolean')) {
    if (/^[tT]rue$/.test(trimmed)) return true
    if (/^[fF]alse$/.test(trimmed)) return false
  }
  if ((types.has('object') && trimmed.startsWith('{')) || (types.has('array') && trimmed.startsWith('['))) {
    const value = nested(trimmed)
    if (value !== undefined) return value
  }
  return text
}

/** An object or list that fills a text; once more without backslashes where each quotation mark has one. */
function nested(text: string): unknown {
  const read = readJson(text, 0, { whole: true })
  if (read.ok && read.to === text.length && read.flaws.length === 0) return read.value
  return /^[[{]\s*[[{]?\s*\\"/.test(text) ? nested(text.replaceAll('\\"', '"')) : undefined
}

/** A text without one line break at either end; the one in front says of which kind they are. */
export function trimLines(text: string): string {
  const from = /^\r?\n/.exec(text)?.[0].length ?? 0
  const end = from === 1 ? /\n$/ : /\r?\n$/
  return text.slice(from).replace(end, '')
}
