// A tool's name on the first line and JSON on the next: Functionary, whose answer begins behind its mark.
import { readNamedJson } from './named-json.ts'
import type { Reading, UnitWire } from './wire.ts'

/*
 * calls = NAME "\n" JSON { [ ">>>" ] NAME "\n" JSON }
 * Only as the whole text or a whole fenced block, and only for known tools.
 */
export const nameLine = {
  format: 'name-line',
  title: 'Name, then JSON',
  example: 'access\n{"user": "x@y.z"}',
  unit: (page, from, to) => {
    const reading: Reading = { found: [], to: from }
    while (reading.to < to) {
      const mark = reading.to > from && page.text.startsWith('>>>', reading.to) ? 3 : 0
      const match = page.match(HEAD, reading.to + mark)
      const name = match?.[1]
      if (!match || name === undefined || !page.tools.known || !page.tools.accepts(name)) return null
      const call = readNamedJson(page, reading.to, { name, at: reading.to + mark + match[0].length })
      if (!call) return null
      reading.found.push(...call.found)
      reading.to = page.skip(call.to)
      if (call.found.some(({ refused }) => refused)) break
    }
    return reading
  },
  write: calls => calls.map(call => `${call.name}\n${JSON.stringify(call.arguments)}`).join('\n'),
} as const satisfies UnitWire

const HEAD = /([\p{L}_][\p{L}\p{N}_.:/-]{0,255})[ \t]*\r?\n\s*(?=\{)/uy
