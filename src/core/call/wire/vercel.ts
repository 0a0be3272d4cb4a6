// The Vercel AI SDK: tool-call parts, of version 4 (args) and of 5 and 6 (input).
import { member } from '../found.ts'
import type { ObjectCall, ObjectWire } from './wire.ts'

/*
 * part   = { "type": "tool-call", "toolCallId", "toolName": string, "input" | "args": object | JSON as a string }
 * stream = tool-input-start, tool-input-delta …, tool-input-available (joined by toolCallId)
 * Source: ai types.
 */
export const vercel = {
  format: 'vercel-ai',
  title: 'Vercel AI SDK',
  example: '{"type": "tool-call", "toolCallId": "c1", "toolName": "access", "input": {"user": "x@y.z"}}',
  object: (node): ObjectCall | null => {
    if (member(node, 'type') !== 'tool-call') return null
    const args = member(node, 'input') ?? member(node, 'args')
    const executed = member(node, 'providerExecuted') === true
    return { name: member(node, 'toolName'), args, id: member(node, 'toolCallId'), read: READ, executed }
  },
  write: calls => {
    const parts = calls.map((call, i) => ({
      type: 'tool-call',
      toolCallId: `c${i + 1}`,
      toolName: call.name,
      input: call.arguments,
    }))
    return JSON.stringify({ role: 'assistant', content: parts })
  },
} as const satisfies ObjectWire

const READ = [
  'type',
  'toolCallId',
  'toolName',
  'input',
  'args',
  'dynamic',
  'providerExecuted',
  'providerMetadata',
]
