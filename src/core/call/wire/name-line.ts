// A tool's name on the first line and JSON on the next: Functionary, whose answer begins behind its mark.
import { readNamedJson } from './named-json.ts'
import type { UnitWire } from './wire.ts'

/*
 * call = NAME "\n" JSON
 * Only as the whole text or a whole fenced block, and only for known tools.
 */
export const nameLine = {
  format: 'name-line',
  title: 'Name, then JSON',
  example: 'access\n{"user": "x@y.z"}',
  unit: (page, from, to) => {
    const match = page.match(/([\p{L}_][\p{L}\p{N}_.:/-]{0,255})[ \t]*\r?\n\s*(?=\{)/uy, from)
    const name = match?.[1]
    if (!match || name === undefined || !page.tools.known || !page.tools.accepts(name)) return null
    const reading = readNamedJson(page, from, { name, at: from + match[0].length })
    return reading && page.skip(reading.to) >= to ? reading : null
  },
  write: calls => calls.map(call => `${call.name}\n${JSON.stringify(call.arguments)}`).join('\n>>>'),
} as const satisfies UnitWire
