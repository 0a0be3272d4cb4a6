// A name and JSON behind it: what may stand around the two, and where the text may end.
import { expect, test } from 'vitest'
import { toldCalls } from '../../../../test/told-calls.ts'

test.each([
  ['<function=access>{"user": "a"}', ['ok', 'access {"user":"a"} function-tag-json 0-30']],
  [
    '<function=access>{"user": "a"</function>',
    ['ok', 'access {"user":"a"} function-tag-json 0-40 missing-end 29-29'],
  ],
  [
    '<function=access>{"user": a}</function> <tool_call>{"name":"access","arguments":{"user":"a"}}</tool_call>',
    [
      'cut-off',
      'access {"user":"a"} hermes 40-105',
      'malformed of access 0-28: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '<function=access> {"user": "a", "user": "b"} </function>',
    [
      'ambiguous',
      'duplicate-member of access 0-56: The call of access gives user twice: which of the two is meant cannot be told.',
    ],
  ],
  [
    '<function=grant>{"user": "a"}</function>',
    ['unknown-tool', 'unknown-tool of grant 0-40: There is no tool called grant.'],
  ],
  ['<function=access>["a"]</function>', ['no-call']],
  ['<function=access>', ['no-call']],
  [
    '[Calling tool: access with arguments: {"user": "a"}',
    ['ok', 'access {"user":"a"} bracket-tool-args 0-51'],
  ],
  [
    '[Calling tool:access with arguments: {"user": "a"} ]',
    ['ok', 'access {"user":"a"} bracket-tool-args 0-52'],
  ],
  ['[Calling tool: grant with arguments: {"user": "a"}]', ['no-call']],
  ['[TOOL_CALLS]access{"user": "a"}', ['ok', 'access {"user":"a"} mistral-v11 0-31']],
  ['[TOOL_CALLS]access[CALL_ID]c_1[ARGS]{"user": "a"}</s>', ['ok', 'access {"user":"a"} mistral-v11 0-49']],
  [
    '[TOOL_CALLS] access [ARGS] {"user": "a"}[TOOL_CALLS]status[ARGS]{}',
    ['ok', 'access {"user":"a"} mistral-v11 0-40', 'status {} mistral-v11 40-66'],
  ],
  [
    '[TOOL_CALLS]access[ARGS]{"user": "a"[TOOL_CALLS]status[ARGS]{}',
    ['ok', 'access {"user":"a"} mistral-v11 0-36 missing-end 36-36', 'status {} mistral-v11 36-62'],
  ],
  [
    '[TOOL_CALLS]access',
    [
      'cut-off',
      'cut-off of access 0-18: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    '[TOOL_CALLS]access[ARGS]',
    [
      'cut-off',
      'cut-off of access 0-24: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  ['[TOOL_CALLS]access[ARGS]none', ['no-call']],
  [
    '<｜tool▁call▁begin｜>access<｜tool▁sep｜>{"user": "a"}',
    ['ok', 'access {"user":"a"} deepseek-v3.1 0-50'],
  ],
  [
    '<|tool_call_begin|>access<|tool_sep|>{"user": "a"}<|tool_call_end|>',
    ['ok', 'access {"user":"a"} deepseek-v3.1 0-67'],
  ],
  [
    '<|tool call begin|>function<|tool sep|>access\n```json\n{"user": "a"}\n```<|tool call end|>',
    ['ok', 'access {"user":"a"} deepseek-v3 0-88'],
  ],
  [
    '<｜tool▁call▁begin｜>function<｜tool▁sep｜>access\n```\n{"user": "a"}',
    ['ok', 'access {"user":"a"} deepseek-v3 0-63'],
  ],
  [
    '<｜tool▁call▁begin｜>function<｜tool▁sep｜>access\n```json\n{"user": "a"\n```<｜tool▁call▁end｜>',
    ['ok', 'access {"user":"a"} deepseek-v3 0-87 missing-end 67-67'],
  ],
  ['<｜tool▁call▁begin｜>access<｜tool▁sep｜>', ['no-call']],
  ['>>>access\n{"user": "a"}\n>>>all\nDone.', ['ok', 'access {"user":"a"} functionary-v3.2 0-23']],
  ['>>>all\nDone.\n>>>access\n{"user": "a"}', ['ok', 'access {"user":"a"} functionary-v3.2 13-36']],
  ['>>>access\n{"user": "a"', ['ok', 'access {"user":"a"} functionary-v3.2 0-22 missing-end 22-22']],
  ['<tool_call>access\n{"user": "a"}', ['ok', 'access {"user":"a"} name-line-json 0-31']],
  [
    '<tool_call>access\n{"user": "a"\n</tool_call>',
    ['ok', 'access {"user":"a"} name-line-json 0-43 missing-end 31-31'],
  ],
  [
    '<|tool_call_begin|>functions.access:0<|tool_call_argument_begin|>{"user": "a"',
    ['ok', 'access {"user":"a"} kimi-k2 0-77 missing-end 77-77'],
  ],
  [
    '<|tool_call_begin|>access:0<|tool_call_argument_begin|>{"user": "a"} <|tool_call_end|>',
    ['ok', 'access {"user":"a"} kimi-k2 0-86'],
  ],
  [
    '<|tool_call_begin|>functions.access<|tool_call_argument_begin|>{"user": "a"<|tool_call_end|>',
    ['ok', 'access {"user":"a"} kimi-k2 0-92 missing-end 75-75'],
  ],
  [
    '<|tool_call_begin|>0<|tool_call_argument_begin|>{"query": "a"}<|tool_call_end|>',
    ['ok', 'search {"query":"a"} kimi-k2 0-79 name-inferred 0-79'],
  ],
  [
    '<|tool_call_begin|>call_x1<|tool_call_argument_begin|>{"user": "a", "days": 1}<|tool_call_end|>',
    ['ok', 'access {"user":"a","days":1} kimi-k2 0-95 name-inferred 0-95'],
  ],
  [
    '<|tool_call_begin|>0<|tool_call_argument_begin|>{}<|tool_call_end|>',
    ['unknown-tool', 'unknown-tool of 0 0-67: There is no tool called 0.'],
  ],
  [
    '<|tool_call_begin|>0<|tool_call_argument_begin|>{"days": 1}<|tool_call_end|>',
    ['unknown-tool', 'unknown-tool of 0 0-76: There is no tool called 0.'],
  ],
  [
    '<|tool_call_begin|>0<|tool_call_argument_begin|>[1]<|tool_call_end|>',
    ['unknown-tool', 'unknown-tool of 0 0-68: There is no tool called 0.'],
  ],
  [
    '<|tool_call_begin|>grant:0<|tool_call_argument_begin|>{"query": "a"}<|tool_call_end|>',
    ['unknown-tool', 'unknown-tool of grant 0-85: There is no tool called grant.'],
  ],
  [
    '<|tool_call_begin|>0<|tool_call_argument_begin|>{"query": "a", "user": "b"}<|tool_call_end|>',
    ['unknown-tool', 'unknown-tool of 0 0-92: There is no tool called 0.'],
  ],
  ['<|tool_call_begin|>0<|tool_call_argument_begin|>none', ['no-call']],
  [
    '<|tool_call_begin|>0<|tool_call_argument_begin|>{"query": say}<|tool_call_end|>',
    [
      'cut-off',
      'malformed of 0 0-62: The call of 0 cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
])('%j', (answer, told) => {
  expect(toldCalls(answer)).toEqual(told)
})
