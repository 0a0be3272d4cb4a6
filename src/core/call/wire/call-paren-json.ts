// A tool's name and JSON in parentheses.

import { NAME } from '../literal.ts'
import { readNamedJson } from './named-json.ts'
import type { Reading, UnitWire } from './wire.ts'

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
      const call = readNamedJson(page, reading.to, { name, at: open + 1, stops: [')'] })
      if (!call) return null
      reading.found.push(...call.found)
      const close = page.match(/\s*\)[\s;]*/y, call.to)
      if (!close || call.found.some(({ refused }) => refused))
        return close || call.found.length > 0 ? { ...reading, to: call.to } : null
      reading.to = call.to + close[0].length
    }
    return reading.found.length > 0 ? reading : null
  },
  write: calls => calls.map(call => `${call.name}(${JSON.stringify(call.arguments)})`).join('\n'),
} as const satisfies UnitWire
