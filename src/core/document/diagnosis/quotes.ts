// What can be wrong with quotes: text after the closing one, and no closing one.
import { lineEnd } from '../text.ts'
import type { ScalarToken } from '../yaml/token.ts'
import type { Facts } from './causes.ts'
import { type Context, contextAt, type Scene } from './context.ts'
import type { Diagnosis } from './diagnosis.ts'
import { contentEnd, indentation, lineStart, writtenEnd } from './lines.ts'
import { type Change, type Mend, quoteMend } from './mend.ts'

/** The quoted value that ended before `from`, on its line, or on the one above where this one continues it. */
export function quoteBefore({ text, problem }: Scene, { value, key }: Context): ScalarToken | null {
  const { from } = problem
  if (!value || (value.style !== 'single' && value.style !== 'double')) return null
  if (contentEnd(text, from) <= from) return null
  const start = lineStart(text, from)
  if (value.to > start) return value
  const own = key ? key.column : indentation(text, lineStart(text, value.from))
  const deeper = indentation(text, start) > own
  return deeper && start + indentation(text, start) === from && !isKey(text, from) ? value : null
}

function isKey(text: string, from: number): boolean {
  return /^[\w-]+[ \t]*:(?:[ \t]|$)/.test(text.slice(from, lineEnd(text, from)))
}

/** Text after a closing quote: the quotes inside were meant as text, or only a part was quoted. */
export function afterQuote({ text, limit, problem }: Scene, value: ScalarToken, facts: Facts): Diagnosis {
  const end = Math.max(writtenEnd(text, value.from, limit), Math.min(contentEnd(text, problem.from), limit))
  const quote = text.charAt(value.from)
  const whole = text.charAt(end - 1) === quote
  const mend = whole ? requote(text, value.from, end) : quoteMend(text, value.from, end)
  const from = value.to + text.slice(value.to, end).search(/\S/)
  return {
    cause: 'text-after-quote',
    from,
    to: Math.min(end, contentEnd(text, from)),
    facts,
    mends: [mend],
  }
}

/** A value in quotes that holds more of the same: the outer ones stay, the inner ones are escaped. */
function requote(text: string, from: number, end: number): Mend {
  const quote = text.charAt(from)
  const changes: Change[] = []
  for (let at = from + 1; at < end - 1; at++) {
    if (quote === '"' && text.charAt(at) === '\\') at++
    else if (text.charAt(at) === quote) changes.push({ from: at, to: at, insert: quote === '"' ? '\\' : "'" })
  }
  return { title: 'Escape the quotes inside', safety: 'safe', changes }
}

/** A quote that is never closed, from where it opens. */
export function unclosed({ text, limit, tokens }: Scene, from: number): Diagnosis {
  const key = contextAt(tokens, from).key?.text
  const end = Math.min(contentEnd(text, from), limit)
  const changes = [{ from: end, to: end, insert: text.charAt(from) }]
  const mends = [{ title: 'Close the quote at the end of the line', safety: 'safe' as const, changes }]
  return { cause: 'unclosed-quote', from, to: from + 1, facts: key === undefined ? {} : { key }, mends }
}
