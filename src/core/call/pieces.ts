// Recognises the pieces of calls in the events of a stream, API by API.
import { isObject, member } from './found.ts'

/** `begins` says that it is the first one. `text` is added to what came, `whole` stands for all of it, `args` is an object that came at once. */
export type Piece = {
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
export function piecesOf(event: unknown): Piece[] | null {
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

/** What the pieces of one block of Anthropic's have in common. */
export function anthropicKey(event: unknown): string {
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
