// OpenAI's Responses API, its Realtime events, and Codex's rollout lines, which hold the same item.
import { member } from '../found.ts'
import type { ObjectCall, ObjectWire } from './wire.ts'

/*
 * item   = { "type": "function_call", "call_id", "name": string, "arguments": JSON as a string }   in output[]
 * event  = { "type": "response.function_call_arguments.done", "item_id", "name"?, "arguments" }
 * custom = { "type": "custom_tool_call", "name", "input": free text }
 * A stream tells each call up to three times: once by call_id counts. Source: openai types.
 */
export const openaiResponses = {
  format: 'openai-responses',
  title: 'OpenAI Responses',
  example:
    '{"type": "function_call", "call_id": "call_1", "name": "access", "arguments": "{\\"user\\": \\"x@y.z\\"}"}',
  object: (node): ObjectCall | null => {
    const type = member(node, 'type')
    const name = member(node, 'name')
    const id = member(node, 'call_id') ?? member(node, 'id')
    if (type === 'custom_tool_call') return { name, args: undefined, id, read: READ, freeText: true }
    if (type !== 'function_call' && type !== 'response.function_call_arguments.done') return null
    return typeof name === 'string' ? { name, args: member(node, 'arguments'), id, read: READ } : null
  },
  write: calls => {
    const output = calls.map((call, i) => ({
      type: 'function_call',
      id: `fc_${i + 1}`,
      call_id: `call_${i + 1}`,
      name: call.name,
      arguments: JSON.stringify(call.arguments),
      status: 'completed',
    }))
    return JSON.stringify({ object: 'response', status: 'completed', output })
  },
} as const satisfies ObjectWire

const READ = [
  'type',
  'id',
  'call_id',
  'item_id',
  'event_id',
  'output_index',
  'response_id',
  'name',
  'arguments',
  'status',
]
