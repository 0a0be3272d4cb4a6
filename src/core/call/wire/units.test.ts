// Formats that have to fill the text, and the messages of harmony: what is a call, and what is said of it.
import { expect, test } from 'vitest'
import { toldCalls } from '../../../../test/told-calls.ts'

test.each([
  ['access({"user": "a"})', ['ok', 'access {"user":"a"} call-paren-json 0-21']],
  [
    ' access({"user": "a"} ) ; status({})\n',
    ['ok', 'access {"user":"a"} call-paren-json 1-23', 'status {} call-paren-json 26-36'],
  ],
  ['access({"user": "a"}', ['ok', 'access {"user":"a"} call-paren-json 0-20 missing-end 20-20']],
  [
    'access({"user": "a"',
    [
      'cut-off',
      'cut-off of access 0-19: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  ['access({"user": "a")', ['ok', 'access {"user":"a"} call-paren-json 0-20 missing-end 19-19']],
  [
    'access({"user": "a"} and more',
    [
      'schema-error',
      'positional of access 0-7: The call of access gives values without names. Give every argument as name=value.',
    ],
  ],
  [
    'access({"user": say})',
    [
      'cut-off',
      'malformed of access 0-20: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  ['grant({"user": "a"})', ['no-call']],
  [
    'access("a")',
    [
      'schema-error',
      'free-text of access 0-11: The arguments of access are plain text: they have to be one JSON object.',
    ],
  ],
  ['Then access({"user": "a"})', ['no-call']],
  ['```\naccess({"user": "a"})\n```', ['ok', 'access {"user":"a"} call-paren-json 4-25']],
  ['~~~py\naccess({"user": "a"})\n~~~\nDone.', ['ok', 'access {"user":"a"} call-paren-json 6-27']],
  ['access \n{"user": "a"}', ['ok', 'access {"user":"a"} name-line 0-21']],
  ['access\r\n {"user": "a"}\n', ['ok', 'access {"user":"a"} name-line 0-22']],
  ['access\n{"user": "a"}\nDone.', ['no-call']],
  [
    'access\n{"user": say}',
    [
      'cut-off',
      'malformed of access 0-20: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  ['grant\n{"user": "a"}', ['no-call']],
  ['>>>access\n{"user": "a"}', ['ok', 'access {"user":"a"} functionary-v3.2 0-23']],
  ['to=functions.access {"user": "a"}', ['ok', 'access {"user":"a"} harmony 0-33 lost-tokens 0-19']],
  ['to=functions.accessjson{"user": "a"}', ['ok', 'access {"user":"a"} harmony 0-36 lost-tokens 0-23']],
  [
    'to=functions.access xyz {"user": "a"}',
    ['ok', 'access {"user":"a"} harmony 0-37 lost-tokens 0-19 junk 19-24'],
  ],
  ['to=functions.access json\n{"user": "a"}', ['ok', 'access {"user":"a"} harmony 0-38 lost-tokens 0-19']],
  ['to=functions.access and then some words {"user": "a"}', ['no-call']],
  ['to=functions.grant {"user": "a"}', ['no-call']],
  ['<|channel|>analysis<|message|>I could call {"tool":"access","args":{"user":"a"}}<|end|>', ['no-call']],
  ['<|channel|>commentary to=access<|message|>{"user": "a"}', ['ok', 'access {"user":"a"} harmony 0-55']],
  [
    '<|channel|>commentary to=functions.access<|message|>{"user": "a"<|call|>',
    ['ok', 'access {"user":"a"} harmony 0-72 missing-end 64-64'],
  ],
  [
    '<|channel|>commentary to=functions.access<|message|>hello<|call|>',
    [
      'cut-off',
      'malformed of access 0-57: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  ['<|channel|>commentary to=python<|message|>print(1)<|call|>', ['no-call']],
  ['<|channel|>commentary to=browser.search<|message|>{"query": "a"}<|call|>', ['no-call']],
  ['<|channel|>commentary to=self<|message|>{"tool":"access","args":{"user":"a"}}<|end|>', ['no-call']],
  ['<|channel|>commentary to=user<|message|>{"tool":"access","args":{"user":"a"}}<|end|>', ['no-call']],
  [
    '<|start|>assistant to=functions.access<|channel|>commentary json<|message|>{"user": "a"}<|return|>',
    ['ok', 'access {"user":"a"} harmony 0-98'],
  ],
  ['<|start|>assistant<|channel|>final<|message|>Done.<|return|>', ['no-call']],
  ['<|start|>user<|message|>{"tool":"access","args":{"user":"a"}}<|end|>', ['no-call']],
  [
    '<|channel|>commentary to=functions.access<|message|> <|end|>',
    [
      'schema-error',
      'access {} harmony 0-60',
      'argument-missing of access 0-60 /user: Argument /user of access is required, and is missing.',
    ],
  ],
  [
    '<|channel|>commentary to=functions.access<|message|><tool_call>{"name":"access","arguments":{"user":"a"}}</tool_call><|end|>',
    ['ok', 'access {"user":"a"} hermes 52-117'],
  ],
  [
    'to=functions.access<|channel|>commentary<|constrain|>json<|message|>{"user": "a"}<|call|>',
    ['ok', 'access {"user":"a"} harmony 0-89'],
  ],
])('%j', (answer, told) => {
  expect(toldCalls(answer)).toEqual(told)
})
