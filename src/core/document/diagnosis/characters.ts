// Single characters that YAML does not take: tabs where spaces belong, and those that it forbids anywhere.
import { lineEnd } from '../text.ts'
import { UNPRINTABLE } from '../yaml/read.ts'
import type { Diagnosis } from './diagnosis.ts'
import { indentation, lineStart } from './lines.ts'
import type { Change } from './mend.ts'

/** A tab in front of something: in the indentation, between a key and its value, or at the end of a line. */
export function diagnoseTab(text: string, at: number): Diagnosis {
  let to = at
  while (text.charAt(to) === '\t') to++
  const start = lineStart(text, at)
  const inIndentation = at < start + indentation(text, start)
  let end = to
  while (text.charAt(end) === '\t' || text.charAt(end) === ' ') end++
  const trailing = end === lineEnd(text, at)
  const insert = trailing ? '' : inIndentation ? '  '.repeat(to - at) : ' '
  const title = trailing ? 'Remove the white space at the end of the line' : 'Write spaces'
  const changes = [{ from: at, to: trailing ? end : to, insert }]
  return { cause: 'tab', from: at, to, facts: {}, mends: [{ title, safety: 'safe', changes }] }
}

/** A character that YAML forbids; the mend removes all of them in the frontmatter. */
export function removeCharacters(text: string, from: number, limit: number): Diagnosis {
  const code = (text.codePointAt(from) ?? 0).toString(16).toUpperCase().padStart(4, '0')
  const changes: Change[] = []
  for (const { index } of text.slice(0, limit).matchAll(UNPRINTABLE)) {
    changes.push({ from: index, to: index + 1, insert: '' })
  }
  const many = changes.length === 2 ? 'Remove both' : `Remove all ${changes.length} of them`
  const title = changes.length > 1 ? many : 'Remove the character'
  const mends = [{ title, safety: 'safe' as const, changes }]
  return { cause: 'control-character', from, to: from + 1, facts: { text: `U+${code}` }, mends }
}
