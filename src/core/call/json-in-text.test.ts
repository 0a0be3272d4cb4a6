// Bare JSON: by which members an object is a call, what is an example or data, and where names come from.
import { expect, test } from 'vitest'
import { toldCalls } from '../../../test/told-calls.ts'

test.each([
  ['{"tool": "access", "args": {"user": "a"}}', ['ok', 'access {"user":"a"} base 0-41']],
  [
    'So: {"tool": "access", "args": {"user": "a"}} and {"tool": "status"}.',
    ['ok', 'access {"user":"a"} base 4-45', 'status {} base 50-68'],
  ],
  ['{"tool": "access", "args": {"user": "a"}}}', ['ok', 'access {"user":"a"} base 0-41 extra-end 41-42']],
  [
    '{"tool": "access", "args": {"user": "a"}} ] }\n',
    ['ok', 'access {"user":"a"} base 0-41 extra-end 41-46'],
  ],
  ['{"tool": "access", "args": {"user": "a"}}} so', ['ok', 'access {"user":"a"} base 0-41']],
  [
    '{"tool": "access", "args": {"user": "a"',
    [
      'cut-off',
      'cut-off of access 0-39: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    'Now {"tool": "access", "args": {"user": "a',
    [
      'cut-off',
      'cut-off of access 4-42: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    'Now {"tool": "access", "args": {"user": say}} and {"tool": "status"}',
    [
      'cut-off',
      'status {} base 50-68',
      'malformed of access 4-45: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  ['Now {"tool": "grant", "args": {"user": say}} and {"tool": "status"}', ['ok', 'status {} base 49-67']],
  ['Now {"tool": "<id>", "args": {…}} and {"tool": "status"}', ['ok', 'status {} base 38-56']],
  ['Now {"tool": "access...", "args": {…}}', ['no-call']],
  ['Now {"a": 1, "args": {"user": say}}', ['no-call']],
  [
    'Now {"tool": "access", "args": [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]} so',
    ['too-large', 'too-deep 4-172: An object lies more than 64 levels deep.'],
  ],
  [
    'Now {"tool": "access", "args": [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[',
    ['too-large', 'too-deep 4-101: An object lies more than 64 levels deep.'],
  ],
  ['{{"tool": "access", "args": {"user": "a"}}}', ['ok', 'access {"user":"a"} base 1-42 extra-end 42-43']],
  [
    '{“tool”: “access”, “args”: {“user”: “a”}}',
    [
      'ok',
      'access {"user":"a"} base 0-41 smart-quotes 1-2 smart-quotes 9-10 smart-quotes 19-20 smart-quotes 28-29 smart-quotes 36-37',
    ],
  ],
  [
    "{'tool': 'access', 'args': {'user': 'a'}}",
    [
      'ok',
      'access {"user":"a"} base 0-41 single-quotes 1-2 single-quotes 9-10 single-quotes 19-20 single-quotes 28-29 single-quotes 36-37',
    ],
  ],
  [
    '{tool: "access", args: {user: "a"}}',
    ['ok', 'access {"user":"a"} base 0-35 unquoted-key 1-5 unquoted-key 17-21 unquoted-key 24-28'],
  ],
  [
    '[{"tool": "access", "args": {"user": "a"}}, {"tool": "status"}]',
    ['ok', 'access {"user":"a"} base 1-42', 'status {} base 44-62'],
  ],
  ['Use [{"tool": "access", "args": {"user": "a"}}].', ['ok', 'access {"user":"a"} base 5-46']],
  ['```json\n{"tool": "access", "args": {"user": "a"}}\n```', ['ok', 'access {"user":"a"} base 8-49']],
  [
    '{"tool": "access", "args": {"user": "a"}}\n{"tool": "status", "args": {}}',
    ['ok', 'access {"user":"a"} base 0-41', 'status {} base 42-72'],
  ],
  [
    '{"tool": "access", "args": {"user": "a"}} {"tool": "grant", "args": {}}',
    ['ok', 'access {"user":"a"} base 0-41'],
  ],
  [
    '{"tool": "grant", "args": {}}',
    ['unknown-tool', 'unknown-tool of grant 0-29: There is no tool called grant.'],
  ],
  [
    '{"tool": "acess", "args": {}}',
    ['unknown-tool', 'unknown-tool of acess 0-29: There is no tool called acess. Is access meant?'],
  ],
  [
    '{"tool": "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx", "args": {}}',
    [
      'unknown-tool',
      'unknown-tool of xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx 0-144: There is no tool called xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx….',
    ],
  ],
  [
    '{"tool": "functions.access", "args": {"user": "a"}}',
    ['ok', 'access {"user":"a"} base 0-51 name-prefix 0-51'],
  ],
  [
    '{"tool": "mcp__server__access", "args": {"user": "a"}}',
    ['ok', 'access {"user":"a"} base 0-54 name-prefix 0-54'],
  ],
  [
    '{"tool": "access<|channel|>commentary", "args": {"user": "a"}}',
    ['ok', 'access {"user":"a"} base 0-62 name-prefix 0-62'],
  ],
  [
    '{"tool": "tools.access<|x|>", "args": {"user": "a"}}',
    ['ok', 'access {"user":"a"} base 0-52 name-prefix 0-52'],
  ],
  [
    '{"tool": "mcp__a__b__access", "args": {"user": "a"}}',
    ['unknown-tool', 'unknown-tool of mcp__a__b__access 0-52: There is no tool called mcp__a__b__access.'],
  ],
  ['{"tool": "<|x|>", "args": {}}', ['no-call']],
  [
    '{"tool": "access", "args": "{\\"user\\": \\"a\\"}"}',
    ['ok', 'access {"user":"a"} base 0-47 stringified-arguments 0-47'],
  ],
  [
    '{"tool": "access", "args": "```json\\n{\\"user\\": \\"a\\"}\\n```"}',
    ['ok', 'access {"user":"a"} base 0-61 stringified-arguments 0-61 fenced-arguments 0-61'],
  ],
  [
    '{"tool": "access", "args": "plain"}',
    [
      'schema-error',
      'free-text of access 0-35: The arguments of access are plain text: they have to be one JSON object.',
    ],
  ],
  [
    '{"tool": "access", "args": [1]}',
    [
      'schema-error',
      'not-an-object of access 0-31: The arguments of access have to be an object with a member for each.',
    ],
  ],
  [
    '{"tool": "access", "args": 7}',
    [
      'schema-error',
      'not-an-object of access 0-29: The arguments of access have to be an object with a member for each.',
    ],
  ],
  ['{"tool": "status", "args": null}', ['ok', 'status {} base 0-32']],
  ['{"tool": "status"}', ['ok', 'status {} base 0-18']],
  [
    '{"tool": "status"',
    [
      'cut-off',
      'cut-off of status 0-17: The call of status is cut off before its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    '{"tool": "access", "args": {"user": "a", "days": "7"}}',
    [
      'schema-error',
      'access {"user":"a","days":"7"} base 0-54',
      'argument-wrong-type of access 0-54 /days: Argument /days of access must be an integer, not "7". The text holds an integer: send it without the quotation marks.',
    ],
  ],
  [
    '{"tool": "access", "args": {"user": "a", "user": "b"}}',
    [
      'ambiguous',
      'duplicate-member of access 0-54: The call of access gives user twice: which of the two is meant cannot be told.',
    ],
  ],
  [
    '{"tool": "access", "args": {"user": "a"}, "input": {"user": "b"}}',
    [
      'ambiguous',
      'ambiguous of access 0-65: A call names two tools or two sets of arguments: which one is meant cannot be told.',
    ],
  ],
  [
    '{"tool": "access", "args": {"user": "a"}, "input": {"user": "a"}}',
    ['ok', 'access {"user":"a"} base 0-65'],
  ],
  [
    '{"tool": "access", "name": "status", "args": {"user": "a"}}',
    [
      'ambiguous',
      'ambiguous of access 0-59: A call names two tools or two sets of arguments: which one is meant cannot be told.',
    ],
  ],
  ['{"tool": "access", "name": "grant", "args": {"user": "a"}}', ['ok', 'access {"user":"a"} base 0-58']],
  ['{"tool": "access", "name": "access", "args": {"user": "a"}}', ['ok', 'access {"user":"a"} base 0-59']],
  [
    '{"action": "access", "action_input": {"user": "a"}}',
    ['ok', 'access {"user":"a"} json-name-arguments 0-51'],
  ],
  ['{"action": "access", "action_input": "a"}', ['ok', 'access {"user":"a"} json-name-arguments 0-41']],
  [
    '{"action": "status", "action_input": "a"}',
    [
      'schema-error',
      'free-text of status 0-41: The arguments of status are plain text: they have to be one JSON object.',
    ],
  ],
  [
    '{"action": "access", "action_input": "{\\"user\\": \\"a\\"}"}',
    ['ok', 'access {"user":"a"} json-name-arguments 0-57 stringified-arguments 0-57'],
  ],
  ['{"action": "none", "action_input": {}}', ['no-call']],
  ['{"action": "Final Answer", "action_input": "a"}', ['no-call']],
  [
    '{"tool_name": "access", "tool_input": {"user": "a"}}',
    ['ok', 'access {"user":"a"} json-name-arguments 0-52'],
  ],
  ['{"toolName": "access", "params": {"user": "a"}}', ['ok', 'access {"user":"a"} json-name-arguments 0-47']],
  [
    '{"recipient_name": "functions.access", "parameters": {"user": "a"}}',
    ['ok', 'access {"user":"a"} json-name-arguments 0-67 name-prefix 0-67'],
  ],
  [
    '{"function_name": "access", "arguments": {"user": "a"}}',
    ['ok', 'access {"user":"a"} json-name-arguments 0-55'],
  ],
  [
    '{"function": "access", "arguments": {"user": "a"}}',
    ['ok', 'access {"user":"a"} json-name-arguments 0-50'],
  ],
  ['{"function": "status"}', ['ok', 'status {} json-name-arguments 0-22']],
  ['{"name": "status", "id": "x"}', ['ok', 'status {} json-name-arguments 0-29']],
  ['{"name": "status", "note": 1}', ['no-call']],
  ['{"name": "access"}', ['no-call']],
  ['{"name": "access", "description": "d", "parameters": {"properties": {"user": {}}}}', ['no-call']],
  [
    '{"name": "access", "parameters": {"properties": {"user": {}}}}',
    [
      'schema-error',
      'access {"properties":{"user":{}}} llama3-json 0-62',
      'argument-missing of access 0-62 /user: Argument /user of access is required, and is missing.',
    ],
  ],
  ['{"name": "access", "parameters": {"type": "object", "properties": {"user": {}}}}', ['no-call']],
  ['{"name": "TOOL_NAME", "arguments": {}}', ['no-call']],
  ['{"name": "{name}", "arguments": {}}', ['no-call']],
  ['{"name": "...", "arguments": {}}', ['no-call']],
  ['{"access": {"user": "a"}}', ['ok', 'access {"user":"a"} json-name-as-key 0-25']],
  ['{"access": {"user": "a"}, "status": {}}', ['no-call']],
  ['{"access": "a"}', ['no-call']],
  ['{"grant": {"user": "a"}}', ['no-call']],
  [
    '{"name": "access", "parameters": {"user": "a"}}; {"name": "status", "parameters": {}}',
    ['ok', 'access {"user":"a"} llama3-json 0-47', 'status {} llama3-json 49-85'],
  ],
  [
    '{"type": "function", "function": {"name": "access", "parameters": {"user": "a"}}}',
    ['ok', 'access {"user":"a"} llama3-json 0-81'],
  ],
  [
    '{"type": "function", "function": {"name": "access", "parameters": {"type": "object", "properties": {}}}}',
    ['no-call'],
  ],
])('%j', (answer, told) => {
  expect(toldCalls(answer)).toEqual(told)
})
