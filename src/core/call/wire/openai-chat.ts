// OpenAI's Chat Completions, and all who copied them: Mistral, Cohere v2, Assistants, the common gateways.
import { isObject, member } from '../found.ts'
import type { ObjectCall, ObjectWire } from './wire.ts'

/*
 * call    = { "id"?, "type"?: "function", "function": { "name": string, "arguments": JSON as a string } }
 * message = { "role": "assistant", "tool_calls": [ call, … ] }     whole: choices[].message
 * chunk   = choices[].delta.tool_calls[ { "index", "function": pieces } ]
 * "" means no arguments. A custom call carries free text. Source: openai types.
 */
export const openaiChat = {
  format: 'openai-chat',
  title: 'OpenAI Chat Completions',
  example:
    '{"role": "assistant", "content": null, "tool_calls": [{"id": "call_1", "type": "function", "function": {"name": "access", "arguments": "{\\"user\\": \\"x@y.z\\"}"}}]}',
  object: (node): ObjectCall | null => {
    const custom = member(node, 'custom')
    if (member(node, 'type') === 'custom' && isObject(custom)) {
      return { name: custom.name, args: undefined, id: node.id, read: READ, freeText: true }
    }
    const part = member(node, 'function')
    if (!isObject(part) || typeof part.name !== 'string' || isObject(part.arguments)) return null
    if (!Object.hasOwn(part, 'arguments') && Object.hasOwn(part, 'parameters')) return null
    return { name: part.name, args: part.arguments, id: member(node, 'id'), read: READ }
  },
  write: calls => {
    const tool_calls = calls.map((call, i) => ({
      id: `call_${i + 1}`,
      type: 'function',
      function: { name: call.name, arguments: JSON.stringify(call.arguments) },
    }))
    return JSON.stringify({ role: 'assistant', content: null, tool_calls })
  },
} as const satisfies ObjectWire

const READ = ['id', 'type', 'index', 'function', 'custom']
