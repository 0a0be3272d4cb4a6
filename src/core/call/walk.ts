// Walks a JSON value from the outside in, through the envelopes that responses come in, to the calls it holds.
import { type Found, isObject, type Members, member } from './found.ts'
import { type JsonOk, readJson } from './json.ts'
import type { Tools } from './tools.ts'
import { found, type ObjectCall, type ObjectWire, refused } from './wire/wire.ts'

/** The members that may hold a call further in. Any other is data: a walk of everything would find calls in results. */
const ENVELOPES = new Set([
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

/** Envelopes whose text may be JSON written as a string. */
const TEXT_ENVELOPES = new Set(['body', 'data', 'response', 'payload', 'result', 'output'])

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
const PROVIDER = new Set([
  ...['server_tool_use', 'mcp_tool_use', 'mcp_call', 'web_search_call', 'file_search_call', 'computer_call'],
  ...['code_interpreter_call', 'image_generation_call', 'local_shell_call'],
])

const STOPPED = new Set([
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

/** What a walk needs beside the value: how objects are recognised, and how a text in it is read. */
export type Walker = { wires: readonly ObjectWire[]; tools: Tools; readText: (text: string) => Found[] }

type Walk = Walker & {
  read: JsonOk
  span: [number, number] | null
  calls: Found[]
  ids: Set<string>
  stopped: string | null
}

/** The calls in a value that was read, in their order, copies of one call (by its id) once. */
export function walk(read: JsonOk, walker: Walker): Found[] {
  const state: Walk = { ...walker, read, span: null, calls: [], ids: new Set(), stopped: null }
  visit(read.value, state, 0)
  const [first] = state.calls
  if (first && state.stopped !== null) {
    const message = `The answer stopped early (${state.stopped}): the call may lack arguments.`
    first.notes = [...(first.notes ?? []), { kind: 'stopped-early', message }]
  }
  return state.calls
}

function visit(node: unknown, state: Walk, depth: number): void {
  if (depth > 64) return
  if (Array.isArray(node)) {
    for (const item of lastTurn(node)) visit(item, state, depth + 1)
    return
  }
  if (!isObject(node) || isNeverCall(node)) return
  noteStop(node, state)
  if (PROVIDER.has(String(member(node, 'type')))) {
    const name = text(member(node, 'name')) ?? String(member(node, 'type'))
    const [from, to] = place(node, state)
    emit(
      refused(
        name,
        from,
        to,
        'already-executed',
        `The provider has already run ${name}: there is nothing to call.`,
      ),
      state,
    )
    return
  }
  for (const wire of state.wires) {
    const call = wire.object(node, state.tools)
    if (!call) continue
    take(call, wire.format, node, state)
    return
  }
  descend(node, state, depth)
}

function descend(node: Members, state: Walk, depth: number): void {
  for (const [key, inner] of Object.entries(node)) {
    if (key === 'invalid_tool_calls') takeInvalid(inner, state)
    if (!ENVELOPES.has(key) || (key === 'result' && Object.hasOwn(node, 'jsonrpc'))) continue
    if (typeof inner === 'string') {
      if (TEXT_ENVELOPES.has(key) && /^\s*[[{]/.test(inner)) visitText(inner, node, state, depth)
    } else visit(inner, state, depth + 1)
  }
}

/** JSON that an envelope carries as a string: its places are those of the envelope. */
function visitText(inner: string, node: Members, state: Walk, depth: number): void {
  const read = readJson(inner, 0)
  if (!read.ok || inner.slice(read.to).trim() !== '') return
  const nested: Walk = { ...state, read, span: place(node, state) }
  visit(read.value, nested, depth + 1)
  state.stopped ??= nested.stopped
}

function takeInvalid(list: unknown, state: Walk): void {
  for (const item of Array.isArray(list) ? list : []) {
    const name = text(member(item, 'name')) ?? ''
    const [from, to] = isObject(item) ? place(item, state) : [0, 0]
    const message = `The call of ${name} was marked as invalid where it came from: its arguments are cut off or malformed.`
    emit(refused(name, from, to, 'cut-off', message), state)
  }
}

function take(call: ObjectCall, format: string, node: Members, state: Walk): void {
  if (call.text !== undefined) {
    const [from, to] = place(node, state)
    for (const inner of state.readText(call.text)) {
      emit(
        { ...inner, from, to, repairs: [...inner.repairs, { kind: 'recovered', from, to }], format },
        state,
      )
    }
    return
  }
  emit(toFound(call, format, node, state), state)
}

function toFound(call: ObjectCall, format: string, node: Members, state: Walk): Found {
  const [from, to] = place(node, state)
  const name = text(call.name) ?? ''
  const base = refusalOf(call, name, from, to)
  const inside = <T extends { from: number; to: number }>(items: T[]) =>
    state.span ? items : items.filter(item => item.from >= from && item.to <= to)
  const notes = call.hasResult
    ? [{ kind: 'has-result', message: `This call of ${name} already has a result.`, name, from, to }]
    : []
  return {
    ...base,
    format,
    id: text(call.id),
    repairs: inside(state.read.repairs),
    flaws: inside(state.read.flaws),
    ignored: Object.keys(node).filter(key => !call.read.includes(key)),
    notes,
  }
}

function refusalOf(call: ObjectCall, name: string, from: number, to: number): Found {
  if (call.executed) {
    return refused(
      name,
      from,
      to,
      'already-executed',
      `The provider has already run ${name}: there is nothing to call.`,
    )
  }
  if (call.freeText) {
    return refused(
      name,
      from,
      to,
      'free-text',
      `The call of ${name} carries free text, which cannot become arguments.`,
    )
  }
  if (call.ambiguous || name === '') {
    return refused(
      name,
      from,
      to,
      'ambiguous',
      'A call names two tools or two sets of arguments: which one is meant cannot be told.',
    )
  }
  return found(name, call.args, from, to)
}

function emit(call: Found, state: Walk): void {
  if (call.id !== undefined && call.id !== '') {
    if (state.ids.has(call.id)) return
    state.ids.add(call.id)
  }
  state.calls.push(call)
}

function place(node: Members, state: Walk): [number, number] {
  return state.span ?? state.read.spans.get(node) ?? [state.read.from, state.read.to]
}

/** Results, thoughts and other people's turns: nothing in them is searched. */
function isNeverCall(node: Members): boolean {
  if (OTHER_ROLES.has(String(member(node, 'role')))) return true
  if (NEVER.has(String(member(node, 'type')))) return true
  if (member(node, 'thought') === true) return true
  return ['functionResponse', 'function_response', 'toolResult'].some(key => Object.hasOwn(node, key))
}

function noteStop(node: Members, state: Walk): void {
  for (const key of ['stop_reason', 'stopReason', 'finish_reason', 'finishReason', 'status']) {
    const reason = member(node, key)
    if (typeof reason === 'string' && STOPPED.has(reason)) state.stopped ??= reason
  }
}

/** Of a conversation, the last turn of the assistant: the calls of older ones are history. Other lists stay whole. */
function lastTurn(list: unknown[]): unknown[] {
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

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
