// A tool's name and JSON in parentheses.

import { NAME } from '../literal.ts'
import { missingEnd } from '../page.ts'
import { readNamedJson } from './named-json.ts'
import { type Reading, type UnitWire, unreadable } from './wire.ts'

/*
 * call = NAME "(" JSON ")"
 * Only as the whole text or a whole fenced block, and only for known tools: elsewhere it is prose or code.
 */
export const callParenJson = {
  format: 'call-paren-json',
  title: 'name(JSON)',
  example: 'access({"user": "x@y.z"})',
  unit: (page, from, to) => {
    const reading: Reading = { found: [], to: from }
    while (reading.to < to) {
      const name = page.match(NAME, reading.to)?.[0] ?? ''
      const open = reading.to + name.length
      if (name === '' || page.text.charAt(open) !== '(' || !page.tools.known || !page.tools.accepts(name))
        return null
      const [call] = readNamedJson(page, reading.to, { name, at: open + 1, stops: [')'] })?.found ?? []
      if (!call) return null
      reading.found.push(call)
      if (call.refused) return reading
      const close = page.match(/\s*\)/y, call.to)
      if (!close) {
        if (page.skip(call.to) < to) return null
        // With a bracket of the JSON missing as well, more than brackets may be.
        if (call.repairs.some(({ kind }) => kind === 'missing-end'))
          call.refused = unreadable(name, call.from, call.to, 'cut').refused
        call.repairs.push(missingEnd(call.to))
        return reading
      }
      call.to += close[0].length
      reading.to = call.to + (page.match(/[\s;]*/y, call.to)?.[0].length ?? 0)
    }
    return reading.found.length > 0 ? reading : null
  },
  write: calls => calls.map(call => `${call.name}(${JSON.stringify(call.arguments)})`).join('\n'),
} as const satisfies UnitWire
