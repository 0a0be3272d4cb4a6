// FunctionGemma: bare keys, and text verbatim between escape marks.
import { readGemma, writeGemma } from './gemma-values.ts'
import type { TextWire } from './wire.ts'

/*
 * call  = "<start_function_call>" "call:" NAME "{" [ KEY ":" value { "," KEY ":" value } ] "}" "<end_function_call>"
 * value = "<escape>" text "<escape>" | number | true | false | null | "[" … "]" | "{" … "}"
 */
export const functiongemma = {
  format: 'functiongemma',
  title: 'FunctionGemma',
  example: '<start_function_call>call:access{user:<escape>x@y.z<escape>}<end_function_call>',
  marked: true,
  opens: /<start_function_call>/,
  read: (page, from, at) => readGemma(page, from, at, '<escape>', '<end_function_call>'),
  write: calls =>
    calls.map(call => `<start_function_call>${writeGemma(call, '<escape>')}<end_function_call>`).join(''),
} as const satisfies TextWire
