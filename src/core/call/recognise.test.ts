// What stands around calls in a text: wrappers, thoughts, turns, quotations, other values, and the end.
import { expect, test } from 'vitest'
import { toldCalls } from '../../../test/told-calls.ts'

test.each([
  [
    '{"tool_calls":[{"name":"access","args":{"user":"a"}}],"tool_calls":[]}',
    [
      'ambiguous',
      'duplicate-member of access 15-52: The call of access gives tool_calls twice: which of the two is meant cannot be told.',
    ],
  ],
  [
    '{"note":1,"note":2,"tool_calls":[{"name":"access","args":{"user":"a"}}]}',
    ['ok', 'access {"user":"a"} json-name-arguments 33-70'],
  ],
  [
    '{"content":[{"type":"tool_use","name":"access","input":{"user":"a","user":"b"}},{"type":"tool_use","name":"status","input":{}}]}',
    [
      'ambiguous',
      'status {} anthropic-tool_use 80-126',
      'duplicate-member of access 12-79: The call of access gives user twice: which of the two is meant cannot be told.',
    ],
  ],
  [
    '{"content":[{"type":"tool_use","name":"access","input":{"user":\'a\'}},{"type":"tool_use","name":"status","input":{},}]}',
    [
      'ok',
      'access {"user":"a"} anthropic-tool_use 12-68 single-quotes 63-64',
      'status {} anthropic-tool_use 69-116 trailing-comma 114-115',
    ],
  ],
  [
    '{"name":"access"',
    [
      'cut-off',
      'cut-off of access 0-16: The call of access is cut off before its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    '{"name":"access","id":"x"',
    [
      'cut-off',
      'cut-off of access 0-25: The call of access is cut off before its arguments. Ask for the whole answer again.',
    ],
  ],
  ['{"name":"grant"', ['no-call']],
  [
    '{"name":"access","id":7',
    [
      'cut-off',
      'cut-off of access 0-23: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  ['﻿{"tool":"status"}', ['ok', 'status {} base 1-18']],
  [
    '> So:\n> {"tool": "access", "args": {"user": "a"}}',
    ['ok', 'access {"user":"a"} base 8-49 quote-prefix 0-49'],
  ],
  ['>{"tool": "access", "args": {"user": "a"}}', ['ok', 'access {"user":"a"} base 1-42 quote-prefix 0-42']],
  [
    '> {"tool": "access", "args": {"user": "a"}}\n\n   > ok',
    ['ok', 'access {"user":"a"} base 2-43 quote-prefix 0-52'],
  ],
  ['>> {"tool": "access", "args": {"user": "a"}}', ['ok', 'access {"user":"a"} base 3-44']],
  ['> {"tool": "access", "args": {"user": "a"}}\nnot quoted', ['ok', 'access {"user":"a"} base 2-43']],
  [
    '> > {"tool": "access", "args": {"user": "a"}}',
    ['ok', 'access {"user":"a"} base 4-45 quote-prefix 0-45 quote-prefix 2-45'],
  ],
  [
    '{&quot;tool&quot;: &quot;access&quot;, &quot;args&quot;: {&quot;user&quot;: &quot;a&quot;}}',
    ['ok', 'access {"user":"a"} base 0-91 html-entities 0-91'],
  ],
  [
    '{&#34;tool&#34;: &#34;access&#34;, &#34;args&#34;: {&#34;user&#34;: &#34;a&#34;}}',
    ['ok', 'access {"user":"a"} base 0-81 html-entities 0-81'],
  ],
  [
    '{&#x22;tool&#x22;: &#x22;access&#x22;, &#x22;args&#x22;: {&#x22;user&#x22;: &#x22;a&#x22;}}',
    ['ok', 'access {"user":"a"} base 0-91 html-entities 0-91'],
  ],
  [
    '&lt;tool_call&gt;{"name":"access","arguments":{"user":"a &amp;amp; &apos;b&#39; &#x27;"}}&lt;/tool_call&gt;',
    ['ok', 'access {"user":"a &amp; \'b\' \'"} hermes 0-107 html-entities 0-107'],
  ],
  ['&quot; {"tool": "access", "args": {"user": "a"}}', ['ok', 'access {"user":"a"} base 7-48']],
  ['{"tool": "access", "args": {"user": "a"}} a &lt; b', ['ok', 'access {"user":"a"} base 0-41']],
  [
    '"{\\"tool\\": \\"access\\", \\"args\\": {\\"user\\": \\"a\\"}}"',
    ['ok', 'access {"user":"a"} base 0-53 json-string 0-53'],
  ],
  [
    '"\\"{\\\\\\"tool\\\\\\": \\\\\\"access\\\\\\", \\\\\\"args\\\\\\": {\\\\\\"user\\\\\\": \\\\\\"a\\\\\\"}}\\""',
    ['ok', 'access {"user":"a"} base 0-77 json-string 0-77 json-string 0-77'],
  ],
  [
    '"\\"\\\\\\"{\\\\\\\\\\\\\\"tool\\\\\\\\\\\\\\": \\\\\\\\\\\\\\"access\\\\\\\\\\\\\\", \\\\\\\\\\\\\\"args\\\\\\\\\\\\\\": {\\\\\\\\\\\\\\"user\\\\\\\\\\\\\\": \\\\\\\\\\\\\\"a\\\\\\\\\\\\\\"}}\\\\\\"\\""',
    ['no-call'],
  ],
  ['"{\\"tool\\": \\"access\\", \\"args\\": {\\"user\\": \\"a\\"}}" x', ['no-call']],
  [
    '{\\"tool\\": \\"access\\", \\"args\\": {\\"user\\": \\"a\\"}}',
    ['ok', 'access {"user":"a"} base 0-51 escaped-text 0-51'],
  ],
  [
    ' {\\"tool\\": \\"access\\", \\"args\\": {\\"user\\": \\"a\\"}}\n',
    ['ok', 'access {"user":"a"} base 0-53 escaped-text 0-53'],
  ],
  ['"{"tool": "access", "args": {"user": "a"}}', ['ok', 'access {"user":"a"} base 1-42']],
  ['<think>{"tool": "access", "args": {"user": "a"}}</think>', ['no-call']],
  ['<think>x</think>{"tool": "access", "args": {"user": "a"}}', ['ok', 'access {"user":"a"} base 16-57']],
  ['x</think>{"tool": "access", "args": {"user": "a"}}', ['ok', 'access {"user":"a"} base 9-50']],
  ['{"tool": "access", "args": {"user": "a"}}</think>', ['no-call']],
  ['<think>{"tool": "access", "args": {"user": "a"}}', ['no-call']],
  [
    '<think>hm <tool_call>{"tool": "access", "args": {"user": "a"}}</tool_call>',
    [
      'ok',
      'access {"user":"a"} hermes 10-74',
      'open-thought: The thought before the call was never closed: the call may be part of it.',
    ],
  ],
  ['<think>hm</think> <think>{"tool": "access", "args": {"user": "a"}}', ['no-call']],
  [
    '<tool_response>{"tool": "access", "args": {"user": "a"}}</tool_response> {"tool": "access", "args": {"user": "a"}}',
    ['ok', 'access {"user":"a"} base 73-114'],
  ],
  ['<tool_response>{"tool": "access", "args": {"user": "a"}}', ['no-call']],
  [
    '<|im_start|>user\nx<|im_end|>\n<|im_start|>assistant\n{"tool": "access", "args": {"user": "a"}}<|im_end|>',
    ['ok', 'access {"user":"a"} base 51-92'],
  ],
  [
    '{"tool": "access", "args": {"user": "a"}}<|im_end|>\n<|im_start|>user\nx<|im_end|>\n<|im_start|>assistant\n',
    ['ok', 'access {"user":"a"} base 0-41'],
  ],
  [
    '{"tool": "access", "args": {"user": "a"}}<|im_end|>\n<|im_start|>user\nx<|im_end|>\n<|im_start|>assistant\nDone.',
    ['no-call'],
  ],
  ['Use `{"tool": "access", "args": {"user": "a"}}` here.', ['no-call']],
  ['`{"tool": "access", "args": {"user": "a"}}`', ['ok', 'access {"user":"a"} base 1-42']],
  ['``{"tool": "access", "args": {"user": "a"}}`` x', ['no-call']],
  [
    'Use `{"tool": "access", "args": {"user": "a"}}\nand {"tool": "access", "args": {"user": "a"}}',
    ['ok', 'access {"user":"a"} base 5-46', 'access {"user":"a"} base 51-92'],
  ],
  ['Use `a``{"tool": "access", "args": {"user": "a"}}`', ['no-call']],
  [
    '<tool_call>{"tool": "access", "args": {"user": "a"}}</tool_call> or {"tool": "access", "args": {"user": "a"}}',
    ['ok', 'access {"user":"a"} hermes 0-64'],
  ],
  [
    'Let me. <tool_call>',
    ['cut-off', 'cut-off 8-19: The answer ends where a call begins. Ask for the whole answer again.'],
  ],
  [
    'Let me. <tool_call>\naccess',
    ['cut-off', 'cut-off 8-26: The answer ends where a call begins. Ask for the whole answer again.'],
  ],
  [
    '<function_calls>',
    ['cut-off', 'cut-off 0-16: The answer ends where a call begins. Ask for the whole answer again.'],
  ],
  [
    '<|tool_call_begin|>',
    ['cut-off', 'cut-off 0-19: The answer ends where a call begins. Ask for the whole answer again.'],
  ],
  [
    '[TOOL_CALLS]',
    ['cut-off', 'cut-off 0-12: The answer ends where a call begins. Ask for the whole answer again.'],
  ],
  [
    '<|python_tag|>',
    ['cut-off', 'cut-off 0-14: The answer ends where a call begins. Ask for the whole answer again.'],
  ],
  [
    '<｜tool▁calls▁begin｜>',
    ['cut-off', 'cut-off 0-20: The answer ends where a call begins. Ask for the whole answer again.'],
  ],
  ['<tool_call> and so on', ['no-call']],
  ['{"tool": "access", "args": {"user": "a"}}</s>', ['ok', 'access {"user":"a"} base 0-41']],
  ['{"tool": "access", "args": {"user": "a"}}<|im_end|>', ['ok', 'access {"user":"a"} base 0-41']],
  ['{"tool": "access", "args": {"user": "a"}}<｜end▁of▁sentence｜>', ['ok', 'access {"user":"a"} base 0-41']],
  [
    '{"tool": "access", "args": {"user": "a"}}}<|eot_id|>',
    ['ok', 'access {"user":"a"} base 0-41 extra-end 41-42'],
  ],
  ['', ['no-call']],
  [' ', ['no-call']],
  ['Hello.', ['no-call']],
  [
    '> {"tool": "access", "args": {"user": "a"',
    [
      'cut-off',
      'cut-off of access 2-41: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    '> {"tool": "access", "args": {"user": say}}\n> ok',
    [
      'cut-off',
      'malformed of access 2-43: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  ['> Hello.', ['no-call']],
  [
    '"{\\"tool\\": \\"grant\\", \\"args\\": {}}"',
    ['unknown-tool', 'unknown-tool of grant 0-37: There is no tool called grant.'],
  ],
  [
    '> {"tool":"grant","args":{}}',
    ['unknown-tool', 'unknown-tool of grant 2-28: There is no tool called grant.'],
  ],
  ['{"tool": "access", "args": {"user": "a"}}  \n ', ['ok', 'access {"user":"a"} base 0-41']],
  [' access({"user": "a"})  \n', ['ok', 'access {"user":"a"} call-paren-json 1-22']],
  [
    '<tool_call>                                                                                                                                                                                                                                                                                                            ',
    ['no-call'],
  ],
  ['x {"tool": "status"}﻿', ['ok', 'status {} base 2-20']],
  ['{x}', ['no-call']],
  ['x{"a":1}', ['no-call']],
  [
    '{"type": "tool_use", "id": "x"',
    ['cut-off', 'cut-off 0-30: A call is cut off inside its arguments. Ask for the whole answer again.'],
  ],
  ['{"type": "tool_use", "id": "x"}', ['ambiguous', 'ambiguous 0-31: A call names no tool.']],
])('%j', (answer, told) => {
  expect(toldCalls(answer)).toEqual(told)
})
