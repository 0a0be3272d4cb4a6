// Measures the body of a document: what a client reads into the conversation when the skill is chosen.
import { stripRange } from '../document/text.ts'
import type { Subject } from './subject.ts'

/** Where the body stands without the white space around it. */
export function bodyRange({ text, bodyFrom }: Subject): { from: number; to: number } {
  return stripRange(text, bodyFrom)
}

/** Where the line number `number` (from 1) of the body starts; `null` where the body has fewer lines. */
export function bodyLineStart(subject: Subject, number: number): number | null {
  const { from, to } = bodyRange(subject)
  let start = from
  for (let line = 1; line < number; line++) {
    const end = subject.text.indexOf('\n', start)
    if (end === -1 || end >= to) return null
    start = end + 1
  }
  return start
}

/** How many lines the body has. */
export function bodyLines(subject: Subject): number {
  const { from, to } = bodyRange(subject)
  let lines = from < to ? 1 : 0
  for (
    let at = subject.text.indexOf('\n', from);
    at !== -1 && at < to;
    at = subject.text.indexOf('\n', at + 1)
  )
    lines++
  return lines
}
