// Takes a pasted stream apart into its events, and joins the pieces of each call again.
import { type Found, isObject, member } from './found.ts'
import { type JsonOk, readJson } from './json.ts'
import { found, refused, unreadable } from './wire/wire.ts'

const SSE_LINE = /^(?:data|event|id|retry)?:/

/**
 * The events of a text that is a stream: server-sent events, or one JSON value a line (two lines at least).
 * One value that lists them, with their places in the text; `null` for any other text.
 */
export function readEvents(text: string): JsonOk | null {
  const first = /\S[^\n]*/.exec(text)?.[0] ?? ''
  const isSse = SSE_LINE.test(first)
  if (!isSse && !/^[[{]/.test(first)) return null
  const events: JsonOk = {
    ok: true,
    value: [],
    from: 0,
    to: text.length,
    repairs: [],
    flaws: [],
    spans: new Map(),
  }
  const values: unknown[] = []
  let pending = ''
  for (let from = 0; from < text.length; ) {
    const at = text.indexOf('\n', from)
    const to = at < 0 ? text.length : at
    const line = text.slice(from, to).trim()
    if (isSse && line !== '' && !SSE_LINE.test(line)) return null
    if (isSse ? line.startsWith('data:') : line !== '') {
      const start = isSse ? text.indexOf('data:', from) + 5 : from
      const read = pending === '' ? readJson(text, start, { end: to, whole: true }) : null
      if (read?.ok && text.slice(read.to, to).trim() === '') {
        values.push(read.value)
        events.repairs.push(...read.repairs)
        events.flaws.push(...read.flaws)
        for (const [node, span] of read.spans) events.spans.set(node, span)
      } else if (!isSse) return null
      else pending += `${text.slice(start, to)}\n`
    }
    if (pending !== '' && (line === '' || to === text.length)) {
      const read = readJson(pending, 0, { whole: true })
      if (read.ok) values.push(read.value)
      pending = ''
    }
    from = to + 1
  }
  if (!values.some(isObject) || (!isSse && values.length < 2)) return null
  return { ...events, value: values }
}

/** A call whose pieces are still arriving. */
type Pending = {
  format: string
  name: string
  id: string
  text: string
  args: unknown
  from: number
  to: number
}

/** The calls that came in pieces, in the order in which they began, and the events that hold none of the pieces. */
export function joinPieces(events: JsonOk): { calls: Found[]; rest: unknown[] } {
  const calls: Pending[] = []
  const open = new Map<string, Pending | null>()
  const rest: unknown[] = []
  for (const event of Array.isArray(events.value) ? events.value : []) {
    const span = (isObject(event) && events.spans.get(event)) || ([events.from, events.to] as const)
    const pieces = piecesOf(event)
    if (pieces === null) {
      rest.push(event)
      // Blocks of other kinds come in pieces too, under the same numbers.
      if (member(event, 'type') === 'content_block_start') open.set(anthropicKey(event), null)
    }
    for (const piece of pieces ?? []) {
      const known = piece.key === '' ? calls.at(-1) : open.get(piece.key)
      if (known === null && !piece.begins) continue
      if (known && !isAnother(piece, known)) {
        add(known, piece, span[1])
        continue
      }
      const { format, name = '', id = '', text = '', args } = piece
      const begun = { format, name, id, text, args, from: span[0], to: span[1] }
      calls.push(begun)
      open.set(piece.key, begun)
    }
  }
  return { calls: calls.map(toFound), rest }
}

/** Whether a piece begins a call, though one is open under its key: numbers and missing ids come again. */
function isAnother(piece: Piece, known: Pending): boolean {
  if (piece.begins) return true
  if (!piece.name) return false
  return piece.key === '' ? known.name !== '' : Boolean(piece.id && known.id && piece.id !== known.id)
}

function add(known: Pending, piece: Piece, to: number): void {
  known.name ||= piece.name ?? ''
  known.id ||= piece.id ?? ''
  known.text = piece.whole === undefined ? known.text + (piece.text ?? '') : piece.whole
  if (piece.args !== undefined) known.args = piece.args
  known.to = to
}

function toFound({ format, name, id, text, args, from, to }: Pending): Found {
  const more = { format, id: id === '' ? undefined : id }
  if (name === '') {
    const message =
      'The stream holds a call whose beginning, with its name, is missing. Paste the whole stream.'
    return { ...refused('', from, to, 'cut-off', message), ...more }
  }
  if (text.trim() === '') return found(name, args, from, to, more)
  const read = readJson(text, 0, { whole: true })
  const complete = read.ok && text.slice(read.to).trim() === ''
  if (!complete) return { ...unreadable(name, from, to, read.ok ? 'bad' : read.why), ...more }
  const repairs = read.repairs.map(({ kind }) => ({ kind, from, to }))
  const flaws = read.flaws.map(flaw => ({ ...flaw, from, to }))
  return found(name, read.value, from, to, { ...more, repairs, flaws })
}

/** `begins` says that it is the first one. `text` is added to what came, `whole` stands for all of it, `args` is an object that came at once. */
type Piece = {
  key: string
  format: string
  name?: string
  id?: string
  text?: string
  whole?: string
  args?: unknown
  begins?: boolean
}

/** The pieces of calls in one event; `null` where the event is no piece of a call. */
function piecesOf(event: unknown): Piece[] | null {
  return (
    anthropic(event) ?? responses(event) ?? bedrock(event) ?? vercel(event) ?? cohere(event) ?? chat(event)
  )
}

function anthropic(event: unknown): Piece[] | null {
  const key = anthropicKey(event)
  const block = member(event, 'content_block')
  if (member(event, 'type') === 'content_block_start' && member(block, 'type') === 'tool_use') {
    const args = member(block, 'input')
    return [{ key, format: 'anthropic-tool_use', ...names(block, 'name', 'id'), args, begins: true }]
  }
  const delta = member(event, 'delta')
  if (member(delta, 'type') !== 'input_json_delta') return null
  return [{ key, format: 'anthropic-tool_use', text: string(member(delta, 'partial_json')) }]
}

function anthropicKey(event: unknown): string {
  return `anthropic ${String(member(event, 'index'))}`
}

function responses(event: unknown): Piece[] | null {
  const type = string(member(event, 'type'))
  const item = member(event, 'item')
  const format = 'openai-responses'
  if (/^response\.output_item\.(?:added|done)$/.test(type) && member(item, 'type') === 'function_call') {
    const whole = string(member(item, 'arguments'))
    const key = `responses ${string(member(item, 'id')) || string(member(event, 'output_index'))}`
    return [
      { key, format, ...names(item, 'name', 'call_id'), ...(whole === '' ? {} : { text: whole, whole }) },
    ]
  }
  const key = `responses ${string(member(event, 'item_id')) || string(member(event, 'output_index'))}`
  if (type === 'response.function_call_arguments.delta')
    return [{ key, format, text: string(member(event, 'delta')) }]
  if (type !== 'response.function_call_arguments.done') return null
  const whole = string(member(event, 'arguments'))
  return [{ key, format, ...names(event, 'name', 'call_id'), text: whole, whole }]
}

function bedrock(event: unknown): Piece[] | null {
  const start = member(event, 'contentBlockStart')
  const delta = member(event, 'contentBlockDelta')
  const key = `bedrock ${String(member(start ?? delta, 'contentBlockIndex'))}`
  const format = 'bedrock-converse'
  const begun = member(member(start, 'start'), 'toolUse')
  if (isObject(begun)) return [{ key, format, ...names(begun, 'name', 'toolUseId'), begins: true }]
  const piece = member(member(delta, 'delta'), 'toolUse')
  return isObject(piece) ? [{ key, format, text: string(member(piece, 'input')) }] : null
}

function vercel(event: unknown): Piece[] | null {
  const key = `vercel ${string(member(event, 'toolCallId')) || string(member(event, 'id'))}`
  const format = 'vercel-ai'
  switch (member(event, 'type')) {
    case 'tool-input-start':
      return [{ key, format, ...names(event, 'toolName', 'toolCallId') }]
    case 'tool-input-delta':
      return [
        { key, format, text: string(member(event, 'inputTextDelta')) || string(member(event, 'delta')) },
      ]
    case 'tool-input-available':
      return [
        { key, format, ...names(event, 'toolName', 'toolCallId'), whole: '', args: member(event, 'input') },
      ]
    default:
      return null
  }
}

function cohere(event: unknown): Piece[] | null {
  if (!/^tool-call-(?:start|delta)$/.test(string(member(event, 'type')))) return null
  const call = member(member(member(event, 'delta'), 'message'), 'tool_calls')
  const part = member(call, 'function')
  if (!isObject(part)) return null
  const key = `cohere ${string(member(event, 'index'))}`
  const id = string(member(call, 'id'))
  return [{ key, format: 'openai-chat', ...names(part, 'name'), id, text: string(part.arguments) }]
}

/** OpenAI's chunks. Some servers leave the index out: then the id tells, and a piece without either continues the last. */
function chat(event: unknown): Piece[] | null {
  const choices = member(event, 'choices')
  if (!Array.isArray(choices)) return null
  const pieces: Piece[] = []
  for (const choice of choices) {
    const delta = member(choice, 'delta')
    const old = member(delta, 'function_call')
    if (isObject(old)) {
      const key = `function_call ${String(member(choice, 'index') ?? 0)}`
      pieces.push({ key, format: 'openai-function_call', ...names(old, 'name'), text: string(old.arguments) })
    }
    const calls = member(delta, 'tool_calls')
    for (const call of Array.isArray(calls) ? calls : []) {
      const part = member(call, 'function')
      const which = string(member(call, 'index')) || string(member(call, 'id'))
      const key = which === '' ? '' : `chat ${String(member(choice, 'index') ?? 0)} ${which}`
      const args = member(part, 'arguments')
      const value = typeof args === 'string' ? { text: args } : { args }
      pieces.push({
        key,
        format: 'openai-chat',
        ...names(part, 'name'),
        id: string(member(call, 'id')),
        ...value,
      })
    }
  }
  return pieces.length > 0 ? pieces : null
}

function names(node: unknown, name: string, id?: string): { name: string; id?: string } {
  return { name: string(member(node, name)), ...(id === undefined ? {} : { id: string(member(node, id)) }) }
}

/** Text as it is, a number as its digits, anything else as nothing. */
function string(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}
