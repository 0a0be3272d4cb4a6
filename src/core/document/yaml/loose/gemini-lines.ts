// Gemini CLI's second reader: two keys, looked for line by line, for what js-yaml does not give it as text.
import { linesOf, trimmedSpan } from './lines.ts'
import { type Fields, fieldsOf, type Reading, textField } from './reading.ts'

/** Finds `name:` and `description:` on lines of their own, at any indentation; the last of each counts. */
export function readGeminiLines(block: string): Reading {
  const fields: Fields = new Map()
  const lines = linesOf(block)
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index]
    // A line with one of the other line ends in its value is not recognized.
    const match = line && /^\s*(name|description):(?!\s*\S.*[\r\u2028\u2029])/.exec(line.text)
    if (!line || !match?.[1]) continue
    const span = trimmedSpan(line, match[0].length)
    const parts = [line.text.slice(match[0].length).trim()]
    // Only a description goes on, over the indented lines that follow.
    for (
      let next = lines[index + 1];
      match[1] === 'description' && next && /^[ \t]+\S/.test(next.text);
      next = lines[index + 1]
    ) {
      parts.push(next.text.trim())
      span.to = next.to
      index++
    }
    const value = parts.filter(part => part !== '').join(' ')
    fields.set(match[1], textField(value, { from: line.from, to: line.from + match[0].length - 1 }, span))
  }
  return fieldsOf(fields)
}
