// MiniMax M1: one JSON object after another in tool_calls tags.
import { readMarkedJson } from './marked-json.ts'
import type { TextWire } from './wire.ts'

/*
 * calls = "<tool_calls>" { { "name": string, "arguments": object } } ( "</tool_calls>" | end of text )
 */
export const toolCallsJsonl = {
  format: 'tool-calls-jsonl',
  title: 'MiniMax M1',
  example: '<tool_calls>\n{"name": "access", "arguments": {"user": "x@y.z"}}\n</tool_calls>',
  marked: true,
  opens: /<tool_calls>(?=\s*\{)/,
  read: (page, from, at) => readMarkedJson(page, from, { at, close: '</tool_calls>' }),
  write: calls =>
    `<tool_calls>\n${calls.map(call => `${JSON.stringify({ name: call.name, arguments: call.arguments })}\n`).join('')}</tool_calls>`,
} as const satisfies TextWire
