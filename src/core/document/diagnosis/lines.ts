// Finds the lines and the written value around a place in a frontmatter.
import { lineEnd, nextLine } from '../text.ts'

/** Where the line of `offset` starts. */
export function lineStart(text: string, offset: number): number {
  let at = offset
  while (at > 0 && !isLineEnd(text, at - 1)) at--
  return at
}

/** How many spaces and tabs start the line at `start`. */
export function indentation(text: string, start: number): number {
  let at = start
  while (isBlank(text, at)) at++
  return at - start
}

/** The end of a line without the white space before it. */
export function contentEnd(text: string, offset: number): number {
  let end = lineEnd(text, offset)
  while (isBlank(text, end - 1)) end--
  return end
}

/**
 * Where the value that starts at `from` ends for a person: on its line, or on the last of the lines below it
 * that are indented further than the line that it starts on.
 */
export function writtenEnd(text: string, from: number, limit: number): number {
  const own = indentation(text, lineStart(text, from))
  let end = Math.min(contentEnd(text, from), limit)
  for (let at = nextLine(text, from); at < limit; at = nextLine(text, at)) {
    const width = indentation(text, at)
    const last = Math.min(contentEnd(text, at), limit)
    if (last <= at + width) continue
    if (width <= own) break
    end = last
  }
  return end
}

function isLineEnd(text: string, at: number): boolean {
  return text.charAt(at) === '\n' || text.charAt(at) === '\r'
}

function isBlank(text: string, at: number): boolean {
  return text.charAt(at) === ' ' || text.charAt(at) === '\t'
}
