// Calls as Gemma writes them: texts between tokens, words without any, several calls in one pair of tokens.
import { expect, test } from 'vitest'
import { toldCalls } from '../../../../test/told-calls.ts'

test.each([
  [
    '<start_function_call>call:access{user:<escape>a<escape>}<end_function_call>',
    ['ok', 'access {"user":"a"} functiongemma 21-56'],
  ],
  [
    '<start_function_call>call:access{user:<escape>a, "b"}<escape>,days:7}',
    ['ok', 'access {"user":"a, \\"b\\"}","days":7} functiongemma 21-69'],
  ],
  [
    '<start_function_call> call:access {user:"a", tags:[<escape>x<escape>,1,true]} <end_function_call>',
    ['ok', 'access {"user":"a","tags":["x",1,true]} functiongemma 22-77'],
  ],
  [
    '<start_function_call>call:access{user:plain words, days: 7}<end_function_call>',
    ['ok', 'access {"user":"plain words","days":7} functiongemma 21-59'],
  ],
  [
    '<start_function_call>call:access(user:<escape>a<escape>)<end_function_call>',
    ['ok', 'access {"user":"a"} functiongemma 21-56'],
  ],
  [
    '<start_function_call>call:access{user:<escape>a',
    [
      'cut-off',
      'cut-off of access 0-47: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    '<start_function_call>call:access{user:<escape>a<escape>',
    [
      'cut-off',
      'cut-off of access 0-55: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    '<start_function_call>call:access{<escape>a<escape>}<end_function_call> then <tool_call>{"name":"status"}</tool_call>',
    [
      'schema-error',
      'status {} hermes 76-116',
      'positional of access 0-50: The call of access gives values without names. Give every argument as name=value.',
    ],
  ],
  [
    '<start_function_call>call:access{user:<escape>a<escape>} call:status{}<end_function_call>',
    ['ok', 'access {"user":"a"} functiongemma 21-56', 'status {} functiongemma 57-70'],
  ],
  [
    '<start_function_call>call:access{user:<escape>a<escape>};call:status{}',
    ['ok', 'access {"user":"a"} functiongemma 21-56', 'status {} functiongemma 57-70'],
  ],
  ['<start_function_call>call:access<end_function_call>', ['no-call']],
  ['<start_function_call>access{user:<escape>a<escape>}<end_function_call>', ['no-call']],
  ['<start_function_call>call:{user:<escape>a<escape>}<end_function_call>', ['no-call']],
  [
    '<start_function_call>call:grant{user:<escape>a<escape>}<end_function_call>',
    ['unknown-tool', 'unknown-tool of grant 21-55: There is no tool called grant.'],
  ],
  [
    '<start_function_call>call:access{user:<escape>a<escape>,user:<escape>b<escape>}<end_function_call>',
    [
      'ambiguous',
      'duplicate-member of access 21-79: The call of access gives user twice: which of the two is meant cannot be told.',
    ],
  ],
  [
    '<start_function_call>call:access{user:words to the end',
    [
      'cut-off',
      'cut-off of access 0-54: The call of access is cut off inside its arguments. Ask for the whole answer again.',
    ],
  ],
  [
    '<|tool_call>call:access{user:<|"|>a<|"|>,meta:{<|"|>a b<|"|>:1,k:<|"|>v<|"|>}}<tool_call|>',
    ['ok', 'access {"user":"a","meta":{"a b":1,"k":"v"}} gemma4 12-78'],
  ],
  ['<|tool_call>call:access{user:<|"|>a<|"|>}', ['ok', 'access {"user":"a"} gemma4 12-41']],
  [
    '<|tool_call>call:access{user:a" b}<tool_call|>',
    [
      'cut-off',
      'malformed of access 0-30: The call of access cannot be read: its arguments have no single meaning. Write them as JSON.',
    ],
  ],
  [
    '<start_function_call>call:status{} , ; call:access{user:<escape>a<escape>}<end_function_call>',
    ['ok', 'status {} functiongemma 21-34', 'access {"user":"a"} functiongemma 39-74'],
  ],
  ['<start_function_call>call:status{}call:access', ['ok', 'status {} functiongemma 21-34']],
  ['<start_function_call>call:access<escape>{', ['no-call']],
])('%j', (answer, told) => {
  expect(toldCalls(answer)).toEqual(told)
})
