// Steps of ReAct: how an action is named, what its input may be, and what is no step.
import { expect, test } from 'vitest'
import { toldCalls } from '../../../../test/told-calls.ts'

test.each([
  ['Action: access\nAction Input: {"user": "a"}', ['ok', 'access {"user":"a"} react 0-42']],
  [
    'Thought: go\nAction: access\nAction Input: {"user": "a"}\nObservation: ok\nThought: next\nAction: status\nAction Input: {}',
    ['ok', 'access {"user":"a"} react 12-54', 'status {} react 85-116'],
  ],
  [
    'Action: access\nAction Input: {"user": "a"}\nObservation: {"tool": "status"}',
    ['ok', 'access {"user":"a"} react 0-42'],
  ],
  ['**Action:** access\n**Action Input:** {"user": "a"}', ['ok', 'access {"user":"a"} react 2-50']],
  ['Action: "access"\nAction Input: {"user": "a"}', ['ok', 'access {"user":"a"} react 0-44']],
  ['Action: access\nAction Input:\n```json\n{"user": "a"}\n```', ['ok', 'access {"user":"a"} react 0-54']],
  [
    'Action: access\nAction Input: ```\n{"user": "a"}\n``` and so on',
    ['ok', 'access {"user":"a"} react 0-50'],
  ],
  [
    'Action: access\nAction Input: [1]',
    [
      'schema-error',
      'not-an-object of access 0-32: The arguments of access have to be an object with a member for each.',
    ],
  ],
  ['Action: access\nAction Input: {"user": "a"', ['ok', 'access {"user":"a"} react 0-41 missing-end 41-41']],
  [
    'Action: access\nAction Input: {"user": say}',
    [
      'cut-off',
      'malformed of access 0-42: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  ['Action: access\nAction Input: a', ['ok', 'access {"user":"a"} react 0-30']],
  ['Action: access\nAction Input: "a b"\nObservation: ok', ['ok', 'access {"user":"a b"} react 0-34']],
  ['Action: access\nAction Input: "a" b\nThought: x', ['ok', 'access {"user":"\\"a\\" b"} react 0-34']],
  [
    'Action: status\nAction Input: a',
    [
      'schema-error',
      'free-text of status 0-30: The input of status is plain text, which cannot become its arguments. Write them as JSON.',
    ],
  ],
  ['Action: status\nAction Input:', ['ok', 'status {} react 0-28']],
  ['Action: status\nAction Input: None', ['ok', 'status {} react 0-33']],
  [
    'Action: access\nAction Input:',
    [
      'cut-off',
      'cut-off of access 0-28: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    'Action: access\nAction Input:\nObservation: x',
    [
      'schema-error',
      'access {} react 0-28',
      'argument-missing of access 0-28 /user: Argument /user of access is required, and is missing.',
    ],
  ],
  ['Action: None\nAction Input: None', ['no-call']],
  ['Action: N/A\nAction Input: {"user": "a"}', ['no-call']],
  ['Action: Final Answer\nAction Input: a', ['no-call']],
  [
    'Action: grant\nAction Input: {"user": "a"}',
    ['unknown-tool', 'unknown-tool of grant 0-41: There is no tool called grant.'],
  ],
  [
    'Action: grant\nAction Input: a',
    [
      'schema-error',
      'free-text of grant 0-29: The input of grant is plain text, which cannot become its arguments. Write them as JSON.',
    ],
  ],
  ['Action: access', ['no-call']],
  ['Action: do it {x}\nAction Input: {"user": "a"}', ['no-call']],
])('%j', (answer, told) => {
  expect(toldCalls(answer)).toEqual(told)
})
