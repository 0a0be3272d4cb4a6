// Advises that a body stays within the lines that the specification recommends.
import { lineEnd } from '../document/text.ts'
import { faultMaker, type Rule } from '../fault/fault.ts'
import { bodyLineStart, bodyLines } from './body.ts'
import type { Check } from './subject.ts'

/** Lines of the body that the specification recommends at most. */
export const LINES = 500

export const rules = {
  'body-too-long': {
    title: 'The body has more lines than recommended',
    severity: 'info',
    origin: 'advice',
    says: 'The Agent Skills specification, as a recommendation',
    message: ({ lines }: { lines: number }) =>
      `The body has ${lines} lines; at most ${LINES} are recommended, because all of it is read whenever the skill is used. Move details to files that the body names.`,
  },
} as const satisfies Record<string, Rule>

const fault = faultMaker(rules)

export const check: Check = subject => {
  const from = bodyLineStart(subject, LINES + 1)
  if (from === null) return []
  const place = { path: subject.path, from, to: lineEnd(subject.text, from) }
  return [fault('body-too-long', { lines: bodyLines(subject) }, place)]
}
