// What is checked before any YAML reader sees a block: its size and how deep it can nest.
import type { Failure } from './reading.ts'

/** The limits of a document's frontmatter. Deep nesting can exhaust the stack of a recursive reader. */
export const frontmatterLimits = { bytes: 65_536, depth: 64, brackets: 500 } as const

/**
 * Where a block goes over a limit, or `null`. Which brackets stand in texts is for each reader to say: those that
 * open there count, and those that close there may hide as many that are open; so all that open are counted too.
 */
export function excess(block: string): Failure | null {
  const size = new TextEncoder().encode(block).length
  if (size > frontmatterLimits.bytes) {
    return {
      ok: false,
      cause: 'limit',
      problem: `The frontmatter is ${size} bytes; this page reads up to ${frontmatterLimits.bytes}.`,
      span: { from: 0, to: block.length },
    }
  }
  const deep = tooDeep(block)
  const depth = `The frontmatter nests deeper than ${frontmatterLimits.depth} levels, the most that this page reads.`
  if (deep !== null) return overAt(deep, depth)
  const bracket = bracketOver(block)
  const most = `The frontmatter has more than ${frontmatterLimits.brackets} brackets that open, the most that this page reads.`
  return bracket === null ? null : overAt(bracket, most)
}

/** Where the first bracket opens that is one too many, or `null`. */
export function bracketOver(block: string): number | null {
  return [...block.matchAll(/[[{]/g)][frontmatterLimits.brackets]?.index ?? null
}

function overAt(at: number, problem: string): Failure {
  return { ok: false, cause: 'limit', problem, span: { from: at, to: at + 1 } }
}

/**
 * The first place at which brackets, the indentation of lines, or the `-`, `?` and `:` of one line go deeper
 * than the limit. In one line, a comma or a quote starts anew: what nests there is counted by its brackets.
 */
function tooDeep(block: string): number | null {
  let brackets = 0
  let lineStart = 0
  let indented = true
  let inLine = 0
  let columns: number[] = []
  for (let at = 0; at < block.length; at++) {
    const char = block[at] ?? ''
    if (char === '\n') {
      lineStart = at + 1
      indented = true
      inLine = 0
      continue
    }
    if (indented && char !== ' ') {
      indented = false
      const column = at - lineStart
      columns = columns.filter(open => open < column)
      columns.push(column)
    }
    const next = block[at + 1] ?? '\n'
    if ((char === '-' || char === '?' || char === ':') && /\s/.test(next)) inLine++
    else if (char === ',' || char === '"' || char === "'") inLine = 0
    else if (char === '[' || char === '{') brackets++
    else if ((char === ']' || char === '}') && brackets > 0) brackets--
    if (Math.max(columns.length + inLine, brackets) > frontmatterLimits.depth) return at
  }
  return null
}
