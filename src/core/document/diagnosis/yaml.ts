// Tells why the strict reader stopped: one cause a mistake, at the narrowest place, with its mends.
// It is longer than most files because the table of causes is one switch, which reads best in one piece.
import { isPythonSpace, lineEnd, lineIndex, nextLine, position } from '../text.ts'
import type { Problem } from '../yaml/problem.ts'
import type { ScalarToken, Token } from '../yaml/token.ts'
import type { Cause } from './causes.ts'
import { diagnoseTab, removeCharacters } from './characters.ts'
import { type Context, contextAt } from './context.ts'
import type { Diagnosis } from './diagnosis.ts'
import { diagnoseFlow } from './flow.ts'
import { contentEnd, indentation, lineStart, writtenEnd } from './lines.ts'
import { type Mend, quoteMend } from './mend.ts'

/** The keys of the specification: a wrapped line that starts with one was meant as a key. */
const FIELDS = new Set(['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'])

/** What the diagnosis of a problem has at hand. `limit` is the end of the frontmatter. */
export type Scene = { text: string; limit: number; tokens: Token[]; problem: Problem }

export function diagnoseYaml(scene: Scene): Diagnosis {
  const { text, limit, tokens, problem } = scene
  const { from, to } = problem
  const context = contextAt(tokens, from)
  const key = context.key?.text
  const facts = key === undefined ? {} : { key }
  const quote = quoteBefore(text, context, from)
  if (quote && AFTER_QUOTE.has(problem.code)) return afterQuote(text, limit, quote, key, from)
  const plain = (cause: Cause, range = { from, to }): Diagnosis => ({ cause, ...range, facts, mends: [] })
  switch (problem.code) {
    case 'value-not-allowed':
      return strayColon(scene, context)
    case 'unexpected':
      return unexpected(scene, context)
    case 'no-colon':
      return noColon(text, from, to)
    case 'bad-start':
      if (text.charAt(from) === '\t') return diagnoseTab(text, from)
      return quoted(scene, context, 'reserved-start')
    case 'flow':
      return diagnoseFlow(scene, key)
    case 'flow-end':
    case 'key-not-allowed':
      return quoted(scene, context, 'reserved-start')
    case 'anchor':
    case 'alias':
    case 'tag':
      return quoted(scene, context, problem.code)
    case 'entry-not-allowed':
      return quoted(scene, context, 'item-on-key-line')
    case 'block-header':
      return blockHeader(scene)
    case 'unclosed-quote':
      return unclosed(scene, from)
    case 'dots-in-quote':
      return unclosed(scene, problem.since ?? from)
    case 'bad-escape': {
      const changes = [{ from, to: from, insert: '\\' }]
      const mends = [{ title: 'Write two backslashes', safety: 'safe' as const, changes }]
      return { cause: 'bad-escape', from, to, facts: { text: text.slice(from, to) }, mends }
    }
    case 'duplicate-key':
      return duplicate(scene)
    case 'bad-character':
      return removeCharacters(text, from, limit)
    case 'second-document':
      if (tokens.some(token => token.kind === 'dots'))
        return plain('second-document', dotsOf(tokens, from, to))
      return unexpected(scene, context)
    case 'comment-before-value':
      return commentBeforeValue(scene, context)
    case 'uneven-mappings':
      return plain('uneven-maps', { from, to: Math.min(to, lineEnd(text, from)) })
    case 'no-content':
      return plain('structure')
    case 'directive':
    case 'merge-key':
    case 'complex-key':
    case 'too-large':
    case 'too-deep':
      return plain(problem.code)
    default:
      return problem.code satisfies never
  }
}

/** A `: ` where no key can end: inside a value on one line, on a line that continues one, or after a quote. */
function strayColon(scene: Scene, context: Context): Diagnosis {
  const { text, limit, problem } = scene
  const { previous, key, value } = context
  const { from, to } = problem
  if (previous?.kind === 'value') return quoted(scene, context, 'reserved-start')
  if (previous?.kind !== 'scalar') return { cause: 'structure', from, to, facts: {}, mends: [] }
  const start = Math.max(lineStart(text, from), previous.from)
  const word = text.slice(start, from).trim()
  const wrapped = start !== previous.from
  if (wrapped && !value) {
    const first = { from: previous.from, to: Math.min(contentEnd(text, previous.from), from) }
    return noColon(text, first.from, first.to)
  }
  const indented = start + indentation(text, start)
  if (wrapped && key && FIELDS.has(word)) {
    const width = indentation(text, lineStart(text, key.from))
    const changes = [{ from: lineStart(text, from), to: indented, insert: ' '.repeat(width) }]
    const mends = [{ title: 'Start the key in the column of the others', safety: 'safe' as const, changes }]
    return { cause: 'bad-indentation', from: indented, to: from, facts: { key: word }, mends }
  }
  const mends = [quoteMend(text, previous.from, writtenEnd(text, previous.from, limit))]
  const facts = { ...(key ? { key: key.text } : {}), text: word }
  return { cause: wrapped ? 'colon-on-wrapped-line' : 'colon-in-value', from, to, facts, mends }
}

/** Something other than a key where only a key can stand. */
function unexpected({ text, problem }: Scene, { previous, key }: Context): Diagnosis {
  const { from, to } = problem
  const start = lineStart(text, from)
  const width = indentation(text, start)
  if (text.charAt(start + width) === '-') {
    return { cause: 'stray-item', from: start + width, to: start + width + 1, facts: {}, mends: [] }
  }
  const line = { from: start + width, to: Math.max(to, contentEnd(text, from)) }
  if (width === 0) return noColon(text, line.from, line.to)
  const reference = previous ? indentation(text, lineStart(text, key?.from ?? previous.from)) : 0
  const changes = [{ from: start, to: start + width, insert: ' '.repeat(reference) }]
  const mends = [{ title: 'Indent the line like those above', safety: 'safe' as const, changes }]
  return { cause: 'bad-indentation', ...line, facts: {}, mends }
}

/** The problems that are one and the same mistake where they follow a closing quote. */
const AFTER_QUOTE = new Set<Problem['code']>([
  'value-not-allowed',
  'unexpected',
  'flow',
  'flow-end',
  'alias',
  'anchor',
  'tag',
  'bad-start',
  'block-header',
])

/** The quoted value that ended before `from`, on its line, or on the one above where this one continues it. */
function quoteBefore(text: string, { value, key }: Context, from: number): ScalarToken | null {
  if (!value || !key || (value.style !== 'single' && value.style !== 'double')) return null
  if (text.charAt(from) === '\t' && contentEnd(text, from) <= from) return null
  const start = lineStart(text, from)
  if (value.to > start) return value
  const deeper = indentation(text, start) > indentation(text, lineStart(text, key.from))
  return deeper && start + indentation(text, start) === from && !isKey(text, from) ? value : null
}

function isKey(text: string, from: number): boolean {
  return /^[\w-]+[ \t]*:(?:[ \t]|$)/.test(text.slice(from, lineEnd(text, from)))
}

/** Text after a closing quote: the quotes inside were meant as text, or only a part was quoted. */
function afterQuote(
  text: string,
  limit: number,
  value: ScalarToken,
  key: string | undefined,
  at: number,
): Diagnosis {
  const end = Math.max(writtenEnd(text, value.from, limit), Math.min(contentEnd(text, at), limit))
  const quote = text.charAt(value.from)
  const whole = end - value.from > 1 && text.charAt(end - 1) === quote
  const mend = whole ? requote(text, value.from, end) : quoteMend(text, value.from, end)
  const from = value.to + text.slice(value.to, end).search(/\S/)
  return {
    cause: 'text-after-quote',
    from,
    to: Math.min(end, contentEnd(text, from)),
    facts: key === undefined ? {} : { key },
    mends: [mend],
  }
}

/** A value in quotes that holds more of the same: the outer ones stay, the inner ones are escaped. */
function requote(text: string, from: number, end: number) {
  const quote = text.charAt(from)
  const changes = []
  for (let at = from + 1; at < end - 1; at++) {
    if (quote === '"' && text.charAt(at) === '\\') at++
    else if (text.charAt(at) === quote) changes.push({ from: at, to: at, insert: quote === '"' ? '\\' : "'" })
  }
  return { title: 'Escape the quotes inside', safety: 'safe' as const, changes }
}

function noColon(text: string, from: number, to: number): Diagnosis {
  const end = Math.min(to, lineEnd(text, from))
  const word = text.slice(from, end)
  const glued = /^[A-Za-z][\w-]*:(?=[^ \t])/.exec(word)
  const facts = { text: word }
  if (glued) {
    const at = from + glued[0].length
    const foreign = isPythonSpace(text.charCodeAt(at)) ? 1 : 0
    const changes = [{ from: at, to: at + foreign, insert: ' ' }]
    const mends = [{ title: 'Write a space after the colon', safety: 'safe' as const, changes }]
    return { cause: 'colon-without-space', from: at - 1 + foreign, to: at + foreign, facts, mends }
  }
  const changes = [{ from: lineStart(text, from), to: lineStart(text, from), insert: '  ' }]
  const mends = [
    { title: 'Indent the line, so that it continues the value above', safety: 'review' as const, changes },
  ]
  return { cause: 'no-colon', from, to: end, facts, mends }
}

/** A value that starts with a character which means something in YAML. */
function quoted({ text, limit, problem }: Scene, { key, previous }: Context, cause: Cause): Diagnosis {
  const { from, to } = problem
  const end = writtenEnd(text, from, limit)
  const oneWord = !/\s/.test(text.slice(from, end))
  const structural = cause === 'anchor' || cause === 'alias' || cause === 'tag'
  const safety = structural && oneWord ? 'review' : 'safe'
  const facts = { ...(key ? { key: key.text } : {}), text: text.slice(from, to) }
  const isValue = previous?.kind === 'value' || previous?.kind === 'entry'
  return { cause, from, to, facts, mends: isValue ? [quoteMend(text, from, end, safety)] : [] }
}

function blockHeader({ text, limit, problem, tokens }: Scene): Diagnosis {
  const from = problem.since ?? problem.from
  const key = contextAt(tokens, from).key?.text
  const facts = { ...(key === undefined ? {} : { key }), text: text.charAt(from) }
  return {
    cause: 'block-header',
    from,
    to: from + 1,
    facts,
    mends: [quoteMend(text, from, writtenEnd(text, from, limit))],
  }
}

function unclosed({ text, limit, tokens }: Scene, from: number): Diagnosis {
  const key = contextAt(tokens, from).key?.text
  const end = Math.min(contentEnd(text, from), limit)
  const changes = [{ from: end, to: end, insert: text.charAt(from) }]
  const mends = [{ title: 'Close the quote at the end of the line', safety: 'safe' as const, changes }]
  return { cause: 'unclosed-quote', from, to: from + 1, facts: key === undefined ? {} : { key }, mends }
}

function duplicate({ text, limit, tokens, problem }: Scene): Diagnosis {
  const { from, to } = problem
  const since = problem.since ?? from
  const index = lineIndex(text)
  const start = lineStart(text, from)
  const lineOf = (at: number) => text.slice(lineStart(text, at), lineEnd(text, at)).trim()
  const next = Math.min(nextLine(text, writtenEnd(text, from, limit)), limit)
  const safety: Mend['safety'] =
    lineOf(since) === lineOf(from) && next === nextLine(text, from) ? 'safe' : 'review'
  const changes = [{ from: start, to: next, insert: '' }]
  const mends: Mend[] = [{ title: 'Remove the second one', safety, changes }]
  const first = scalarAt(tokens, since)
  const facts = { key: scalarAt(tokens, from)?.text ?? '', line: position(index, since).line }
  return {
    cause: 'duplicate-key',
    from,
    to,
    also: [first ? { from: first.from, to: first.to } : { from: since, to: since }],
    facts,
    mends,
  }
}

function scalarAt(tokens: Token[], from: number): ScalarToken | undefined {
  return tokens.find((token): token is ScalarToken => token.kind === 'scalar' && token.from === from)
}

function commentBeforeValue({ text, problem }: Scene, { key }: Context): Diagnosis {
  const at = text.indexOf('#', problem.from)
  const end = contentEnd(text, at)
  const comment = text.slice(at, end)
  const start = lineStart(text, key?.from ?? at)
  const indent = text.slice(start, start + indentation(text, start))
  const changes = [
    { from: start, to: start, insert: `${indent}${comment}\n` },
    { from: problem.from, to: end, insert: '' },
  ]
  const mends = [{ title: 'Move the comment above the key', safety: 'safe' as const, changes }]
  return { cause: 'comment-before-value', from: at, to: end, facts: key ? { key: key.text } : {}, mends }
}

function dotsOf(tokens: Token[], from: number, to: number) {
  const dots = tokens.find(token => token.kind === 'dots')
  return dots ? { from: dots.from, to: dots.to } : { from, to }
}
