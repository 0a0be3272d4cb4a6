// JSON behind a token or tag: where its calls end, what is mended, and what goes on behind one that does not read.
import { expect, test } from 'vitest'
import { toldCalls } from '../../../../test/told-calls.ts'

test.each([
  [
    '<tool_call>{"name":"access","arguments":{"user":"a"}}',
    ['ok', 'access {"user":"a"} hermes 0-53 missing-end 53-53'],
  ],
  [
    '<tool_call>{"name":"access","arguments":{"user":"a"}',
    ['ok', 'access {"user":"a"} hermes 0-52 missing-end 52-52 missing-end 52-52'],
  ],
  [
    '<tool_call>{"name":"access","arguments":{"user":"a"}}}</tool_call>',
    ['ok', 'access {"user":"a"} hermes 0-66 extra-end 53-54'],
  ],
  [
    '<tool_call>{"name":"access","arguments":{"user":"a"} </tool_call>',
    ['ok', 'access {"user":"a"} hermes 0-65 missing-end 53-53'],
  ],
  [
    '<tool_call>{"name":"access","arguments":{"user":"a}</tool_call>',
    ['cut-off', 'cut-off 0-63: A call is cut off inside its arguments. Ask for the whole answer again.'],
  ],
  [
    '<tool_call>{"name":"access","arguments":{"user":say "hi"}}</tool_call> then <tool_call>{"name":"access","arguments":{"user":"a"}}</tool_call>',
    [
      'cut-off',
      'access {"user":"a"} hermes 76-141',
      'malformed 0-58: A call cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '<tool_call>{"name":"access","arguments":{"user":"a"}}, {"name":"status","arguments":{}}</tool_call>',
    ['ok', 'access {"user":"a"} hermes 11-53', 'status {} hermes 55-87'],
  ],
  [
    '<tool_call>{"name":"access","arguments":{"user":"a"}};{"name":"status","arguments":{}}</tool_call>.',
    ['ok', 'access {"user":"a"} hermes 11-53', 'status {} hermes 54-86'],
  ],
  ['<tool>{"name":"access","arguments":{"user":"a"}}</tool>', ['ok', 'access {"user":"a"} hermes 0-55']],
  ['<tool_call>{"a": 1}</tool_call>', ['no-call']],
  [
    '<tool_call>{"name":"grant","arguments":{}}</tool_call>',
    ['unknown-tool', 'unknown-tool of grant 0-54: There is no tool called grant.'],
  ],
  [
    '<tool_calls>[{"name":"access","arguments":{"user":x}}, {"name":"status","arguments":{}}]</tool_calls>!',
    [
      'cut-off',
      'status {} tool-calls-array 55-87',
      'malformed 13-50: A call cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '<tool_calls>[{"name":"status","arguments":{}}, {"name":"access","arguments":{"user":x}]</tool_calls>',
    [
      'cut-off',
      'status {} tool-calls-array 13-45',
      'malformed 47-84: A call cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '<tool_calls>[{"name":"access","arguments":{"user":x}}]</tool_calls> <tool_call>{"name":"access","arguments":{"user":"a"}}</tool_call>',
    [
      'cut-off',
      'access {"user":"a"} hermes 68-133',
      'malformed 0-54: A call cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '<tool_calls>[{"name":"status","arguments":{}}, {"name":"access","arguments":{"us',
    [
      'cut-off',
      'status {} tool-calls-array 13-45',
      'cut-off 47-80: A call is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    '<tool_calls>[{"name":"status","arguments":{"a":"]}\\""}}, 7]</tool_calls>',
    ['ok', 'status {"a":"]}\\""} tool-calls-array 0-72'],
  ],
  [
    '<tool_calls>[{"name":"status"},,{"name":"access","arguments":{"user":"]"}}]</tool_calls> end',
    ['ok', 'status {} tool-calls-array 13-30', 'access {"user":"]"} tool-calls-array 32-74'],
  ],
  [
    '<TOOLCALL>{"name":"access","arguments":{"user":"a"}}</TOOLCALL>',
    ['ok', 'access {"user":"a"} toolcall-upper 0-63'],
  ],
  [
    '<function_call>{"name":"access","arguments":{"user":"a"}}</function_call>',
    ['ok', 'access {"user":"a"} granite-20b-fc 0-73'],
  ],
  [
    '<function_call>{"name":"access","arguments":{"user":"a"}}]</function_call>',
    ['ok', 'access {"user":"a"} granite-20b-fc 0-74 extra-end 57-58'],
  ],
  ['<function_call> and so on', ['no-call']],
  ['functools [{"name":"access","arguments":{"user":"a"}}]', ['ok', 'access {"user":"a"} functools 0-54']],
  [
    'functools[{"name":"access","arguments":{"user":"a"}}',
    ['ok', 'access {"user":"a"} functools 0-52 missing-end 52-52'],
  ],
  [
    'functools[{"name":"access","arguments":{"user":"a"',
    ['cut-off', 'cut-off 0-50: A call is cut off inside its arguments. Ask for the whole answer again.'],
  ],
  [
    'Action: ```json\n[{"tool_name": "access", "parameters": {"user": "a"}}]',
    ['ok', 'access {"user":"a"} cohere-action-md 0-70 missing-end 70-70'],
  ],
  ['Action:```\n[{"tool_name": "directly_answer", "parameters": {}}]\n```', ['no-call']],
  [
    '<|START_ACTION|>[{"tool_name": "access", "parameters": {"user": "a"}}]',
    ['ok', 'access {"user":"a"} cohere-action 0-70 missing-end 70-70'],
  ],
  ['<|tool_call|>{"name":"access","arguments":{"user":"a"}}', ['ok', 'access {"user":"a"} granite-3 0-55']],
  [
    '<|tool_call|> [{"name":"access","arguments":{"user":"a"}}]<|end_of_text|>',
    ['ok', 'access {"user":"a"} granite-3 0-58'],
  ],
  [
    '<|python_tag|>{"name": "access", "parameters": {"user": "a"}}<|eom_id|>',
    ['ok', 'access {"user":"a"} llama3-python-tag 0-61'],
  ],
  ['<|python_tag|>access.call(user="a")', ['no-call']],
  [
    '[TOOL_CALLS][{"name":"access","arguments":{"user":"a"},"id":"x1"}]</s>',
    ['ok', 'access {"user":"a"} mistral-v3 0-66'],
  ],
  ['[TOOL_CALLS]{"name":"access","arguments":{"user":"a"}}', ['ok', 'access {"user":"a"} mistral-v3 0-54']],
  [
    '<|action_start|> <|plugin|>{"name": "access", "parameters": {"user": "a"}}',
    ['ok', 'access {"user":"a"} internlm2 0-74 missing-end 74-74'],
  ],
  ['<|tools_prefix|>[{"access": {"user": "a"}, "status": {}}]<|tools_suffix|>', ['no-call']],
  [
    '<|tools_prefix|>[7, {"access": {"user": "a"}}]',
    ['ok', 'access {"user":"a"} apertus 0-46 missing-end 46-46'],
  ],
  [
    '<|tools_prefix|>{"access": "x"}<|tools_suffix|>',
    [
      'schema-error',
      'free-text of access 0-47: The arguments of access are plain text: they have to be one JSON object.',
    ],
  ],
  [
    '<|function_call|>{"name":"access","arguments":{"user":"a"}}',
    ['ok', 'access {"user":"a"} gigachat3 0-59'],
  ],
])('%j', (answer, told) => {
  expect(toldCalls(answer)).toEqual(told)
})
