// A Python call without a list around it.
import { readCalls, writeCall } from './pythonic.ts'
import type { UnitWire } from './wire.ts'

/*
 * calls = call { line break call }     call as in pythonic, print(…) around it taken off
 * Only as the whole text or a whole fenced block, and only for known tools: elsewhere it is prose or code.
 */
export const pythonCall = {
  format: 'pythonic-call',
  title: 'Python calls, one a line',
  example: 'access(user="x@y.z")',
  unit: (page, from, to) => {
    const list = readCalls(page, from, '')
    const [first] = list.found
    if (!first || !page.tools.known || !list.found.every(call => page.tools.accepts(call.name))) return null
    const whole = list.to >= to || list.found.some(call => call.refused)
    return whole ? list : null
  },
  write: calls => calls.map(writeCall).join('\n'),
} as const satisfies UnitWire
