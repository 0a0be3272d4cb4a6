// Calls as Python outside of a list: lines, tokens, fences, printed messages, screens of coding agents.
import { expect, test } from 'vitest'
import { toldCalls } from '../../../../test/told-calls.ts'

test.each([
  ['access(user="a")', ['ok', 'access {"user":"a"} pythonic-call 0-16']],
  [
    'access(user="a")\nstatus()',
    ['ok', 'access {"user":"a"} pythonic-call 0-16', 'status {} pythonic-call 17-25'],
  ],
  [
    'access(user="a"); status()',
    ['ok', 'access {"user":"a"} pythonic-call 0-16', 'status {} pythonic-call 18-26'],
  ],
  [
    'access(user=a)\nstatus()',
    [
      'cut-off',
      'status {} pythonic-call 15-23',
      'malformed of access 0-12: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    'access(user=a)\nDone.',
    [
      'cut-off',
      'malformed of access 0-12: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  ['access(user="a")\nDone.', ['no-call']],
  ['grant(user="a")', ['no-call']],
  ['print(access(user="a"))', ['ok', 'access {"user":"a"} pythonic-call 0-23']],
  ['print( access(user="a") )', ['ok', 'access {"user":"a"} pythonic-call 0-25']],
  ['<|python_start|>[access(user="a")]', ['ok', 'access {"user":"a"} llama4-pythonic 17-33']],
  [
    '<|python_start|>[access(user="a")<|python_end|>',
    [
      'cut-off',
      'access {"user":"a"} llama4-pythonic 17-33',
      'malformed 33-33: A call cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  ['<|python_start|>access(user="a")<|python_end|>', ['ok', 'access {"user":"a"} llama4-pythonic 16-32']],
  ['<|python_start|>nothing<|python_end|>', ['no-call']],
  [
    '<|tool_call_start|>access(user="a"), status()<|tool_call_end|>',
    ['ok', 'access {"user":"a"} lfm2-pythonic 19-35', 'status {} lfm2-pythonic 37-45'],
  ],
  [
    '<|tool_call_start|>[access(user=a), status()]<|tool_call_end|>',
    [
      'cut-off',
      'malformed of access 20-32: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '<|tool_call_start|>[access(user="a"',
    [
      'cut-off',
      'cut-off of access 20-35: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    '<function_calls>access(user=a)\nstatus()</function_calls>',
    [
      'cut-off',
      'status {} olmo3-pythonic 31-39',
      'malformed of access 16-28: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  ['<function_calls>[access(user="a")]</function_calls>', ['ok', 'access {"user":"a"} olmo3-pythonic 17-33']],
  [
    '<function_calls>\naccess(user="a")\n',
    ['ok', 'access {"user":"a"} olmo3-pythonic 17-33 missing-end 34-34'],
  ],
  [
    '```tool_code\nprint(default_api.access(user="a"))\n```',
    ['ok', 'access {"user":"a"} gemma-tool_code 13-48 name-prefix 13-48'],
  ],
  [
    '```tool_code\nprint(default_api.access(user="a")\n```',
    ['ok', 'access {"user":"a"} gemma-tool_code 13-47 name-prefix 13-47'],
  ],
  ['<tool_code>access(user="a")</tool_code>', ['ok', 'access {"user":"a"} gemma-tool_code 11-27']],
  ['```tool_code\nx = 1\n```', ['no-call']],
  [
    '⏺ access(user: "a")',
    [
      'ok',
      'access {"user":"a"} cli-screen 0-19',
      'screen-copy: The call was copied from a screen, which shortens long values: compare it with the log.',
    ],
  ],
  [
    '● access(user: "a", days: 7) and more',
    [
      'ok',
      'access {"user":"a","days":7} cli-screen 0-28',
      'screen-copy: The call was copied from a screen, which shortens long values: compare it with the log.',
    ],
  ],
  ['⏺ access(user: "a…")', ['no-call']],
  ['⏺ access("a")', ['no-call']],
  ['⏺ grant(user: "a")', ['no-call']],
  ['• access(user="a")', ['no-call']],
  [
    "AIMessage(content='', tool_calls=[{'name': 'access', 'args': {'user': 'a'}}])",
    ['ok', 'access {"user":"a"} langchain-repr 0-77'],
  ],
  [
    "AIMessageChunk(content='x', tool_calls=[{'name': 'access', 'args': {'user': 'a', 'user': 'b'}}])",
    [
      'ambiguous',
      'duplicate-member of access 0-96: The call of access gives user twice: which of the two is meant cannot be told.',
    ],
  ],
  [
    "[AIMessage(content='', tool_calls=[{'name': 'access', 'args': {'user': 'a'}}])]",
    ['ok', 'access {"user":"a"} langchain-repr 1-78'],
  ],
  [
    "AIMessage(content='', tool_calls=[{'name': 'access', 'args': {'user': 'a'}",
    [
      'ok',
      'access {"user":"a"} json-name-arguments 34-74 single-quotes 35-36 single-quotes 43-44 single-quotes 53-54 single-quotes 62-63 single-quotes 70-71 missing-end 74-74',
    ],
  ],
  ['AIMessage(content=x, tool_calls=[])', ['no-call']],
])('%j', (answer, told) => {
  expect(toldCalls(answer)).toEqual(told)
})
