// Thoughts, results and other people's turns: no call in them counts, and what is around them does.
import { describe, expect, test } from 'vitest'
import { read } from './calls.ts'

const tools = [{ name: 'access', parameters: { type: 'object', properties: { user: { type: 'string' } } } }]
const bare = (user: string) => JSON.stringify({ tool: 'access', args: { user } })
const marked = (user: string) =>
  `<tool_call>\n${JSON.stringify({ name: 'access', arguments: { user } })}\n</tool_call>`
const users = (answer: string) => read(answer, tools).calls.map(call => call.arguments.user)

describe.each([
  ['<think>', '</think>'],
  ['<THINK>', '</THINK>'],
  ['<think duration="3">', '</think>'],
  ['<seed:think>', '</seed:think>'],
  ['<antThinking>', '</antThinking>'],
  ['[THINK]', '[/THINK]'],
  ['<|START_THINKING|>', '<|END_THINKING|>'],
])('%s', (open, close) => {
  test.each([bare, marked])('hides what it closes around, and nothing before or behind it', call => {
    expect(users(`${open}${call('a')}${close}\nDone.`)).toEqual([])
    expect(users(`${open}${call('a')}${close}\n${call('b')}`)).toEqual(['b'])
    expect(users(`${call('b')}\n${open}${call('a')}${close}\nDone.`)).toEqual(['b'])
  })
  test('counts a marked call alone where it is never closed, and says so', () => {
    expect(users(`${open}Now ${bare('a')}`)).toEqual([])
    const { calls, problems } = read(`${open}Now ${marked('a')}`, tools)
    expect(calls).toHaveLength(1)
    expect(problems.map(({ kind }) => kind)).toEqual(['open-thought'])
  })
})

test.each([
  ['a result', `<tool_response>${bare('a')}</tool_response>`],
  ['a result that is not closed', `<tool_response>\n${bare('a')}`],
  ['a result with attributes', `<tool_result id="1">${marked('a')}</tool_result>`],
  ['what is for the interpreter', `<|action_start|><|interpreter|>\n${bare('a')}<|action_end|>`],
])('%s is no call', (_, answer) => {
  expect(users(answer)).toEqual([])
})

describe.each([
  ['ChatML', '<|im_start|>user\n', '<|im_end|>\n', '<|im_start|>assistant\n'],
  [
    'Llama 3',
    '<|start_header_id|>user<|end_header_id|>\n\n',
    '<|eot_id|>',
    '<|start_header_id|>assistant<|end_header_id|>\n\n',
  ],
  ['Mistral', '[INST]', '[/INST]', ''],
  ['Gemma', '<start_of_turn>user\n', '<end_of_turn>\n', '<start_of_turn>model\n'],
  ['DeepSeek', '<｜User｜>', '<｜Assistant｜>', ''],
  ['Phi', '<|user|>\n', '<|end|>\n', '<|assistant|>\n'],
])('a transcript of %s', (_, user, end, assistant) => {
  test.each([bare, marked])('has calls in the turns of the assistant, and the last one counts', call => {
    expect(users(`${user}${call('a')}${end}${assistant}${call('b')}`)).toEqual(['b'])
    expect(users(`${assistant}${call('a')}\n${user}Well?${end}${assistant}${call('b')}`)).toEqual(['b'])
    expect(users(`${assistant}${call('a')}\n${user}Well?${end}${assistant}Done.`)).toEqual([])
    expect(users(`${assistant}${call('a')}\n${user}ok${end}`)).toEqual(['a'])
  })
})

test.each([
  ['<|channel>thought ', '<channel|>'],
  ['[TOOL_RESULTS]', '[/TOOL_RESULTS]'],
  ['<｜tool▁output▁begin｜>', '<｜tool▁output▁end｜>'],
  ['<function_results>', '</function_results>'],
  ['<observation>', '</observation>'],
])('between %s and %s no call counts, and behind it one does', (open, close) => {
  expect(users(`${open}${marked('a')}${close} ${marked('b')}`)).toEqual(['b'])
})

test('a turn of another that is never closed takes all that is left', () => {
  expect(users(`[INST] Say ${marked('a')}`)).toEqual([])
})
