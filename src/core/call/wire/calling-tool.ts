// The sentence in brackets that some gateways write into a transcript in the place of a call.
import { readNamedJson } from './named-json.ts'
import type { TextWire } from './wire.ts'

/*
 * call = "[Calling tool: " NAME " with arguments: " JSON "]"
 */
export const callingTool = {
  format: 'bracket-tool-args',
  title: 'Gateway transcript',
  example: '[Calling tool: access with arguments: {"user": "x@y.z"}]',
  marked: true,
  opens: /\[Calling tool: ?[^\s[\]{}]{1,256} with arguments:(?=\s*\{)/,
  read: (page, from, at) => {
    const name = page.text.slice(from + 14, at - 16).trim()
    return page.tools.accepts(name) ? readNamedJson(page, from, { name, at, close: /\s*\]/y }) : null
  },
  write: calls =>
    calls
      .map(call => `[Calling tool: ${call.name} with arguments: ${JSON.stringify(call.arguments)}]`)
      .join('\n'),
} as const satisfies TextWire
