// Bare JSON with a name and parameters: Llama 3, and Cohere's first chat API.
import { bareCall } from './bare.ts'
import type { ObjectWire } from './wire.ts'

/*
 * call  = { "type"?: "function", "name": string, "parameters": object }
 * calls = call { ( ";" | "," | line break ) call } | { "tool_calls": [ call, … ] }
 * Values are JSON and taken as they are, "7" too.
 */
export const llama3Json = {
  format: 'llama3-json',
  title: 'Llama 3, JSON',
  example: '{"name": "access", "parameters": {"user": "x@y.z"}}',
  object: (node, tools) => {
    const call = bareCall(node, tools)
    return call?.nameKey === 'name' && call.argsKey === 'parameters' ? call : null
  },
  write: calls =>
    calls.map(call => JSON.stringify({ name: call.name, parameters: call.arguments })).join('; '),
} as const satisfies ObjectWire
