// What an agent shows on the screen when it calls: copied from there, values may be shortened.
import { readCall } from './pythonic.ts'
import type { TextWire } from './wire.ts'

/*
 * call = ( "⏺" | "●" | "•" ) NAME "(" [ key ":" literal { "," key ":" literal } ] ")"
 * Only named values; a shortened one (with "…") does not read.
 */
export const cliScreen = {
  format: 'cli-screen',
  title: 'Screen of a coding agent',
  example: '⏺ access(user: "x@y.z")',
  marked: true,
  opens: /[⏺●•]\s{0,4}(?=[\p{L}_][\p{L}\p{N}_.:/-]{0,255}\()/u,
  read: (page, from, at) => {
    const call = readCall(page, at, ':')
    if (!call || call.refused || !page.tools.accepts(call.name)) return null
    if (JSON.stringify(call.args).includes('…')) return null
    const message = 'The call was copied from a screen, which shortens long values: compare it with the log.'
    return { found: [{ ...call, from, notes: [{ kind: 'screen-copy', message }] }], to: call.to }
  },
  write: calls =>
    calls
      .map(call => {
        const args = Object.entries(call.arguments).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
        return `⏺ ${call.name}(${args.join(', ')})`
      })
      .join('\n'),
} as const satisfies TextWire
