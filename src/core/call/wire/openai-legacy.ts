// OpenAI's first form, one function_call a message.
import { isObject, member } from '../found.ts'
import type { ObjectCall, ObjectWire } from './wire.ts'

/*
 * message = { "role": "assistant", "function_call": { "name": string, "arguments": JSON as a string } }
 * Gemini's Python dump has the same member with `args`. Source: openai types.
 */
export const openaiLegacy = {
  format: 'openai-function_call',
  title: 'OpenAI function_call (old)',
  example:
    '{"role": "assistant", "content": null, "function_call": {"name": "access", "arguments": "{\\"user\\": \\"x@y.z\\"}"}}',
  object: (node): ObjectCall | null => {
    const call = member(node, 'function_call')
    if (!isObject(call) || Object.hasOwn(call, 'args') || !Object.hasOwn(call, 'arguments')) return null
    return { name: call.name, args: call.arguments, read: ['role', 'content', 'refusal', 'function_call'] }
  },
  write: calls => {
    const messages = calls.map(call => ({
      role: 'assistant',
      content: null,
      function_call: { name: call.name, arguments: JSON.stringify(call.arguments) },
    }))
    return JSON.stringify(messages.length === 1 ? messages[0] : messages)
  },
} as const satisfies ObjectWire
