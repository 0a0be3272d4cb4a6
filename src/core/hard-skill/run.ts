// Checks a run template against the declared params, both ways.

import type { Draft, ParamDraft } from './draft.ts'
import type { Span } from './lines.ts'
import { nearest } from './nearest.ts'
import type { Sink } from './sink.ts'
import { isNameable, isParam, type Part, partsOf } from './template.ts'

/** A word of a run with its parts, all placed in the document. */
export type RunWord = { text: string; parts: Part[] } & Span

/** The words of a draft's run, and whether they were written as a list. */
export function runWords(draft: Draft): RunWord[] {
  const words: RunWord[] = []
  for (const text of draft.run?.texts ?? []) {
    const pieces = draft.run?.list
      ? [{ text: text.text, at: 0 }]
      : [...text.text.matchAll(/\S+/g)].map(match => ({ text: match[0], at: match.index }))
    for (const piece of pieces) {
      const from = text.from + piece.at
      const parts = partsOf(piece.text).map(part => ({ ...part, from: from + part.from, to: from + part.to }))
      words.push({ text: piece.text, parts, from, to: from + piece.text.length })
    }
  }
  return words
}

/** A run as the tool carries it: the line as written, or the words of the list. */
export function runOf(draft: Draft): string | string[] | null {
  const { run } = draft
  if (!run) return null
  const [first] = run.texts
  if (!first) return null
  return run.list ? run.texts.map(text => text.text) : first.text
}

/**
 * Every `$name` is declared and every declared param is used. A name that is nearly that of an unused param
 * is one mistake, so the param it meant is not told of as unused.
 */
export function checkParams(draft: Draft, words: readonly RunWord[], sink: Sink): void {
  const tool = draft.id?.text || null
  const used = words.flatMap(word => word.parts).filter(isParam)
  const names = new Set(used.map(part => part.param))
  const unused = new Set([...draft.params.keys()].filter(name => !names.has(name)))
  const undeclared = new Map<string, Span[]>()
  for (const part of used) {
    if (draft.params.has(part.param)) continue
    const places = undeclared.get(part.param)
    if (places) places.push(part)
    else undeclared.set(part.param, [part])
  }
  const declared = [...draft.params.keys()]
  const few = undeclared.size * declared.length <= COMPARISONS
  const closest = (param: string) =>
    nearest(param, [...unused].filter(isNameable)) ?? nearest(param, declared.filter(isNameable))
  for (const [param, parts] of undeclared) {
    const near = few ? closest(param) : null
    const fix = []
    const everywhere = (insert: string) => parts.map(part => ({ from: part.from, to: part.to, insert }))
    if (near !== null) {
      fix.push(sink.mend('review', `Change it to $${near}`, ...everywhere(`$${near}`)))
      unused.delete(near)
    }
    if (/^\d/.test(param))
      fix.push(sink.mend('review', 'Make it a plain dollar', ...everywhere(`$$${param}`)))
    else fix.push(declare(draft, param, sink))
    const [first, ...also] = parts
    if (first) sink.say('param-undeclared', { tool, param, declared, near }, first, { also, fix })
  }
  const braced = bracedNames(words)
  for (const name of unused) {
    const param = draft.params.get(name)
    if (!param) continue
    const fix = unusedFixes(draft, param, words, braced, sink)
    sink.say('param-unused', { tool, param: name }, param, { fix })
  }
}

/** Beyond this many pairs of names nothing is suggested: a fence with so many is not a slip of the hand. */
const COMPARISONS = 10_000

/** Where a run writes `${name}`, which is no param: the first place of each name. */
function bracedNames(words: readonly RunWord[]): Map<string, Span> {
  const found = new Map<string, Span>()
  for (const word of words) {
    for (const match of word.text.matchAll(/\$\{(\w+)\}/g)) {
      const from = word.from + match.index
      const name = match[1] ?? ''
      if (!found.has(name)) found.set(name, { from, to: from + match[0].length })
    }
  }
  return found
}

/** Declares a param as text: below `params:`, or with a `params:` of its own before the run. */
function declare(draft: Draft, param: string, sink: Sink) {
  const [first] = draft.params.values()
  const lines = `  ${param}:${sink.lineEnd}    type: string${sink.lineEnd}`
  const at = first ? first.line.from : (draft.run?.line.from ?? draft.fence.open.next)
  const insert = first ? lines : `params:${sink.lineEnd}${lines}`
  return sink.mend('review', `Declare ${param} as text`, { from: at, to: at, insert })
}

function unusedFixes(
  draft: Draft,
  param: ParamDraft,
  words: readonly RunWord[],
  braced: ReadonlyMap<string, Span>,
  sink: Sink,
) {
  const fixes = []
  const braces = braced.get(param.name)
  const last = words.at(-1)
  if (isNameable(param.name)) {
    if (braces) {
      fixes.push(sink.mend('review', 'Write it without braces', { ...braces, insert: `$${param.name}` }))
    } else if (last) {
      const insert = draft.run?.list ? `${sink.lineEnd}  - $${param.name}` : ` $${param.name}`
      fixes.push(sink.mend('review', 'Add it to the end of the run', { from: last.to, to: last.to, insert }))
    }
  }
  const { lines } = draft.fence
  const start = param.line.number - (lines[0]?.number ?? 0)
  let end = start + 1
  while (/^(?: {4}|\s*$|#)/.test(lines[end]?.text ?? 'end')) end++
  const after = lines[end - 1]?.next ?? param.line.next
  const only = draft.params.size === 1 ? lines.find(line => /^params:/.test(line.text)) : undefined
  const from = only?.from ?? param.line.from
  fixes.push(sink.mend('review', 'Remove the param', { from, to: after, insert: '' }))
  return fixes
}
