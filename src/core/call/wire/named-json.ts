// Reads a tool's name and the JSON of its arguments behind it; shared by the formats that write the two apart.
import type { Repair } from '../found.ts'
import type { Page } from '../page.ts'
import { afterUnread } from './marked-json.ts'
import { found, type Reading, unreadable } from './wire.ts'

export type NamedJson = {
  name: string
  /** Where the JSON begins, but for blanks. */
  at: number
  /** Tokens that may stand where only closing brackets are missing. */
  stops?: readonly string[]
  /** What may follow the JSON and belongs to the call. */
  close?: RegExp
  repairs?: Repair[]
}

/** The call, refused if its JSON does not read or the text ends before it; `null` where no JSON begins. */
export function readNamedJson(
  page: Page,
  from: number,
  { name, at, stops, close, repairs = [] }: NamedJson,
): Reading | null {
  const start = page.skip(at)
  if (start >= page.text.length) return { found: [unreadable(name, from, start, 'cut')], to: start }
  if (!/^[[{"]$/.test(page.text.charAt(start))) return null
  const read = page.json(start, stops ? { stops } : {})
  if (!read.ok) {
    const end = afterUnread(page, start, read.at)
    return { found: [unreadable(name, from, end, read.why)], to: end }
  }
  let to = read.to
  if (close) to += page.match(close, to)?.[0].length ?? 0
  const more = { repairs: [...repairs, ...read.repairs], flaws: read.flaws }
  return { found: [found(name, read.value, from, to, more)], to }
}
