// Reads the formats that nothing marks, where they fill a stretch: the whole text, or a fenced block.
import type { Page } from './page.ts'
import type { TextReader } from './scan.ts'
import type { Reading } from './wire/wire.ts'
import { unitWires } from './wire/wires.ts'

/** The calls of the first such format that fills a stretch of the text; `null` if none does. */
export function unitAt(page: Page, from: number, to: number): Reading | null {
  for (const wire of unitWires) {
    const reading = wire.unit(page, from, to)
    if (reading && reading.found.length > 0) {
      return { ...reading, found: reading.found.map(call => ({ ...call, format: wire.format })) }
    }
  }
  return null
}

/** A fenced block that such a format fills. */
export const fencedUnit: TextReader = {
  format: null,
  marked: false,
  opens: /(?:```|~~~)[^\n`~]{0,64}\n\s*(?=[\p{L}_][\p{L}\p{N}_.:/-]{0,255}[ \t]*[(\r\n])/u,
  read: (page, from, at) => {
    const end = page.next(page.text.charAt(from) === '`' ? '\n```' : '\n~~~', at)
    if (!end) return null
    const body = page.text.slice(at, end.at).trimEnd()
    const reading = unitAt(page, at, at + body.length)
    return reading && { ...reading, to: end.to }
  },
}
