// Cohere Command A: a list of JSON between two action tokens.
import { readMarkedJson } from './marked-json.ts'
import type { TextWire } from './wire.ts'

/*
 * calls = "<|START_ACTION|>" [ { "tool_call_id", "tool_name": string, "parameters": object }, … ] "<|END_ACTION|>"
 */
export const cohereAction = {
  format: 'cohere-action',
  title: 'Cohere Command A',
  example:
    '<|START_ACTION|>[{"tool_call_id": "0", "tool_name": "access", "parameters": {"user": "x@y.z"}}]<|END_ACTION|>',
  marked: true,
  opens: /<\|START_ACTION\|>(?=\s*[[{])/,
  read: (page, from, at) => readMarkedJson(page, from, { at, close: '<|END_ACTION|>' }),
  write: calls =>
    `<|START_ACTION|>${JSON.stringify(calls.map((call, i) => ({ tool_call_id: String(i), tool_name: call.name, parameters: call.arguments })))}<|END_ACTION|>`,
} as const satisfies TextWire
