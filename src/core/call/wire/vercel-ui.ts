// The Vercel AI SDK's messages for a user interface: parts named after their tool, and the older invocations.
import { member } from '../found.ts'
import type { ObjectCall, ObjectWire } from './wire.ts'

/*
 * part       = { "type": "tool-" NAME | "dynamic-tool", "toolName"?, "toolCallId", "state", "input": object }   in parts[]
 * invocation = { "state", "toolCallId", "toolName": string, "args": object }                     in toolInvocations[]
 * A part with a result is a call still, and is said to have one; one that is still streaming is cut off. Source: ai types.
 */
export const vercelUi = {
  format: 'vercel-ai-ui',
  title: 'Vercel AI SDK, UI messages',
  example:
    '{"type": "tool-access", "toolCallId": "c1", "state": "input-available", "input": {"user": "x@y.z"}}',
  object: (node): ObjectCall | null => {
    const type = member(node, 'type')
    const state = member(node, 'state')
    if (typeof state !== 'string' || !Object.hasOwn(node, 'toolCallId')) return null
    const named = typeof type === 'string' && type.startsWith('tool-') ? type.slice(5) : undefined
    const name = type === undefined || type === 'dynamic-tool' ? member(node, 'toolName') : named
    if (typeof name !== 'string') return null
    const args = member(node, 'input') ?? member(node, 'args')
    const hasResult = state === 'output-available' || state === 'result'
    return { name, args, id: node.toolCallId, read: READ, hasResult, partial: state === 'input-streaming' }
  },
  write: calls => {
    const parts = calls.map((call, i) => ({
      type: `tool-${call.name}`,
      toolCallId: `c${i + 1}`,
      state: 'input-available',
      input: call.arguments,
    }))
    return JSON.stringify({ role: 'assistant', parts })
  },
} as const satisfies ObjectWire

const READ = [
  'type',
  'toolCallId',
  'toolName',
  'state',
  'step',
  'input',
  'args',
  'output',
  'result',
  'providerExecuted',
]
