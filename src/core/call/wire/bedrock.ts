// Amazon Bedrock's Converse API.
import { isObject, member } from '../found.ts'
import type { ObjectCall, ObjectWire } from './wire.ts'

/*
 * block  = { "toolUse": { "toolUseId", "name": string, "input": object } }   in output.message.content[]
 * stream = contentBlockStart, contentBlockDelta …, contentBlockStop (joined by contentBlockIndex)
 * Source: @aws-sdk/client-bedrock-runtime types.
 */
export const bedrock = {
  format: 'bedrock-converse',
  title: 'Amazon Bedrock Converse',
  example: '{"toolUse": {"toolUseId": "tooluse_1", "name": "access", "input": {"user": "x@y.z"}}}',
  object: (node): ObjectCall | null => {
    const use = member(node, 'toolUse')
    if (!isObject(use)) return null
    const executed = member(use, 'type') === 'server_tool_use'
    return { name: use.name, args: member(use, 'input'), id: use.toolUseId, read: ['toolUse'], executed }
  },
  write: calls => {
    const content = calls.map((call, i) => ({
      toolUse: { toolUseId: `tooluse_${i + 1}`, name: call.name, input: call.arguments },
    }))
    return JSON.stringify({ output: { message: { role: 'assistant', content } }, stopReason: 'tool_use' })
  },
} as const satisfies ObjectWire
