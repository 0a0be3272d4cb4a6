// LangChain's messages as JSON.
import { member } from '../found.ts'
import type { ObjectCall, ObjectWire } from './wire.ts'

/*
 * call = { "name": string, "args": object, "id", "type": "tool_call" }   in tool_calls[]
 * invalid_tool_calls[] are calls that were cut off or malformed where they came from.
 * Source: @langchain/core types.
 */
export const langchain = {
  format: 'langchain',
  title: 'LangChain',
  example: '{"tool_calls": [{"name": "access", "args": {"user": "x@y.z"}, "id": "c1", "type": "tool_call"}]}',
  object: (node): ObjectCall | null =>
    member(node, 'type') === 'tool_call' && Object.hasOwn(node, 'args')
      ? {
          name: member(node, 'name'),
          args: node.args,
          id: member(node, 'id'),
          read: ['name', 'args', 'id', 'type'],
        }
      : null,
  write: calls => {
    const tool_calls = calls.map((call, i) => ({
      name: call.name,
      args: call.arguments,
      id: `c${i + 1}`,
      type: 'tool_call',
    }))
    return JSON.stringify({ content: '', tool_calls, invalid_tool_calls: [] })
  },
} as const satisfies ObjectWire
