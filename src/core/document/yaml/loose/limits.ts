// What is checked before any YAML reader sees a block: its size and how deep it can nest.
import type { Failure } from './reading.ts'

/** The limits of a document's frontmatter. Deep nesting can exhaust the stack of a recursive reader. */
export const frontmatterLimits = { bytes: 65_536, depth: 64 } as const

/** Where a block goes over a limit, or `null`. Brackets in texts count too, so the depth is an upper bound. */
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
  const at = tooDeep(block)
  if (at === null) return null
  return {
    ok: false,
    cause: 'limit',
    problem: `The frontmatter nests deeper than ${frontmatterLimits.depth} levels, the most that this page reads.`,
    span: { from: at, to: at + 1 },
  }
}

/** The first place at which brackets, or the indentation and dashes of lines, go deeper than the limit. */
function tooDeep(block: string): number | null {
  let brackets = 0
  let atStart = true
  let columns: number[] = []
  for (let at = 0; at < block.length; at++) {
    const char = block[at]
    if (char === '\n') {
      atStart = true
    } else if (atStart && char !== ' ') {
      const column = at - block.lastIndexOf('\n', at - 1) - 1
      columns = columns.filter(open => open < column)
      columns.push(column)
      // `- - - x` opens a level at each dash; so does `? ? x`.
      const opens = (char === '-' || char === '?') && block[at + 1] === ' '
      if (!opens) atStart = false
      if (columns.length > frontmatterLimits.depth) return at
    }
    if (char === '[' || char === '{') brackets++
    if ((char === ']' || char === '}') && brackets > 0) brackets--
    if (brackets > frontmatterLimits.depth) return at
  }
  return null
}
