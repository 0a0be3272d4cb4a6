// Functionary v3.2: every message, call or text, behind three angle brackets and its recipient.
import { readNamedJson } from './named-json.ts'
import type { TextWire } from './wire.ts'

/*
 * answer = { ">>>" ( NAME "\n" JSON | "all\n" text ) }
 * ">>>" is Python's prompt too, so a known tool has to follow.
 */
export const functionaryV32 = {
  format: 'functionary-v3.2',
  title: 'Functionary v3.2',
  example: '>>>access\n{"user": "x@y.z"}',
  marked: true,
  opens: />>>[\p{L}_][\p{L}\p{N}_.:/-]{0,255}\n(?=\s*\{)/u,
  read: (page, from, at) => {
    const name = page.text.slice(from + 3, at - 1)
    return page.tools.accepts(name) ? readNamedJson(page, from, { name, at, stops: ['>>>'] }) : null
  },
  write: calls => calls.map(call => `>>>${call.name}\n${JSON.stringify(call.arguments)}`).join('\n'),
} as const satisfies TextWire
