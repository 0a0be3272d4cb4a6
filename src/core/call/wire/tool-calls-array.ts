// Jamba, Hunyuan A13B and Apriel: a list of JSON in tool_calls tags.
import { readMarkedJson } from './marked-json.ts'
import type { TextWire } from './wire.ts'

/*
 * calls = "<tool_calls>" [ { "name": string, "arguments": object }, … ] ( "</tool_calls>" | end of text )
 */
export const toolCallsArray = {
  format: 'tool-calls-array',
  title: 'Jamba, Hunyuan, Apriel',
  example: '<tool_calls>[{"name": "access", "arguments": {"user": "x@y.z"}}]</tool_calls>',
  marked: true,
  opens: /<tool_calls>(?=\s*\[)/,
  read: (page, from, at) => readMarkedJson(page, from, { at, close: '</tool_calls>' }),
  write: calls =>
    `<tool_calls>${JSON.stringify(calls.map(call => ({ name: call.name, arguments: call.arguments })))}</tool_calls>`,
} as const satisfies TextWire
