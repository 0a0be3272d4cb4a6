// Phi-4-mini and FireFunction: a list of JSON behind a word.
import { readMarkedJson } from './marked-json.ts'
import type { TextWire } from './wire.ts'

/*
 * calls = "functools" [ { "name": string, "arguments" | "parameters": object }, … ]
 */
export const functools = {
  format: 'functools',
  title: 'Phi-4-mini, FireFunction',
  example: 'functools[{"name": "access", "arguments": {"user": "x@y.z"}}]',
  marked: true,
  opens: /functools(?=\s*\[)/,
  read: (page, from, at) => readMarkedJson(page, from, { at }),
  write: calls =>
    `functools${JSON.stringify(calls.map(call => ({ name: call.name, arguments: call.arguments })))}`,
} as const satisfies TextWire
