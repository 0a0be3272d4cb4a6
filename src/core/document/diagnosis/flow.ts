// A value in square brackets or braces: real YAML that StrictYAML refuses, or text that only looks like it.

import type { Scene } from './context.ts'
import type { Diagnosis } from './diagnosis.ts'
import { contentEnd, indentation, lineStart, writtenEnd } from './lines.ts'
import { type Mend, quoteMend } from './mend.ts'

/** Diagnoses a `[` or `{` at the start of a value. */
export function diagnoseFlow({ text, limit, problem }: Scene, key: string | undefined): Diagnosis {
  const { from } = problem
  const bracket = text.charAt(from)
  const facts = { ...(key === undefined ? {} : { key }), text: bracket }
  const flow = readFlow(text, from, limit)
  if (!flow || !endsLine(text, flow.to)) {
    const mends = [quoteMend(text, from, writtenEnd(text, from, limit))]
    return { cause: 'reserved-start', from, to: from + 1, facts, mends }
  }
  const { to, items } = flow
  const mends: Mend[] = []
  const block = items && blockForm(text, from, to, bracket, items)
  if (block) mends.push(block)
  mends.push({ ...quoteMend(text, from, to, 'review'), title: 'Put it in quotes, as text' })
  return { cause: bracket === '[' ? 'flow-list' : 'flow-map', from, to, facts, mends }
}

/** A list or map in brackets, to behind its last one. `items` is null where they cannot stand one a line as they are. */
type Flow = { to: number; items: string[] | null }

/** Reads on from a bracket to the one that closes it, or to `null` where none does. What is in quotes is passed over. */
function readFlow(text: string, from: number, limit: number): Flow | null {
  const open: string[] = []
  const items: string[] = []
  let flat = true
  let start = from + 1
  let quote = ''
  let before = ''
  for (let at = from; at < limit; at++) {
    const character = text.charAt(at)
    if (quote !== '') {
      if (character === '\\' && quote === '"') at++
      else if (character === quote) quote = ''
    } else if (character === '[' || character === '{') {
      flat = at === from
      open.push(character === '[' ? ']' : '}')
    } else if (character === ']' || character === '}') {
      if (open.pop() !== character) return null
      if (open.length === 0) {
        const last = text.slice(start, at).trim()
        if (last !== '') items.push(last)
        const simple = flat && items.length > 0 && items.every(isOneLine)
        return { to: at + 1, items: simple ? items : null }
      }
    } else if (character === ',') {
      items.push(text.slice(start, at).trim())
      start = at + 1
      // A quote opens where an item or a value starts, and where one is doubled; elsewhere it is a part of a word.
    } else if (/["']/.test(character) && /[[{,:']/.test(before)) quote = character
    if (/\S/.test(character)) before = character
  }
  return null
}

function isOneLine(item: string): boolean {
  return item !== '' && !/[\n\r]/.test(item)
}

/** Whether nothing follows on the line but a comment. */
function endsLine(text: string, at: number): boolean {
  return /^[ \t]*(?:#.*)?$/.test(text.slice(at, contentEnd(text, at)))
}

function blockForm(text: string, from: number, to: number, bracket: string, items: string[]): Mend | null {
  const start = lineStart(text, from)
  const indent = ' '.repeat(indentation(text, start) + 2)
  let before = from
  while (text.charAt(before - 1) === ' ') before--
  if (text.charAt(before - 1) !== ':') return null
  const written = items.map(spaced)
  if (bracket === '{' && !written.every(pair => /:(?:\s|$)/.test(pair))) return null
  const sign = bracket === '[' ? '- ' : ''
  const lines = written.map(item => `\n${indent}${sign}${item}`)
  const title = bracket === '[' ? 'Write the list one item a line' : 'Write the map one key a line'
  return { title, safety: 'review', changes: [{ from: before, to, insert: lines.join('') }] }
}

/** `"key":value` with the space that a block map needs. */
function spaced(pair: string): string {
  return pair.replace(/^("[^"]*"|'[^']*'):(?=\S)/, '$1: ')
}
