// What clients do to a block that is not YAML before they try once more: they put prose in quotes.
import { linesOf } from '../../document/yaml/loose/lines.ts'
import { type Change, originalSpan, type Patched, patch } from '../../document/yaml/loose/patch.ts'
import type { Dialect, Span } from '../../document/yaml/loose/reading.ts'
import { placed } from './read.ts'

/** Rewrites a block; `null` where there is nothing to rewrite. */
export type Repair = (block: string) => Patched | null

/** A dialect that reads what a repair made of the block, with the places of the block as it was. */
export function repaired(repair: Repair, dialect: Dialect): Dialect {
  return block => {
    const better = repair(block)
    if (!better)
      return {
        ok: false,
        cause: 'other',
        problem: 'There is nothing to repair.',
        span: { from: 0, to: block.length },
      }
    const reading = dialect(better.text)
    const place = (span: Span) => originalSpan(better, span)
    return reading.ok
      ? { ...reading, fields: placed(reading.fields, place) }
      : { ...reading, span: place(reading.span) }
  }
}

/**
 * Codex: single quotes around a one-line value that holds a colon and a space, or starts like a list, a map
 * or a reserved character and is none. Quoted values and block scalars stay as they are.
 */
export function quoteProse(dialect: Dialect): Repair {
  return block => {
    const changes: Change[] = []
    let scalarIndent: number | null = null
    for (const line of linesOf(block)) {
      const indent = line.text.length - line.text.replace(/^ +/, '').length
      if (scalarIndent !== null && (line.text.trim() === '' || indent > scalarIndent)) continue
      scalarIndent = null
      const colon = line.text.indexOf(':')
      const rest = line.text.slice(colon + 1)
      if (colon < 0 || line.text.slice(0, colon).trim() === '' || !/^\s/.test(rest)) continue
      const comment = rest.search(/\s#/)
      const value = (comment < 0 ? rest : rest.slice(0, comment)).trim()
      if (/^[|>]/.test(value)) scalarIndent = indent
      if (/^[|>'"]/.test(value)) continue
      const strange = /^[[{@`]/.test(value) && !dialect(value).ok
      if (!/:\s/.test(value) && !strange) continue
      const from = line.from + colon + 1 + rest.indexOf(value)
      changes.push({ from, to: from + value.length, insert: `'${value.replace(/'/g, "''")}'` })
    }
    return changes.length > 0 ? patch(block, changes) : null
  }
}

/** OpenCode: a top-level value with a colon in it becomes a block scalar. Its keys have no hyphens. */
export function blockProse(block: string): Patched | null {
  const changes: Change[] = []
  for (const line of linesOf(block)) {
    const match = /^([a-zA-Z_][a-zA-Z0-9_]*)\s*:\s*/.exec(line.text)
    const value = line.text.slice(match?.[0].length)
    if (!match || /^["']/.test(value) || !value.includes(':')) continue
    const from = line.from + (match[1]?.length ?? 0)
    changes.push({ from, to: line.from + match[0].length, insert: ': |-\n  ' })
  }
  return changes.length > 0 ? patch(block, changes) : null
}
