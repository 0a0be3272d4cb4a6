// Whole responses, conversations and streams: which of the calls in them count.
import { describe, expect, test } from 'vitest'
import { read } from './calls.ts'

const tools = [
  { name: 'access', parameters: { type: 'object', properties: { user: { type: 'string' } } } },
  { name: 'status', parameters: { type: 'object', properties: {} } },
]
const use = (name: string, input: object, id = name) => ({ type: 'tool_use', id, name, input })
const turn = (...content: object[]) => ({ role: 'assistant', content })
const names = (answer: unknown) => read(answer, tools).calls.map(call => call.name)

describe('conversations', () => {
  const user = { role: 'user', content: 'Do it.' }
  const result = {
    role: 'user',
    content: [{ type: 'tool_result', tool_use_id: 'access', content: '{"tool":"status"}' }],
  }
  test('the last turn of the assistant counts', () => {
    expect(names([user, turn(use('access', {})), result, turn(use('status', {}))])).toEqual(['status'])
    expect(names({ messages: [user, turn(use('access', {})), result] })).toEqual(['access'])
    expect(names([user, turn(use('access', {})), result, turn({ type: 'text', text: 'Done.' })])).toEqual([])
  })
  test('a turn may take several lines', () => {
    const lines = [user, turn(use('access', {})), turn(use('status', {}))].map(line =>
      JSON.stringify({ message: line }),
    )
    expect(names(lines.join('\n'))).toEqual(['access', 'status'])
  })
  test('a long conversation is no different', () => {
    const long = Array.from({ length: 40 }, (_, i) => (i % 2 === 0 ? user : turn(use('access', {}, `t${i}`))))
    expect(names([...long, user, turn(use('status', {}))])).toEqual(['status'])
  })
})

describe('what is passed over', () => {
  test.each([
    ['a declaration', { tools: [{ name: 'access', input_schema: {} }] }],
    ['a result of a protocol', { jsonrpc: '2.0', id: 1, result: { tool: 'access', args: {} } }],
    ['a thought', turn({ type: 'thinking', thinking: '{"tool":"access"}' })],
    ['text of the assistant', turn({ type: 'text', text: '{"tool": "access", "args": {}}' })],
    ['data under another name', { rows: [{ tool: 'access', args: {} }] }],
  ])('%s', (_, answer) => {
    expect(names(answer)).toEqual([])
  })
  test('copies of one call by its id', () => {
    expect(names([turn(use('access', {}, 'x'), use('access', {}, 'x'), use('access', {}, 'y'))])).toEqual([
      'access',
      'access',
    ])
  })
})

describe('streams', () => {
  const sse = (...events: object[]) => events.map(event => `data: ${JSON.stringify(event)}\n\n`).join('')
  const chunk = (call: object) => ({ choices: [{ index: 0, delta: { tool_calls: [call] } }] })
  test('pieces are joined by their index, and without one by their id or their order', () => {
    const pieces = [{ function: { arguments: '{"user": ' } }, { function: { arguments: '"a"}' } }]
    const first = { id: 'c', function: { name: 'access', arguments: '' } }
    for (const index of [{ index: 0 }, {}]) {
      const answer = sse(...[first, ...pieces].map(piece => chunk({ ...index, ...piece })))
      expect(read(answer, tools).calls).toMatchObject([{ arguments: { user: 'a' } }])
    }
  })
  test('a call whose pieces do not complete it is cut off', () => {
    const answer = sse(chunk({ index: 0, function: { name: 'access', arguments: '{"user": "a"' } }))
    expect(read(answer, tools)).toMatchObject({ outcome: 'cut-off', calls: [] })
  })
  test('a call without arguments comes without pieces', () => {
    const start = { type: 'content_block_start', index: 0, content_block: use('status', {}) }
    expect(read(sse(start, { type: 'content_block_stop', index: 0 }), tools).calls).toMatchObject([
      { arguments: {} },
    ])
  })
  test('pieces of Cohere are joined too', () => {
    const message = (call: object) => ({ message: { tool_calls: call } })
    const answer = sse(
      {
        type: 'tool-call-start',
        index: 0,
        delta: message({ id: 'c', function: { name: 'access', arguments: '' } }),
      },
      { type: 'tool-call-delta', index: 0, delta: message({ function: { arguments: '{"user": "a"}' } }) },
      { type: 'tool-call-end', index: 0 },
    )
    expect(read(answer, tools).calls).toMatchObject([{ name: 'access', arguments: { user: 'a' } }])
  })
  test('a call that a stream tells three times is one', () => {
    const item = { type: 'function_call', id: 'fc', call_id: 'c', name: 'access', arguments: '{"user": "a"}' }
    const answer = sse(
      { type: 'response.output_item.added', output_index: 0, item: { ...item, arguments: '' } },
      {
        type: 'response.function_call_arguments.delta',
        item_id: 'fc',
        output_index: 0,
        delta: item.arguments,
      },
      {
        type: 'response.function_call_arguments.done',
        item_id: 'fc',
        output_index: 0,
        arguments: item.arguments,
      },
      { type: 'response.output_item.done', output_index: 0, item },
      { type: 'response.completed', response: { output: [item] } },
    )
    expect(read(answer, tools).calls).toMatchObject([{ name: 'access', arguments: { user: 'a' } }])
  })
})

describe('wrappers', () => {
  const call = '{"tool": "access", "args": {"user": "a"}}'
  test.each([
    ['quote-prefix', `> So:\n> ${call}`],
    ['html-entities', call.replaceAll('"', '&quot;')],
    ['json-string', JSON.stringify(call)],
    ['json-string', JSON.stringify(JSON.stringify(call))],
    ['escaped-text', JSON.stringify(call).slice(1, -1)],
  ])('%s', (kind, answer) => {
    const { calls } = read(answer, tools)
    expect(calls).toMatchObject([{ arguments: { user: 'a' } }])
    expect(calls[0]?.repairs[0]).toEqual({ kind, from: 0, to: answer.length })
  })
  test('places are those of the answer as pasted', () => {
    const answer = `> So:\n> ${call}`
    expect(read(answer, tools).calls[0]?.span).toEqual([8, answer.length])
  })
})
