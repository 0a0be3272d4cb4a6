// Builds the mends of a document that does not read, and keeps only those that help.
import type { Fix } from '../../fault/fault.ts'
import { applyEdits } from '../../fault/fix.ts'
import { readsFurther } from '../frontmatter.ts'
import { withLineEnds } from '../text.ts'

/** A stretch of the document and what stands there instead. */
export type Change = { from: number; to: number; insert: string }

/** A mend before it is known whether it helps. */
export type Mend = { title: string; safety: Fix['safety']; changes: Change[] }

/** A mend as a fix of one file, its lines ended as the file ends them. */
export function fixOf(text: string, path: string, { title, safety, changes }: Mend): Fix {
  const edits = changes.map(({ from, to, insert }) => ({
    path,
    from,
    to,
    insert: withLineEnds(insert, text),
  }))
  return { title, safety, edits }
}

/** The mends as fixes of one file, without those after which the document reads no further than before. */
export function helpfulFixes(text: string, path: string, mends: Mend[]): Fix[] {
  return mends
    .map(mend => fixOf(text, path, mend))
    .filter(({ edits }) => readsFurther(text, applyEdits(text, edits)))
}

/** Puts a stretch of text in quotes: double ones where nothing in it needs an escape, else single ones. */
export function quoteChanges(text: string, from: number, to: number): Change[] {
  const written = text.slice(from, to)
  if (!/["\\]/.test(written)) return around(from, to, '"')
  const doubled: Change[] = []
  for (let at = from; at < to; at++) {
    if (text.charAt(at) === "'") doubled.push({ from: at, to: at, insert: "'" })
  }
  return [{ from, to: from, insert: "'" }, ...doubled, { from: to, to, insert: "'" }]
}

function around(from: number, to: number, quote: string): Change[] {
  return [
    { from, to: from, insert: quote },
    { from: to, to, insert: quote },
  ]
}

/**
 * The mend that most documents need. Where what may have been meant as a comment gets into the quotes, a person
 * should look at it.
 */
export function quoteMend(text: string, from: number, to: number, safety: Fix['safety'] = 'safe'): Mend {
  const comment = /[ \t]#/.test(text.slice(from, to))
  return {
    title: 'Put the value in quotes',
    safety: comment ? 'review' : safety,
    changes: quoteChanges(text, from, to),
  }
}
