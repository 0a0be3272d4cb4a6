// VS Code's own YAML reader for prompt files (1.138): tolerant, without anchors or tags, errors never block.
import { indentOf, linesOf } from './lines.ts'
import type { Fields, Reading } from './reading.ts'
import { keyEnd, readValue } from './vscode-values.ts'

/**
 * Reads the top-level keys. It stops at the first line of column 0 that is no `key: value`, and where text
 * follows a closing quote or bracket; what was read until there counts. The first of a repeated key counts.
 */
export function readVsCodeYaml(block: string): Reading {
  const fields: Fields = new Map()
  const notes: string[] = []
  const lines = linesOf(block)
  let base: number | null = null
  let index = 0
  while (index < lines.length) {
    const line = lines[index]
    if (!line) break
    const start = indentOf(line.text)
    const rest = line.text.slice(start)
    if (rest === '' || rest.startsWith('#') || (start === 0 && rest.startsWith('%'))) {
      index++
      continue
    }
    if (index === 0 && /^---(?:\s|$)/.test(line.text)) {
      index++
      continue
    }
    base ??= start
    const colon = keyEnd(line.text, start)
    if (start < base || colon === null) break
    const name = unquotedKey(line.text.slice(start, colon).trim())
    const read = readValue(lines, index, colon + 1, base)
    const field = {
      value: read.value,
      text: read.text,
      key: { from: line.from + start, to: line.from + colon },
      span: read.span,
    }
    if (fields.has(name)) notes.push(`\`${name}\` stands twice; the first counts.`)
    else fields.set(name, field)
    if (read.problem) notes.push(read.problem)
    if (read.stop) break
    index = read.next
  }
  return { ok: true, fields, kind: fields.size > 0 ? 'mapping' : 'nothing', notes }
}

function unquotedKey(key: string): string {
  return /^(["']).*\1$/.test(key) ? key.slice(1, -1) : key
}
