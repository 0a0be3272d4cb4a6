// Whose turn an item of a conversation is, and what never holds a call.
import { describe, expect, test } from 'vitest'
import { isNeverCall, lastTurn } from './envelopes.ts'

const wrapped = (item: object, depth: number): object =>
  depth === 0 ? item : { message: wrapped(item, depth - 1) }

describe('the last turn of the assistant', () => {
  const user = { role: 'user' }
  const own = { role: 'assistant' }
  test.each([
    [
      [own, own],
      [0, 1],
    ],
    [[user], [0]],
    [[own, user], [0]],
    [[user, own], [1]],
    [
      [own, user, own, own],
      [2, 3],
    ],
    [
      [own, user, {}, own, 7],
      [2, 3],
    ],
    [[user, own, user], [1]],
  ])('of %j are the items %j', (list, places) => {
    expect(lastTurn(list)).toEqual(places.map(at => list[at]))
  })
  test.each([
    ...['user', 'system', 'developer', 'tool', 'function', 'human', 'toolResult'].map(role => ({ role })),
    ...['user', 'human', 'function_call_output', 'custom_tool_call_output'].map(type => ({ type })),
    { message: user },
    { payload: user },
    wrapped(user, 2),
  ])('%j is the turn of another', item => {
    expect(lastTurn([item, own])).toEqual([own])
    expect(lastTurn([own, item])).toEqual([own])
  })
  test.each([
    ...['assistant', 'model', 'ai'].map(role => ({ role })),
    ...['assistant', 'ai', 'function_call', 'custom_tool_call'].map(type => ({ type })),
    { message: own },
    { payload: own },
    wrapped(own, 2),
  ])('%j is a turn of the assistant', item => {
    expect(lastTurn([user, item])).toEqual([item])
  })
  test.each([{}, { type: 'x' }, { role: 7 }, wrapped(user, 3)])('%j is nobody’s', item => {
    expect(lastTurn([item, own])).toEqual([item, own])
  })
})

test.each([
  ...['user', 'system', 'developer', 'tool', 'function', 'human', 'toolResult'].map(role => ({ role })),
  ...['tool_result', 'tool-result', 'function_call_output', 'custom_tool_call_output', 'thinking'].map(
    type => ({ type }),
  ),
  ...['reasoning', 'redacted_thinking', 'text', 'input_text', 'output_text', 'image', 'document'].map(
    type => ({ type }),
  ),
  { thought: true },
  { functionResponse: {} },
  { function_response: null },
  { toolResult: 7 },
])('%j never holds a call', node => {
  expect(isNeverCall(node)).toBe(true)
})

test.each([
  {},
  { role: 'assistant' },
  { type: 'tool_use' },
  { thought: false },
  { thought: 'true' },
  { result: 1 },
])('%j may hold one', node => {
  expect(isNeverCall(node)).toBe(false)
})
