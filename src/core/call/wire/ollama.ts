// Ollama's chat API: OpenAI's shape with the arguments as an object.
import { isObject, member } from '../found.ts'
import type { ObjectCall, ObjectWire } from './wire.ts'

/*
 * call = { "function": { "index"?, "name": string, "arguments": object } } in message.tool_calls[]
 * A stream is one JSON object a line, each with whole calls. Source: ollama types.
 */
export const ollama = {
  format: 'ollama-api',
  title: 'Ollama',
  example:
    '{"message": {"role": "assistant", "tool_calls": [{"function": {"name": "access", "arguments": {"user": "x@y.z"}}}]}}',
  object: (node): ObjectCall | null => {
    const part = member(node, 'function')
    if (!isObject(part) || typeof part.name !== 'string' || !isObject(part.arguments)) return null
    return {
      name: part.name,
      args: part.arguments,
      id: member(node, 'id'),
      read: ['id', 'type', 'index', 'function'],
    }
  },
  write: calls => {
    const tool_calls = calls.map(call => ({ function: { name: call.name, arguments: call.arguments } }))
    return JSON.stringify({ message: { role: 'assistant', content: '', tool_calls }, done: true })
  },
} as const satisfies ObjectWire
