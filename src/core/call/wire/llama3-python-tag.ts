// Llama 3.1 and 3.2 behind their python tag.
import { readMarkedJson } from './marked-json.ts'
import type { TextWire } from './wire.ts'

/*
 * calls = "<|python_tag|>" call { ";" call }     call as in llama3-json
 * Python after the token is for the built-in interpreter, and no call of ours.
 */
export const llama3PythonTag = {
  format: 'llama3-python-tag',
  title: 'Llama 3, python tag',
  example: '<|python_tag|>{"name": "access", "parameters": {"user": "x@y.z"}}',
  marked: true,
  opens: /<\|python_tag\|>(?=\s*[[{])/,
  read: (page, from, at) => readMarkedJson(page, from, { at }),
  write: calls =>
    `<|python_tag|>${calls.map(call => JSON.stringify({ name: call.name, parameters: call.arguments })).join('; ')}`,
} as const satisfies TextWire
