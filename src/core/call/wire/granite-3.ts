// IBM Granite 3: a list of JSON behind a token; xLAM puts the same list into tool_call tags.
import { readMarkedJson } from './marked-json.ts'
import type { TextWire } from './wire.ts'

/*
 * calls = ( "<|tool_call|>" | "<tool_call>" ) [ { "name": string, "arguments": object }, … ] [ "</tool_call>" ]
 */
export const granite3 = {
  format: 'granite-3',
  title: 'Granite 3, xLAM in tags',
  example: '<|tool_call|>[{"name": "access", "arguments": {"user": "x@y.z"}}]',
  marked: true,
  opens: /(?:<\|tool_call\|>|<tool_call>)(?=\s*\[)|<\|tool_call\|>(?=\s*\{)/,
  read: (page, from, at) => readMarkedJson(page, from, { at, close: '</tool_call>', mayEndOpen: true }),
  write: calls =>
    `<|tool_call|>${JSON.stringify(calls.map(call => ({ name: call.name, arguments: call.arguments })))}`,
} as const satisfies TextWire
