// Walks a JSON value from the outside in, through the envelopes that responses come in, to the calls it holds.
import { ENVELOPES, isNeverCall, lastTurn, PROVIDER, STOPPED, TEXT_ENVELOPES } from './envelopes.ts'
import { type Found, isObject, type Members, member } from './found.ts'
import { type JsonOk, readJson } from './json.ts'
import type { Tools } from './tools.ts'
import { found, type ObjectCall, type ObjectWire, refused, unreadable } from './wire/wire.ts'

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
  refuseTorn(state)
  if (state.calls.length === 0) state.calls.push(...cutBeforeArguments(state))
  const [first] = state.calls
  if (first && state.stopped !== null) {
    const message = `The answer stopped early (${state.stopped}): the call may lack arguments.`
    first.notes = [...(first.notes ?? []), { kind: 'stopped-early', message }]
  }
  return state.calls
}

/** An envelope that is given twice hides one of its contents: then no call beside it is the whole story. */
function refuseTorn({ read, calls }: Walk): void {
  const torn = read.flaws.filter(
    ({ kind, what, from, to }) =>
      kind === 'duplicate-member' &&
      ENVELOPES.has(what) &&
      !calls.some(call => call.from <= from && to <= call.to),
  )
  for (const call of calls) call.flaws = [...call.flaws, ...torn]
}

/** A name of a tool, and then the end of the text: without a bracket missing it would be data. */
function cutBeforeArguments({ read, tools }: Walk): Found[] {
  const name = text(member(read.value, 'name')) ?? ''
  if (!tools.known || !tools.accepts(name) || !read.repairs.some(({ kind }) => kind === 'missing-end')) {
    return []
  }
  const message = `The call of ${name} is cut off before its arguments. Ask for the whole answer again.`
  return [refused(name, read.from, read.to, 'cut-off', message)]
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
    emit(executed(name, from, to), state)
    return
  }
  if (isToolResult(node)) {
    const message = 'This is the result of a call: there is nothing to call.'
    emit(refused('', ...place(node, state), 'already-executed', message), state)
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
  for (const item of Array.isArray(list) ? list.filter(isObject) : []) {
    const name = text(member(item, 'name')) ?? ''
    const [from, to] = place(item, state)
    const message = `The call of ${name || 'a tool'} was marked as invalid where it came from: its arguments are cut off or malformed.`
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
  const isCut = state.read.repairs.some(({ kind }) => kind === 'missing-end')
  const base = refusalOf(call, name, isCut, from, to)
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

function refusalOf(call: ObjectCall, name: string, isCut: boolean, from: number, to: number): Found {
  if (call.executed) return executed(name, from, to)
  if (call.partial) {
    const message = `The arguments of ${name} are still arriving: the call is cut off.`
    return refused(name, from, to, 'cut-off', message)
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
  if (name === '') {
    return isCut
      ? unreadable(name, from, to, 'cut')
      : refused(name, from, to, 'ambiguous', 'A call names no tool.')
  }
  if (call.ambiguous) {
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

function executed(name: string, from: number, to: number): Found {
  const message = `The provider has already run ${name}: there is nothing to call.`
  return refused(name, from, to, 'already-executed', message)
}

/** The answer of a Model Context Protocol server to a call. */
function isToolResult(node: Members): boolean {
  const result = member(node, 'result')
  return Object.hasOwn(node, 'jsonrpc') && Array.isArray(member(result, 'content'))
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

function noteStop(node: Members, state: Walk): void {
  for (const key of ['stop_reason', 'stopReason', 'finish_reason', 'finishReason', 'status']) {
    const reason = member(node, key)
    if (typeof reason === 'string' && STOPPED.has(reason)) state.stopped ??= reason
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
