// Letta Code's own reader of frontmatter: `key: value` lines, lists, and block scalars; it never fails.
import { type Line, linesOf, trimmedSpan } from './lines.ts'
import { type Fields, fieldsOf, type Reading } from './reading.ts'

/** Reads a block; wrapped lines and values on the next line are lost, and ` #` is part of the value. */
export function readLettaLines(block: string): Reading {
  const fields: Fields = new Map()
  const lines = linesOf(block)
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]
    const colon = line?.text.indexOf(':') ?? -1
    // A key starts at column 0: a block that is indented as a whole has none.
    if (!line || colon <= 0 || /^\s/.test(line.text)) continue
    const name = line.text.slice(0, colon).trim()
    const key = { from: line.from, to: line.from + colon }
    const text = line.text.slice(colon + 1).trim()
    const span = trimmedSpan(line, colon + 1)
    if (/^[|>][-+]?$/.test(text)) {
      const scalar = blockScalar(lines, index + 1, text)
      fields.set(name, {
        value: unquoted(scalar.value.trim()),
        text,
        key,
        span: { from: span.from, to: lines[index + scalar.taken]?.to ?? span.to },
      })
      index += scalar.taken
    } else if (text !== '') {
      fields.set(name, { value: unquoted(text), text, key, span })
    } else {
      const items: string[] = []
      // Of the indented lines below, dashes two columns in at most are items, and all others nothing.
      for (let next = lines[index + 1]; next && /^\s/.test(next.text); next = lines[index + 1]) {
        if (/^\s{1,2}-/.test(next.text)) items.push(next.text.trim().slice(1).trim())
        index++
      }
      const list = items.length > 0
      fields.set(name, { value: list ? items : text, text: list ? null : text, key, span })
    }
  }
  return fieldsOf(fields)
}

/** A value that starts and ends with the same quote loses both; a lone quote is both. */
function unquoted(text: string): string {
  const first = text[0]
  return (first === '"' || first === "'") && text.endsWith(first) ? text.slice(1, -1) : text
}

/** Its `|` and `>`: every line that is empty or indented, without the indentation that they share. */
function blockScalar(
  lines: readonly Line[],
  start: number,
  header: string,
): { value: string; taken: number } {
  let taken = 0
  let shared = Infinity
  for (; start + taken < lines.length; taken++) {
    const text = lines[start + taken]?.text ?? ''
    const rest = text.trimStart()
    if (rest === '') continue
    if (rest === text) break
    shared = Math.min(shared, text.length - rest.length)
  }
  const texts = lines
    .slice(start, start + taken)
    .map(({ text }) => (text.trim() === '' ? '' : text.slice(shared)))
  return { value: header.startsWith('|') ? texts.join('\n') : folded(texts), taken }
}

/** Lines with a space before each; as many line ends as there are empty lines between. */
function folded(texts: readonly string[]): string {
  let value = ''
  let empty = 0
  for (const text of texts) {
    if (text === '') empty++
    else {
      value += (empty > 0 ? '\n'.repeat(empty) : ' ') + text
      empty = 0
    }
  }
  return value
}
