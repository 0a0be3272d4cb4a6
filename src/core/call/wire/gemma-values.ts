// Reads `call:name{key:value,…}`, shared by the two formats of Gemma that write it with different quotation tokens.

import { NAME, readNamedValues } from '../literal.ts'
import type { Page } from '../page.ts'
import { found, type Reading, type ToWrite, unreadable } from './wire.ts'

/** Calls from `at` on, blanks between, then the closing token or the end of the text. */
export function readGemma(
  page: Page,
  from: number,
  at: number,
  quote: string,
  close: string,
): Reading | null {
  const reading: Reading = { found: [], to: page.skip(at) }
  while (page.text.startsWith('call:', reading.to)) {
    const start = reading.to + 5
    const name = page.match(NAME, start)?.[0] ?? ''
    const open = page.skip(start + name.length)
    if (name === '' || !/^[{(]$/.test(page.text.charAt(open))) break
    const read = readNamedValues(page.text, open, { separator: ':', quote, bareText: true })
    if (!read.ok) {
      page.wasted(read.at - open)
      reading.found.push(unreadable(name, from, Math.max(read.at, open), read.why))
      reading.to = page.next(close, open)?.to ?? page.text.length
      return reading
    }
    reading.found.push(
      found(name, read.args, reading.to, read.to, { flaws: read.flaws, repairs: read.repairs }),
    )
    reading.to = page.match(/[\s,;]*/y, read.to)?.[0].length ?? 0
    reading.to += read.to
  }
  if (reading.found.length === 0) return null
  if (page.text.startsWith(close, reading.to)) reading.to += close.length
  return reading
}

/** One call; text stands verbatim between two quotation tokens. */
export function writeGemma(call: ToWrite, quote: string): string {
  return `call:${call.name}${writeValue(call.arguments, quote)}`
}

function writeValue(value: unknown, quote: string): string {
  if (typeof value === 'string') return value.includes(quote) ? JSON.stringify(value) : quote + value + quote
  if (Array.isArray(value)) return `[${value.map(item => writeValue(item, quote)).join(',')}]`
  if (typeof value === 'object' && value !== null) {
    return `{${Object.entries(value)
      .map(
        ([key, item]) =>
          `${/^[\p{L}_][\p{L}\p{N}_]*$/u.test(key) ? key : writeValue(key, quote)}:${writeValue(item, quote)}`,
      )
      .join(',')}}`
  }
  return JSON.stringify(value)
}
