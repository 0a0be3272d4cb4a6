// Reads the JSON calls that stand behind a token or tag; shared by every format that marks its JSON.
import type { Found, Repair } from '../found.ts'
import type { JsonOk } from '../json.ts'
import { missingEnd, type Page } from '../page.ts'
import { type Reading, unreadable } from './wire.ts'

export type MarkedJson = {
  /** Where the JSON begins, but for blanks. */
  at: number
  /** The tag or token that closes, if the format has one. */
  close?: string
  /** The closing tag is often left out, and that is no repair. */
  mayEndOpen?: boolean
  /** What the value holds, where that is not calls by their members. */
  calls?: (read: JsonOk) => Found[]
}

/**
 * One value or several (blanks, commas and semicolons between), then the closing tag or the end of the text.
 * A list that does not read is read item by item, so that a malformed call does not take its siblings along.
 */
export function readMarkedJson(
  page: Page,
  from: number,
  { at, close, mayEndOpen, calls }: MarkedJson,
): Reading | null {
  const found: Found[] = []
  const stops = close === undefined ? [] : [close]
  let to = page.skip(at)
  while (/^[[{]$/.test(page.text.charAt(to))) {
    const read = page.json(to, { stops })
    if (!read.ok) {
      const items = page.text.charAt(to) === '[' ? readItems(page, to + 1) : null
      if (items) return { found: [...found, ...items.found], to: afterClose(page, items.to, close).to }
      const end = afterUnread(page, to, read.at)
      found.push(unreadable('', from, end, read.why))
      return { found, to: end }
    }
    found.push(...(calls ? calls(read) : page.callsIn(read)))
    to = read.to
    const next = page.match(/[\s,;]*(?=[[{])/y, to)
    if (!next) break
    to += next[0].length
  }
  if (found.length === 0) return null
  const end = afterClose(page, to, close)
  const [first] = found
  const last = found.at(-1)
  if (last && !(mayEndOpen && end.to === to)) last.repairs = [...last.repairs, ...end.repairs]
  if (first && first === last) {
    // The only call takes its tags with it.
    first.from = from
    first.to = end.to
  }
  return { found, to: end.to }
}

/** Where the format ends: brackets too many before the closing tag are passed over, and so is a tag that is missing. */
function afterClose(page: Page, at: number, close: string | undefined): { to: number; repairs: Repair[] } {
  if (close === undefined) return { to: at, repairs: [] }
  const extra = page.match(/[\s}\]]*/y, at)?.[0] ?? ''
  const to = at + extra.length
  if (!page.text.startsWith(close, to)) return { to: at, repairs: [missingEnd(at)] }
  const repairs: Repair[] = /[}\]]/.test(extra) ? [{ kind: 'extra-end', from: at, to }] : []
  return { to: to + close.length, repairs }
}

/** The objects of a list that does not read as a whole, each for itself; `null` if none of them does. */
function readItems(page: Page, start: number): Reading | null {
  const found: Found[] = []
  let to = start
  let good = false
  for (;;) {
    to += page.match(/[\s,]*/y, to)?.[0].length ?? 0
    if (page.text.charAt(to) !== '{') break
    const read = page.json(to)
    if (read.ok) {
      const calls = page.callsIn(read)
      good ||= calls.some(call => !call.refused)
      found.push(...calls)
      to = read.to
    } else {
      found.push(unreadable('', to, read.at, read.why))
      const end = balancedEnd(page.text, to)
      page.wasted((end ?? page.text.length) - to)
      if (end === null) break
      to = end
    }
  }
  if (page.text.charAt(to) === ']') to++
  return good ? { found, to } : null
}

/** Where to go on after JSON at `from` that did not read beyond `at`: behind all of it, so that nothing in it is called. */
export function afterUnread(page: Page, from: number, at: number): number {
  const end = balancedEnd(page.text, from)
  page.wasted((end ?? page.text.length) - from)
  return end ?? Math.max(at, from + 1)
}

/** The end of the bracket that opens at `at`, strings respected; `null` if it never closes. */
export function balancedEnd(text: string, at: number): number | null {
  let depth = 0
  let quoted = false
  for (let i = at; i < text.length; i++) {
    const char = text.charAt(i)
    if (quoted) {
      if (char === '\\') i++
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '{' || char === '[') depth++
    else if (char === '}' || char === ']') {
      depth--
      if (depth === 0) return i + 1
    }
  }
  return null
}
