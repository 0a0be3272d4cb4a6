// The Llama Stack's older messages.
import { member } from '../found.ts'
import type { ObjectCall, ObjectWire } from './wire.ts'

/*
 * call = { "call_id": string, "tool_name": string, "arguments": object | JSON as a string }   in tool_calls[]
 */
export const llamaStack = {
  format: 'llama-stack',
  title: 'Llama Stack',
  example:
    '{"role": "assistant", "tool_calls": [{"call_id": "c1", "tool_name": "access", "arguments": {"user": "x@y.z"}}]}',
  object: (node): ObjectCall | null =>
    typeof member(node, 'tool_name') === 'string' &&
    Object.hasOwn(node, 'call_id') &&
    Object.hasOwn(node, 'arguments')
      ? { name: node.tool_name, args: node.arguments, id: node.call_id, read: READ }
      : null,
  write: calls => {
    const tool_calls = calls.map((call, i) => ({
      call_id: `c${i + 1}`,
      tool_name: call.name,
      arguments: call.arguments,
    }))
    return JSON.stringify({ role: 'assistant', stop_reason: 'end_of_turn', tool_calls })
  },
} as const satisfies ObjectWire

const READ = ['call_id', 'tool_name', 'arguments', 'arguments_json']
