// Tests what becomes of the text in which an API gives the arguments of a call.
import { describe, expect, it } from 'vitest'
import { read } from './calls.ts'

const given = (text: string) =>
  read({ tool_calls: [{ id: 'c', type: 'function', function: { name: 'access', arguments: text } }] })

describe('arguments in a text', () => {
  it.each([
    ['{"path":"a"}', []],
    ['{"path":"a"}}', ['extra-end']],
    ['{"path":"a"} ]}\n', ['extra-end']],
    ['```json\n{"path":"a"}\n```', ['fenced-arguments']],
    ['\r\n```\r\n{"path":"a",}\r\n```\r\n', ['fenced-arguments', 'trailing-comma']],
    ['```json\n{"path":"a"}}```', ['fenced-arguments', 'extra-end']],
    ['"{\\"path\\":\\"a\\"}}"', ['stringified-arguments', 'extra-end']],
  ])('%j is read, and said how', (text, repairs) => {
    const { calls, problems } = given(text)
    expect(problems).toEqual([])
    expect(calls.map(call => call.arguments)).toEqual([{ path: 'a' }])
    expect(calls.flatMap(call => call.repairs.map(({ kind }) => kind)).sort()).toEqual([...repairs].sort())
  })

  it.each([
    ['words behind the object', '{"path":"a"} extra words', 'malformed'],
    ['words before a fence', 'Here: ```json\n{"path":"a"}\n```', 'free-text'],
    ['a fence of another language', '```python\n{"path":"a"}\n```', 'free-text'],
    ['one mark for both ends of a fence', '```\n``', 'free-text'],
    ['an opening bracket too many', '{{"path":"a"}}', 'malformed'],
    ['objects one after the other', '{"path":"a"}{"path":"b"}', 'malformed'],
    ['copies one after the other', '{"path":"a"}{"path":"a"}', 'malformed'],
    ['quotation marks that are not escaped', '{"path":"say "a" now"}', 'malformed'],
    ['a text that is cut', '{"path": "', 'cut-off'],
  ])('refused, and never run without arguments: %s', (_, text, kind) => {
    const { calls, problems } = given(text)
    expect(calls).toEqual([])
    expect(problems.map(problem => problem.kind)).toEqual([kind])
  })
})
