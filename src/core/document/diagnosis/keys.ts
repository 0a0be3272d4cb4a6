// What can be wrong with a line that should be a key: no colon, no space after it, the same key again, a comment in the way.
import { isPythonSpace, lineIndex, nextLine, position } from '../text.ts'
import type { ScalarToken, Token } from '../yaml/token.ts'
import type { Context, Scene } from './context.ts'
import type { Diagnosis } from './diagnosis.ts'
import { continueValue } from './indent.ts'
import { contentEnd, indentation, lineStart, writtenEnd } from './lines.ts'
import type { Mend } from './mend.ts'

/** A line that is no key: without a colon, or without a space after it. */
export function noColon({ text, limit }: Scene, { previous }: Context, from: number, to: number): Diagnosis {
  const end = Math.min(to, contentEnd(text, from))
  const word = text.slice(from, end)
  const glued = /^[A-Za-z][\w-]*:(?![ \t]|\/\/)/.exec(word)
  const facts = { text: word }
  if (glued) {
    const at = from + glued[0].length
    const foreign = isPythonSpace(text.charCodeAt(at)) ? 1 : 0
    const changes = [{ from: at, to: at + foreign, insert: ' ' }]
    const mends = [{ title: 'Write a space after the colon', safety: 'safe' as const, changes }]
    return { cause: 'colon-without-space', from: at - 1 + foreign, to: at + foreign, facts, mends }
  }
  const mends = [continueValue(text, from, limit, previous)]
  return { cause: 'no-colon', from, to: end, facts, mends }
}

/** A key that stands a second time. */
export function duplicate({ text, limit, tokens, problem }: Scene): Diagnosis {
  const { from, to } = problem
  const since = problem.since ?? from
  const index = lineIndex(text)
  const start = lineStart(text, from)
  const written = (at: number) => text.slice(at, writtenEnd(text, at, limit))
  const next = Math.min(nextLine(text, writtenEnd(text, from, limit)), limit)
  const safety: Mend['safety'] = written(since) === written(from) ? 'safe' : 'review'
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

/** A comment between a key and its value, with an empty line below: the reference cannot keep both. */
export function commentBeforeValue({ text, problem }: Scene, { key }: Context): Diagnosis {
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
