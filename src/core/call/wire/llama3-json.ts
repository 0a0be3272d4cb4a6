// Bare JSON with a name and parameters: Llama 3, and Cohere's first chat API.
import { isObject, member } from '../found.ts'
import { bareCall, isDeclaration } from './bare.ts'
import type { ObjectCall, ObjectWire } from './wire.ts'

/*
 * call  = { "type"?: "function", "name": string, "parameters": object }
 *       | { "type": "function", "function": { "name": string, "parameters": object } }
 * calls = call { ( ";" | "," | line break ) call } | { "tool_calls": [ call, … ] }
 * Values are JSON and taken as they are, "7" too.
 */
export const llama3Json = {
  format: 'llama3-json',
  title: 'Llama 3, JSON',
  example: '{"name": "access", "parameters": {"user": "x@y.z"}}',
  object: (node, tools): ObjectCall | null => {
    const part = member(node, 'function')
    if (isObject(part)) return wrapped(part)
    const call = bareCall(node, tools)
    return call?.nameKey === 'name' && call.argsKey === 'parameters' ? call : null
  },
  write: calls =>
    calls.map(call => JSON.stringify({ name: call.name, parameters: call.arguments })).join('; '),
} as const satisfies ObjectWire

/** The inside of a wrapper that OpenAI's calls and everybody's declarations have too. */
function wrapped(part: Record<string, unknown>): ObjectCall | null {
  const args = member(part, 'parameters')
  if (typeof part.name !== 'string' || !isObject(args) || isDeclaration(part, args)) return null
  return { name: part.name, args, read: ['type', 'id', 'index', 'function'] }
}
