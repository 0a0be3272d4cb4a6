// VS Code's own YAML reader for prompt files (1.138): tolerant, without anchors or tags, errors never block.
import { excess } from './limits.ts'
import { type Fields, fieldsOf, type Reading } from './reading.ts'
import { entriesOf } from './vscode-values.ts'

/**
 * Reads the top-level keys up to the first thing that is none of its map; what was read until there counts.
 * The first of a repeated key counts.
 */
export function readVsCodeYaml(block: string): Reading {
  const over = excess(block)
  if (over) return over
  const fields: Fields = new Map()
  for (const { key, value } of entriesOf(block)) {
    if (fields.has(key.text)) continue
    const { from, to } = value
    fields.set(key.text, {
      value: value.value,
      text: value.text,
      key: { from: key.from, to: key.to },
      span: { from, to },
    })
  }
  return fieldsOf(fields)
}
