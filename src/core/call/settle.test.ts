// Tests what becomes of the text in which an API gives the arguments of a call.
import { describe, expect, it } from 'vitest'
import { toldCalls } from '../../../test/told-calls.ts'
import { read } from './calls.ts'

const given = (text: string) =>
  read({ tool_calls: [{ id: 'c', type: 'function', function: { name: 'access', arguments: text } }] })

describe('arguments in a text', () => {
  it.each([
    ['{"path":"a"}', []],
    ['{"path":"a"}}', ['extra-end']],
    ['{"path":"a"} ]}\n', ['extra-end']],
    ['```json\n{"path":"a"}\n```', ['fenced-arguments']],
    ['\r\n```\r\n{"path":"a",}\r\n```\r\n', ['fenced-arguments', 'trailing-comma']],
    ['```json\n{"path":"a"}}```', ['fenced-arguments', 'extra-end']],
    ['"{\\"path\\":\\"a\\"}}"', ['stringified-arguments', 'extra-end']],
  ])('%j is read, and said how', (text, repairs) => {
    const { calls, problems } = given(text)
    expect(problems).toEqual([])
    expect(calls.map(call => call.arguments)).toEqual([{ path: 'a' }])
    expect(calls.flatMap(call => call.repairs.map(({ kind }) => kind)).sort()).toEqual([...repairs].sort())
  })

  it.each([
    ['words behind the object', '{"path":"a"} extra words', 'malformed'],
    ['words before a fence', 'Here: ```json\n{"path":"a"}\n```', 'free-text'],
    ['a fence of another language', '```python\n{"path":"a"}\n```', 'free-text'],
    ['one mark for both ends of a fence', '```\n``', 'free-text'],
    ['an opening bracket too many', '{{"path":"a"}}', 'malformed'],
    ['objects one after the other', '{"path":"a"}{"path":"b"}', 'malformed'],
    ['copies one after the other', '{"path":"a"}{"path":"a"}', 'malformed'],
    ['quotation marks that are not escaped', '{"path":"say "a" now"}', 'malformed'],
    ['a text that is cut', '{"path": "', 'cut-off'],
  ])('refused, and never run without arguments: %s', (_, text, kind) => {
    const { calls, problems } = given(text)
    expect(calls).toEqual([])
    expect(problems.map(problem => problem.kind)).toEqual([kind])
  })
})

it.each([
  [
    '{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":"```json\\n{\\"user\\":\\"a\\"}\\n```"}}]}',
    ['ok', 'access {"user":"a"} openai-chat 15-117 fenced-arguments 15-117'],
  ],
  [
    '{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":"```{\\"user\\":\\"a\\"}```"}}]}',
    [
      'schema-error',
      'free-text of access 15-109: The arguments of access are plain text: they have to be one JSON object.',
    ],
  ],
  [
    '{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":"```json\\n{\\"user\\":\\"a\\"}"}}]}',
    [
      'schema-error',
      'free-text of access 15-112: The arguments of access are plain text: they have to be one JSON object.',
    ],
  ],
  [
    '{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":"x ```json\\n{\\"user\\":\\"a\\"}\\n```"}}]}',
    [
      'schema-error',
      'free-text of access 15-119: The arguments of access are plain text: they have to be one JSON object.',
    ],
  ],
  [
    '{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":"null "}}]}',
    [
      'schema-error',
      'access {} openai-chat 15-92',
      'argument-missing of access 15-92 /user: Argument /user of access is required, and is missing.',
    ],
  ],
  [
    '{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":"nullx"}}]}',
    [
      'schema-error',
      'free-text of access 15-92: The arguments of access are plain text: they have to be one JSON object.',
    ],
  ],
  [
    '{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":" \\n{\\"user\\":\\"a\\"}"}}]}',
    ['ok', 'access {"user":"a"} openai-chat 15-106'],
  ],
  [
    '{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":"“a”"}}]}',
    [
      'schema-error',
      'free-text of access 15-90: The arguments of access are plain text: they have to be one JSON object.',
    ],
  ],
  [
    '{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":"\\"{\\\\\\"user\\\\\\":\\\\\\"a\\\\\\"}\\""}}]}',
    ['ok', 'access {"user":"a"} openai-chat 15-115 stringified-arguments 15-115'],
  ],
  [
    '{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":"\\"\\\\\\"{\\\\\\\\\\\\\\"user\\\\\\\\\\\\\\":\\\\\\\\\\\\\\"a\\\\\\\\\\\\\\"}\\\\\\"\\""}}]}',
    [
      'ok',
      'access {"user":"a"} openai-chat 15-139 stringified-arguments 15-139 stringified-arguments 15-139',
    ],
  ],
  [
    '{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":"{\\"user\\":\\"a\\"} x"}}]}',
    [
      'cut-off',
      'malformed of access 15-105: The arguments of access are malformed: they have to be one JSON object.',
    ],
  ],
  [
    '{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":"{\\"user\\":\\"a"}}]}',
    [
      'cut-off',
      'cut-off of access 15-100: The arguments of access are cut off: they have to be one JSON object.',
    ],
  ],
  [
    '{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":"{\\"user\\":[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[["}}]}',
    ['too-large', 'too-deep of access 15-167: The arguments of access hold values more than 64 levels deep.'],
  ],
  [
    '{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":"  "}}]}',
    [
      'schema-error',
      'access {} openai-chat 15-89',
      'argument-missing of access 15-89 /user: Argument /user of access is required, and is missing.',
    ],
  ],
  [
    '{"tool_calls":[{"id":"c","type":"function","function":{"name":"access","arguments":"7"}}]}',
    [
      'schema-error',
      'free-text of access 15-88: The arguments of access are plain text: they have to be one JSON object.',
    ],
  ],
])('%s is told as it stands', (answer, told) => {
  expect(toldCalls(answer)).toEqual(told)
})
