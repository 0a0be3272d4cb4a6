// Advises that a body costs no more tokens than the specification recommends, by an estimate.
import { codePointOffset, lineEnd } from '../document/text.ts'
import { aboutTokens, tokenRule } from '../document/tokens.ts'
import { faultMaker, type Rule } from '../fault/fault.ts'
import { bodyRange } from './body.ts'
import type { Check } from './subject.ts'

/** Tokens of the body that the specification recommends at most, about. */
export const TOKENS = 5_000

export const rules = {
  'body-many-tokens': {
    title: 'The body costs more tokens than recommended',
    severity: 'info',
    origin: 'advice',
    says: 'The Agent Skills specification, as a recommendation; the number is an estimate',
    message: ({ tokens }: { tokens: number }) =>
      `The body costs an estimated ${tokens} tokens (${tokenRule}); about ${TOKENS} are recommended, because all of it is read whenever the skill is used. Move details to files that the body names.`,
  },
} as const satisfies Record<string, Rule>

const fault = faultMaker(rules)

export const check: Check = subject => {
  const body = bodyRange(subject)
  const text = subject.text.slice(body.from, body.to)
  const tokens = aboutTokens(text)
  if (tokens <= TOKENS) return []
  const from = body.from + codePointOffset(text, TOKENS * 4)
  return [
    fault('body-many-tokens', { tokens }, { path: subject.path, from, to: lineEnd(subject.text, from) }),
  ]
}
