// Anthropic's Messages API: a content block that asks for a tool.
import { member } from '../found.ts'
import type { ObjectWire } from './wire.ts'

/*
 * block   = { "type": "tool_use", "id": "toolu_…", "name": string, "input": object }
 * message = { "role": "assistant", "content": [ block | other, … ], "stop_reason": … }
 * stream  = content_block_start, input_json_delta …, content_block_stop (joined by `index`)
 * `input` is an object. server_tool_use and mcp_tool_use are the provider's. Source: @anthropic-ai/sdk types.
 */
export const anthropic = {
  format: 'anthropic-tool_use',
  title: 'Anthropic Messages',
  example: '{"type": "tool_use", "id": "toolu_1", "name": "access", "input": {"user": "x@y.z"}}',
  object: node =>
    member(node, 'type') === 'tool_use'
      ? { name: member(node, 'name'), args: member(node, 'input'), id: member(node, 'id'), read: READ }
      : null,
  write: calls => {
    const content = calls.map((call, i) => ({
      type: 'tool_use',
      id: `toolu_${i + 1}`,
      name: call.name,
      input: call.arguments,
    }))
    return JSON.stringify({ role: 'assistant', content, stop_reason: 'tool_use' })
  },
} as const satisfies ObjectWire

const READ = ['type', 'id', 'name', 'input', 'cache_control', 'caller']
