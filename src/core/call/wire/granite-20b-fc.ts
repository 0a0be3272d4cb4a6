// IBM Granite 20B function calling: a token before every object.
import { readMarkedJson } from './marked-json.ts'
import type { TextWire } from './wire.ts'

/*
 * calls = { "<function_call>" { "name": string, "arguments": object } }
 */
export const granite20b = {
  format: 'granite-20b-fc',
  title: 'Granite 20B',
  example: '<function_call> {"name": "access", "arguments": {"user": "x@y.z"}}',
  marked: true,
  opens: /<function_call>(?=\s*[[{])/,
  read: (page, from, at) => readMarkedJson(page, from, { at, close: '</function_call>', mayEndOpen: true }),
  write: calls =>
    calls
      .map(call => `<function_call> ${JSON.stringify({ name: call.name, arguments: call.arguments })}`)
      .join('\n'),
} as const satisfies TextWire
