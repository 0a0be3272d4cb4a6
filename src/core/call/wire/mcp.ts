// The Model Context Protocol: a request to call a tool.
import { isObject, member } from '../found.ts'
import type { ObjectCall, ObjectWire } from './wire.ts'

/*
 * request = { "jsonrpc": "2.0", "id", "method": "tools/call", "params": { "name": string, "arguments"?: object } }
 * Arguments as a string are seen in the wild. Source: @modelcontextprotocol/sdk types.
 */
export const mcp = {
  format: 'mcp',
  title: 'Model Context Protocol',
  example:
    '{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "access", "arguments": {"user": "x@y.z"}}}',
  object: (node): ObjectCall | null => {
    const params = member(node, 'params')
    if (member(node, 'method') !== 'tools/call' || !isObject(params)) return null
    return {
      name: params.name,
      args: member(params, 'arguments'),
      read: ['jsonrpc', 'id', 'method', 'params'],
    }
  },
  write: calls => {
    const requests = calls.map((call, i) => ({
      jsonrpc: '2.0',
      id: i + 1,
      method: 'tools/call',
      params: { name: call.name, arguments: call.arguments },
    }))
    return JSON.stringify(requests.length === 1 ? requests[0] : requests)
  },
} as const satisfies ObjectWire
