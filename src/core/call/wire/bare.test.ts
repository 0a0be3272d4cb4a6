// Bare objects: members that name no call, or two, ids by which copies are known, and names that stand for a name.
import { expect, test } from 'vitest'
import { toldCalls } from '../../../../test/told-calls.ts'

test.each([
  [
    '{"name": "access", "tool": "status"}',
    [
      'ambiguous',
      'ambiguous of status 0-36: A call names two tools or two sets of arguments: which one is meant cannot be told.',
    ],
  ],
  ['{"name": "grant", "tool": "deny", "args": {}}', ['no-call']],
  ['{"action": "status", "note": 1}', ['no-call']],
  ['{"function": "status", "note": 1}', ['no-call']],
  ['{"action": "access"}', ['no-call']],
  ['{"tool": "status", "note": 1}', ['ok', 'status {} base 0-29']],
  ['{"id": "x", "tool": "status"}\n{"id": "x", "tool": "status"}', ['ok', 'status {} base 0-29']],
  [
    '[{"tool_call_id": "x", "tool": "status"}, {"tool_call_id": "x", "tool": "status"}]',
    ['ok', 'status {} base 1-40'],
  ],
  [
    '[{"id": 7, "tool": "status"}, {"id": 7, "tool": "status"}]',
    ['ok', 'status {} base 1-28', 'status {} base 30-57'],
  ],
  [
    '{"action": "access", "action_input": ""}',
    [
      'schema-error',
      'access {} json-name-arguments 0-40',
      'argument-missing of access 0-40 /user: Argument /user of access is required, and is missing.',
    ],
  ],
  [
    '{"action": "access", "action_input": " "}',
    [
      'schema-error',
      'access {} json-name-arguments 0-41',
      'argument-missing of access 0-41 /user: Argument /user of access is required, and is missing.',
    ],
  ],
  [
    '{"action": "search", "action_input": 7}',
    [
      'schema-error',
      'not-an-object of search 0-39: The arguments of search have to be an object with a member for each.',
    ],
  ],
  [
    '{"tool": "x<id>", "args": {}}',
    ['unknown-tool', 'unknown-tool of x<id> 0-29: There is no tool called x<id>.'],
  ],
  [
    '{"tool": "A_NAMED", "args": {}}',
    ['unknown-tool', 'unknown-tool of A_NAMED 0-31: There is no tool called A_NAMED.'],
  ],
  [
    '{"action": "none at all", "action_input": {}}',
    ['unknown-tool', 'unknown-tool of none at all 0-45: There is no tool called none at all.'],
  ],
  [
    '{"action": "not none", "action_input": {}}',
    ['unknown-tool', 'unknown-tool of not none 0-42: There is no tool called not none.'],
  ],
  ['{"tool_name": "directly-answer", "parameters": {}}', ['no-call']],
  [
    '{"tool": "none", "args": {}}',
    ['unknown-tool', 'unknown-tool of none 0-28: There is no tool called none.'],
  ],
  [
    '{"my_action": "none", "tool": "none", "args": {}}',
    ['unknown-tool', 'unknown-tool of none 0-49: There is no tool called none.'],
  ],
  ['{"type": "function", "function": {"parameters": {"user": "a"}}}', ['no-call']],
  ['{"type": "function", "function": {"name": "access", "parameters": "x"}}', ['no-call']],
  ['{"function": {"name": "access", "description": "d", "parameters": {"properties": {}}}}', ['no-call']],
])('%j', (answer, told) => {
  expect(toldCalls(answer)).toEqual(told)
})
