// What stands around the calls in the responses and conversations of the APIs: what may hold one, and what never does.
import { isObject, type Members, member } from './found.ts'

/** The members that may hold a call further in. Any other is data: a walk of everything would find calls in results. */
export const ENVELOPES = new Set([
  ...[
    'choices',
    'message',
    'messages',
    'delta',
    'content',
    'parts',
    'output',
    'candidates',
    'response',
    'data',
    'contents',
    'completion_message',
  ],
  ...[
    'body',
    'result',
    'payload',
    'item',
    'kwargs',
    'additional_kwargs',
    'generations',
    'steps',
    'contentBlock',
  ],
  ...['tool_calls', 'toolCalls', 'toolInvocations', 'tool_invocations', 'toolInvocation', 'required_action'],
  ...['submit_tool_outputs', 'content_block', 'tool_uses', 'functionCalls', 'function_calls'],
])

/** Envelopes whose text may be JSON written as a string: bodies of HTTP. Of the others it is what a tool said. */
export const TEXT_ENVELOPES = new Set(['body', 'data', 'response', 'payload'])

/** Blocks whose texts are quotations, thoughts, or somebody's results. */
const NEVER = new Set([
  ...[
    'tool_result',
    'tool-result',
    'function_call_output',
    'custom_tool_call_output',
    'thinking',
    'reasoning',
  ],
  ...['redacted_thinking', 'text', 'input_text', 'output_text', 'image', 'document'],
])

const OTHER_ROLES = new Set(['user', 'system', 'developer', 'tool', 'function', 'human', 'toolResult'])

/** The provider's own tools: run before the answer arrived. */
export const PROVIDER = new Set([
  ...['server_tool_use', 'mcp_tool_use', 'mcp_call', 'web_search_call', 'file_search_call', 'computer_call'],
  ...['code_interpreter_call', 'image_generation_call', 'local_shell_call'],
])

export const STOPPED = new Set([
  ...[
    'max_tokens',
    'length',
    'MAX_TOKENS',
    'max_output_tokens',
    'incomplete',
    'pause_turn',
    'content_filter',
  ],
  ...['refusal', 'SAFETY', 'model_context_window_exceeded'],
])

/** Results, thoughts and other people's turns: nothing in them is searched. */
export function isNeverCall(node: Members): boolean {
  if (OTHER_ROLES.has(String(member(node, 'role')))) return true
  if (NEVER.has(String(member(node, 'type')))) return true
  if (member(node, 'thought') === true) return true
  return ['functionResponse', 'function_response', 'toolResult'].some(key => Object.hasOwn(node, key))
}

/** Of a conversation, the last turn of the assistant: the calls of older ones are history. Other lists stay whole. */
export function lastTurn(list: unknown[]): unknown[] {
  const sides = list.map(item => sideOf(item))
  if (!sides.includes('other')) return list
  const end = sides.lastIndexOf('assistant')
  if (end < 0) return list
  const start = sides.lastIndexOf('other', end)
  return list.slice(start + 1, end + 1)
}

function sideOf(item: unknown, depth = 0): 'assistant' | 'other' | null {
  if (!isObject(item) || depth > 2) return null
  const role = member(item, 'role')
  if (typeof role === 'string') return OTHER_ROLES.has(role) ? 'other' : 'assistant'
  const type = member(item, 'type')
  if (
    type === 'user' ||
    type === 'human' ||
    type === 'function_call_output' ||
    type === 'custom_tool_call_output'
  )
    return 'other'
  if (type === 'assistant' || type === 'ai' || type === 'function_call' || type === 'custom_tool_call')
    return 'assistant'
  return sideOf(member(item, 'message') ?? member(item, 'payload'), depth + 1)
}
