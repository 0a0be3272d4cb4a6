// Tells why the strict reader stopped: one cause a mistake, at the narrowest place, with its mends.
import { nextLine } from '../text.ts'
import type { Cause } from './causes.ts'
import { diagnoseTab, removeCharacters } from './characters.ts'
import { type Context, contextAt, type Scene } from './context.ts'
import type { Diagnosis } from './diagnosis.ts'
import { diagnoseFlow } from './flow.ts'
import { likeBlock, unevenMaps } from './indent.ts'
import { strayItem } from './items.ts'
import { commentBeforeValue, duplicate, noColon } from './keys.ts'
import { contentEnd, indentation, lineStart, writtenEnd } from './lines.ts'
import { type Mend, quoteMend } from './mend.ts'
import { afterQuote, quoteBefore, unclosed } from './quotes.ts'

/** The keys of the specification: a wrapped line that starts with one was meant as a key. */
const FIELDS = new Set(['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'])

/** The diagnosis of what stopped the strict reader. */
export function diagnoseYaml(scene: Scene): Diagnosis {
  const { text, limit, tokens, problem } = scene
  const { from, to } = problem
  const context = contextAt(tokens, from)
  const key = context.key?.text
  const facts = key === undefined ? {} : { key }
  const quote = quoteBefore(scene, context)
  if (quote) return afterQuote(scene, quote, facts)
  const plain = (cause: Cause): Diagnosis => ({ cause, from, to, facts, mends: [] })
  switch (problem.code) {
    case 'value-not-allowed':
      return strayColon(scene, context)
    case 'unexpected':
      return unexpected(scene, context)
    case 'no-colon':
      return noColon(scene, context, from, to)
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
      return secondDocument(scene, context)
    case 'comment-before-value':
      return commentBeforeValue(scene, context)
    case 'uneven-mappings':
      return unevenMaps(scene)
    case 'no-content':
      return plain('structure')
    case 'directive':
      return removal(text, 'directive', 'Remove the line', problem)
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
    return noColon(scene, context, previous.from, from)
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
function unexpected(scene: Scene, context: Context): Diagnosis {
  const { text, limit, problem } = scene
  const { previous, key } = context
  const { from, to } = problem
  const start = lineStart(text, from)
  const width = indentation(text, start)
  if (text.charAt(start + width) === '-') {
    return strayItem(text, start + width, limit)
  }
  const line = { from: start + width, to: Math.max(to, contentEnd(text, from)) }
  const [, word = ''] = /^([\w-]+)[ \t]*:(?:[ \t]|$)/.exec(text.slice(line.from, line.to)) ?? []
  if (width === 0 && word === '') return noColon(scene, context, line.from, line.to)
  const reference = previous ? indentation(text, lineStart(text, key?.from ?? previous.from)) : 0
  const changes = [{ from: start, to: start + width, insert: ' '.repeat(reference) }]
  // A word before a colon is surely a key only where it is one of the specification's.
  const safety = FIELDS.has(word) ? ('safe' as const) : ('review' as const)
  const mends: Mend[] = [{ title: 'Indent the line like those above', safety, changes }]
  if (!FIELDS.has(word)) mends.push(...likeBlock(text, start, limit, previous))
  return { cause: 'bad-indentation', ...line, facts: {}, mends }
}

/** A value that starts with a character which means something in YAML. */
function quoted({ text, limit, problem }: Scene, { key, previous }: Context, cause: Cause): Diagnosis {
  const { from, to } = problem
  const end = writtenEnd(text, from, limit)
  const oneWord = !/\s/.test(text.slice(from, end))
  const structural = cause === 'anchor' || cause === 'alias' || cause === 'tag'
  const safety = structural && oneWord ? 'review' : 'safe'
  const isValue = previous?.kind === 'value' || previous?.kind === 'entry'
  const facts = { ...(key && isValue ? { key: key.text } : {}), text: text.slice(from, to) }
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

type Place = { from: number; to: number }

/** A whole line that has no place in a frontmatter. */
function removal(text: string, cause: Cause, title: string, place: Place): Diagnosis {
  const { from, to } = place
  const changes = [{ from: lineStart(text, from), to: nextLine(text, from), insert: '' }]
  return { cause, from, to, facts: {}, mends: [{ title, safety: 'review', changes }] }
}

function secondDocument(scene: Scene, context: Context): Diagnosis {
  const dots = scene.tokens.find(token => token.kind === 'dots')
  if (!dots) return unexpected(scene, context)
  return removal(scene.text, 'second-document', 'Remove the dots', dots)
}
