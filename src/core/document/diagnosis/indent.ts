// What can be wrong with indentation: too little below a block scalar, another one than the map before.
import { nextLine } from '../text.ts'
import type { Token } from '../yaml/token.ts'
import type { Scene } from './context.ts'
import type { Diagnosis } from './diagnosis.ts'
import { contentEnd, indentation, lineStart } from './lines.ts'
import type { Change, Mend } from './mend.ts'

/** Indents a line, and those that go on below it as plain text, so that they continue the value above. */
export function continueValue(text: string, from: number, limit: number, previous: Token | undefined): Mend {
  const start = lineStart(text, from)
  const [block] = likeBlock(text, start, limit, previous)
  if (block) return block
  const changes: Change[] = []
  const width = indentation(text, start)
  for (let at = start; at < limit; at = nextLine(text, at)) {
    if (isBlank(text, at)) continue
    if (at > start && (indentation(text, at) !== width || !isPlain(text, at))) break
    changes.push({ from: at, to: at, insert: '  ' })
  }
  const title =
    changes.length > 1
      ? 'Indent the lines, so that they continue the value above'
      : 'Indent the line, so that it continues the value above'
  return { title, safety: 'review', changes }
}

function isBlank(text: string, at: number): boolean {
  return contentEnd(text, at) <= at + indentation(text, at)
}

function isKey(text: string, at: number): boolean {
  return /^[ \t]*["']?[\w-]+["']?[ \t]*:(?:[ \t]|$)/.test(text.slice(at, contentEnd(text, at)))
}

/** Whether a line is neither key, item nor comment. */
function isPlain(text: string, at: number): boolean {
  return !isKey(text, at) && !/[-#]/.test(text.charAt(at + indentation(text, at)))
}

/** The lines from `start` on that are indented less than the block scalar above them, indented like it. */
export function likeBlock(text: string, start: number, limit: number, previous: Token | undefined): Mend[] {
  if (previous?.kind !== 'scalar' || (previous.style !== 'literal' && previous.style !== 'folded')) return []
  let first = nextLine(text, previous.from)
  while (isBlank(text, first)) first = nextLine(text, first)
  if (first >= start) return []
  const wanted = indentation(text, first)
  const own = indentation(text, start)
  const changes: Change[] = []
  for (let at = start; at < limit; at = nextLine(text, at)) {
    if (isBlank(text, at)) continue
    const width = indentation(text, at)
    if (width < own || (at > start && width === own && isKey(text, at))) break
    if (width < wanted) changes.push({ from: at, to: at + width, insert: ' '.repeat(wanted) })
  }
  const title =
    changes.length > 1
      ? 'Indent the lines like the text above them'
      : 'Indent the line like the text above it'
  return [{ title, safety: 'review', changes }]
}

/** A map that is indented otherwise than its neighbour; it can be moved where it starts on a line of its own. */
export function unevenMaps({ text, problem }: Scene): Diagnosis {
  const { from, to, since = from } = problem
  const end = contentEnd(text, from)
  const facts = {}
  const start = lineStart(text, from)
  const width = indentation(text, start)
  const wanted = since - lineStart(text, since)
  const mends: Mend[] = []
  if (start + width === from) {
    const changes: Change[] = []
    for (let at = start; at < to; at = nextLine(text, at)) {
      if (isBlank(text, at)) continue
      if (wanted > width) changes.push({ from: at, to: at, insert: ' '.repeat(wanted - width) })
      else changes.push({ from: at, to: at + width - wanted, insert: '' })
    }
    mends.push({ title: 'Indent the map like the one before it', safety: 'safe', changes })
  }
  return { cause: 'uneven-maps', from, to: Math.min(to, end), facts, mends }
}
