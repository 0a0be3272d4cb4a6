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
  test.each([
    ['the last line of a log of Claude Code', { type: 'result', result: '{"tool": "access", "args": {}}' }],
    ['what a tool put out', { output: '{"tool": "access", "args": {}}' }],
    [
      'a declaration without a description',
      { name: 'access', parameters: { type: 'object', properties: {} } },
    ],
  ])('%s', (_, answer) => {
    expect(read(answer, tools)).toMatchObject({ outcome: 'no-call', calls: [] })
  })
  test('a result of the protocol is said to be one, and decides nothing beside its call', () => {
    const result = { jsonrpc: '2.0', id: 1, result: { content: [{ type: 'text', text: 'ok' }] } }
    const request = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'access' } }
    expect(read(result, tools).outcome).toBe('already-executed')
    expect(read([request, result], tools)).toMatchObject({ outcome: 'ok', calls: [{ name: 'access' }] })
  })
  test('copies of one call by its id', () => {
    expect(names([turn(use('access', {}, 'x'), use('access', {}, 'x'), use('access', {}, 'y'))])).toEqual([
      'access',
      'access',
    ])
  })
})

describe('calls that are not whole', () => {
  test.each([
    [
      'a part that is still streaming',
      { type: 'tool-access', toolCallId: 'c', state: 'input-streaming', input: {} },
    ],
    ['a call of Gemini in pieces', { functionCall: { name: 'access', willContinue: true } }],
    ['a name, and then the end', '<tool_call>\n{"name": "access"'],
    ['a token, and then the end', '<|tool_call_begin|>functions.access:0<|tool_call_argument_begin|>'],
  ])('%s is cut off', (_, answer) => {
    const needing = [{ name: 'access', parameters: { type: 'object', required: ['user'], properties: {} } }]
    expect(read(answer, needing)).toMatchObject({ outcome: 'cut-off', calls: [] })
  })
  test('calls that are given twice under one member are refused', () => {
    const answer = '{"tool_calls": [{"name": "access", "args": {}}], "tool_calls": []}'
    expect(read(answer, tools)).toMatchObject({ outcome: 'ambiguous', calls: [] })
  })
})

describe('arguments', () => {
  const call = (value: unknown) => ({ tool_calls: [{ function: { name: 'status', arguments: value } }] })
  test.each(['', ' ', 'null', null, '{}', '"{}"'])('%j is none', value => {
    expect(read(call(value), tools)).toMatchObject({ outcome: 'ok', calls: [{ arguments: {} }] })
  })
  test.each([
    ['[]', 'schema-error'],
    ['7', 'schema-error'],
    ['{"a": "b', 'cut-off'],
    [`{"a": ${'['.repeat(70)}${']'.repeat(70)}}`, 'too-large'],
  ])('%.20s is refused', (value, outcome) => {
    expect(read(call(value), tools)).toMatchObject({ outcome, calls: [] })
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
  const block = (index: number, content_block: object) => ({
    type: 'content_block_start',
    index,
    content_block,
  })
  const delta = (index: number, partial_json: string) => ({
    type: 'content_block_delta',
    index,
    delta: { type: 'input_json_delta', partial_json },
  })
  test('pieces of what the provider ran are passed over', () => {
    const server = { type: 'server_tool_use', id: 's', name: 'search', input: {} }
    expect(read(sse(block(0, server), delta(0, '{"q": 1}')), tools).outcome).toBe('already-executed')
    const answer = sse(
      block(0, server),
      delta(0, '{"q": 1}'),
      block(1, use('access', {})),
      delta(1, '{"user": "a"}'),
    )
    expect(read(answer, tools)).toMatchObject({ outcome: 'ok', calls: [{ arguments: { user: 'a' } }] })
  })
  test('a number that comes again begins another call', () => {
    const twice = ['a', 'b'].flatMap(id => [block(0, use('access', {}, id)), delta(0, `{"user": "${id}"}`)])
    const same = ['a', 'b'].map(id =>
      chunk({ index: 0, id, function: { name: 'access', arguments: `{"user": "${id}"}` } }),
    )
    const bare = ['a', 'b'].map(id => chunk({ function: { name: 'access', arguments: `{"user": "${id}"}` } }))
    for (const events of [twice, same, bare]) {
      for (const answer of [sse(...events), events, JSON.stringify(events, null, 2)]) {
        expect(read(answer, tools).calls.map(call => call.arguments.user)).toEqual(['a', 'b'])
      }
    }
  })
  test('pieces of the old function_call are joined too', () => {
    const piece = (function_call: object) => ({ choices: [{ delta: { function_call } }] })
    const answer = sse(
      piece({ name: 'access', arguments: '' }),
      piece({ arguments: '{"user": ' }),
      piece({ arguments: '"a"}' }),
    )
    expect(read(answer, tools).calls).toMatchObject([
      { format: 'openai-function_call', arguments: { user: 'a' } },
    ])
  })
  test('pieces without their beginning are cut off', () => {
    expect(read(sse(delta(0, '{"user": "a"}')), tools)).toMatchObject({ outcome: 'cut-off', calls: [] })
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
