// Quotes and brackets that go on over several lines without indentation: YAML 1.1 and js-yaml read them, YAML 1.2 does not.
import { type Change, type Patched, patch } from './patch.ts'

/**
 * Indents by one space every continuation line, at column 0, of a quoted text or a bracket that a top-level
 * key opens and that closes again. One that never closes stays as it is, and stays an error.
 */
export function indentContinuations(block: string): Patched {
  const changes: Change[] = []
  const opening = /^[^\s#'"[\]{},|>-][^:\n]*:[ \t]+(?=["'[{])/gm
  for (let match = opening.exec(block); match; match = opening.exec(block)) {
    const starts: number[] = []
    const end = closing(block, opening.lastIndex, starts)
    if (end === null) break
    for (const from of starts) changes.push({ from, to: from, insert: ' ' })
    opening.lastIndex = Math.max(end, opening.lastIndex + 1)
  }
  return patch(block, changes)
}

/** The end of the quoted text or bracket at `at`, or `null`; the lines at column 0 inside it go to `starts`. */
function closing(block: string, at: number, starts: number[]): number | null {
  let depth = 0
  let quote = ''
  for (let index = at; index < block.length; index++) {
    const char = block[index]
    if (char === '\n') {
      const rest = block.slice(index + 1, index + 4)
      if (rest === '---' || rest === '...') return null
      if (/^[^\s]/.test(rest)) starts.push(index + 1)
    }
    if (quote === '"' && char === '\\') index++
    else if (quote) {
      if (char !== quote) continue
      if (quote === "'" && block[index + 1] === "'") index++
      else if (depth === 0) return index + 1
      else quote = ''
    } else if ((char === '"' || char === "'") && (depth === 0 || /[\s,:[{]/.test(block[index - 1] ?? '')))
      quote = char
    else if (char === '[' || char === '{') depth++
    else if (char === ']' || char === '}') {
      depth--
      if (depth === 0) return index + 1
    }
  }
  return null
}
