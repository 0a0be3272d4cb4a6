// Quotes and brackets that go on over lines without indentation: YAML 1.1 and js-yaml read them, YAML 1.2 does not.
import { type Change, type Patched, patch } from './patch.ts'

/**
 * Indents the continuation lines of a quoted text or a bracket, that a key opens and that closes again, to
 * one column deeper than the key. One that never closes stays as it is, and stays an error.
 */
export function indentContinuations(block: string): Patched {
  const changes: Change[] = []
  const opening = /^( *(?:- +)?)[^\s#'"[\]{},|>-][^:\n]*:[ \t]+(?=["'[{])/gm
  for (let match = opening.exec(block); match; match = opening.exec(block)) {
    const lines: number[] = []
    const end = closing(block, opening.lastIndex, lines)
    if (end === null) break
    const column = match[1]?.length ?? 0
    for (const from of lines) {
      const lacking = column + 1 - leadingSpaces(block, from)
      if (lacking > 0) changes.push({ from, to: from, insert: ' '.repeat(lacking) })
    }
    opening.lastIndex = Math.max(end, opening.lastIndex + 1)
  }
  return patch(block, changes)
}

/** The end of the quoted text or bracket at `at`, or `null`; the starts of the lines inside it go to `lines`. */
function closing(block: string, at: number, lines: number[]): number | null {
  let depth = 0
  let quote = ''
  for (let index = at; index < block.length; index++) {
    const char = block[index]
    if (char === '\n') {
      const head = block.slice(index + 1, index + 4)
      if (head === '---' || head === '...') return null
      if (!/^(?:\n|$)/.test(head)) lines.push(index + 1)
    }
    if (quote === '"' && char === '\\') index++
    else if (quote) {
      if (char !== quote) continue
      if (quote === "'" && block[index + 1] === "'") index++
      else if (depth === 0) return index + 1
      else quote = ''
    } else if ((char === '"' || char === "'") && (depth === 0 || /[\s,:[{]/.test(block[index - 1] ?? ''))) {
      quote = char
    } else if (char === '[' || char === '{') depth++
    else if (char === ']' || char === '}') {
      depth--
      if (depth === 0) return index + 1
    }
  }
  return null
}

function leadingSpaces(block: string, from: number): number {
  let at = from
  while (block[at] === ' ') at++
  return at - from
}
