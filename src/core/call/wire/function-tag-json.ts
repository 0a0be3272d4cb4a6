// Llama 3.1's custom tools: JSON in a tag that names the function.
import { readNamedJson } from './named-json.ts'
import type { TextWire } from './wire.ts'

/*
 * call = "<function=" NAME ">" JSON ( "</function>" | end of text )
 * Qwen3-Coder opens the same way: there no brace follows.
 */
export const functionTagJson = {
  format: 'function-tag-json',
  title: 'Llama 3.1, function tag',
  example: '<function=access>{"user": "x@y.z"}</function>',
  marked: true,
  opens: /<function=[^<>\n]{1,256}>(?=\s*\{)/,
  read: (page, from, at) =>
    readNamedJson(page, from, {
      name: page.text.slice(from + 10, at - 1).trim(),
      at,
      stops: ['</function>'],
      close: /\s*<\/function>/y,
    }),
  write: calls =>
    calls.map(call => `<function=${call.name}>${JSON.stringify(call.arguments)}</function>`).join(''),
} as const satisfies TextWire
