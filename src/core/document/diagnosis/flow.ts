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
  const close = closingBracket(text, from, limit)
  const after = close === null ? null : afterBracket(text, close + 1)
  if (close === null || after !== '') {
    const mends = [quoteMend(text, from, writtenEnd(text, from, limit))]
    return { cause: 'reserved-start', from, to: from + 1, facts, mends }
  }
  const to = close + 1
  const items = splitItems(text.slice(from + 1, close))
  const mends: Mend[] = []
  const block = items && blockForm(text, from, to, bracket, items)
  if (block) mends.push(block)
  mends.push({ ...quoteMend(text, from, to, 'review'), title: 'Put it in quotes, as text' })
  return { cause: bracket === '[' ? 'flow-list' : 'flow-map', from, to, facts, mends }
}

/** Where the bracket at `from` closes; quotes and other brackets inside are passed over. */
function closingBracket(text: string, from: number, limit: number): number | null {
  const open: string[] = []
  let quote = ''
  for (let at = from; at < limit; at++) {
    const character = text.charAt(at)
    if (quote !== '') {
      if (character === '\\' && quote === '"') at++
      else if (character === quote) quote = ''
    } else if ((character === '"' || character === "'") && /[\s,[{:]/.test(text.charAt(at - 1)))
      quote = character
    else if (character === '[' || character === '{') open.push(character === '[' ? ']' : '}')
    else if (character === ']' || character === '}') {
      if (open.pop() !== character) return null
      if (open.length === 0) return at
    }
  }
  return null
}

/** What follows on the line, a comment apart. */
function afterBracket(text: string, at: number): string {
  const rest = text.slice(at, contentEnd(text, at))
  return /^[ \t]*(?:#.*)?$/.test(rest) ? '' : rest
}

/** The items of a flat list or map, or `null` where there are collections inside. */
function splitItems(inside: string): string[] | null {
  const items: string[] = []
  let item = ''
  let quote = ''
  for (let at = 0; at < inside.length; at++) {
    const character = inside.charAt(at)
    if (quote === '' && /[[\]{}]/.test(character)) return null
    if (quote !== '') {
      if (character === quote) quote = ''
      else if (character === '\\' && quote === '"') item += inside.charAt(at++)
    } else if ((character === '"' || character === "'") && item.trim() === '') quote = character
    else if (character === '"' && /:\s*$/.test(item)) quote = character
    if (character === ',' && quote === '') {
      items.push(item.trim())
      item = ''
    } else item += inside.charAt(at)
  }
  if (item.trim() !== '') items.push(item.trim())
  return items.length > 0 && items.every(each => each !== '' && !/[\n\r]/.test(each)) ? items : null
}

function blockForm(text: string, from: number, to: number, bracket: string, items: string[]): Mend | null {
  const start = lineStart(text, from)
  const indent = ' '.repeat(indentation(text, start) + 2)
  let before = from
  while (text.charAt(before - 1) === ' ') before--
  if (text.charAt(before - 1) !== ':') return null
  if (bracket === '{' && !items.every(item => item.includes(':'))) return null
  const sign = bracket === '[' ? '- ' : ''
  const lines = items.map(item => `\n${indent}${sign}${bracket === '{' ? spaced(item) : item}`)
  const title = bracket === '[' ? 'Write the list one item a line' : 'Write the map one key a line'
  return { title, safety: 'review', changes: [{ from: before, to, insert: lines.join('') }] }
}

/** `"key":value` with the space that a block map needs. */
function spaced(pair: string): string {
  return pair.replace(/^("[^"]*"|'[^']*'):(?=\S)/, '$1: ')
}
