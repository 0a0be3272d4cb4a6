// Gemma 4: bare keys, and text verbatim between quotation tokens.
import { readGemma, writeGemma } from './gemma-values.ts'
import type { TextWire } from './wire.ts'

/*
 * calls = "<|tool_call>" { "call:" NAME "{" members "}" } ( "<tool_call|>" | end of text )
 * value = '<|"|>' text '<|"|>' | quoted text | number | true | false | null | "[" … "]" | "{" … "}"
 * Parentheses in the place of the braces are seen.
 */
export const gemma4 = {
  format: 'gemma4',
  title: 'Gemma 4',
  example: '<|tool_call>call:access{user:<|"|>x@y.z<|"|>}<tool_call|>',
  marked: true,
  opens: /<\|tool_call>(?=\s*call:)/,
  read: (page, from, at) => readGemma(page, from, at, '<|"|>', '<tool_call|>'),
  write: calls => calls.map(call => `<|tool_call>${writeGemma(call, '<|"|>')}<tool_call|>`).join(''),
} as const satisfies TextWire
