// Mistral's first form: one list of JSON behind a token.
import { readMarkedJson } from './marked-json.ts'
import type { TextWire } from './wire.ts'

/*
 * calls = "[TOOL_CALLS]" [ { "name": string, "arguments": object, "id"? }, … ]
 */
export const mistralV3 = {
  format: 'mistral-v3',
  title: 'Mistral v1 to v3',
  example: '[TOOL_CALLS] [{"name": "access", "arguments": {"user": "x@y.z"}}]',
  marked: true,
  opens: /\[TOOL_CALLS\](?=\s*[[{]\s*[{"])/,
  read: (page, from, at) => readMarkedJson(page, from, { at }),
  write: calls =>
    `[TOOL_CALLS] ${JSON.stringify(calls.map(call => ({ name: call.name, arguments: call.arguments })))}`,
} as const satisfies TextWire
