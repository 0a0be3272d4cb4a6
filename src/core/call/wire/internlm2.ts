// InternLM 2: JSON between two action tokens.
import { readMarkedJson } from './marked-json.ts'
import type { TextWire } from './wire.ts'

/*
 * calls = { "<|action_start|><|plugin|>" { "name": string, "parameters" | "arguments": object } ( "<|action_end|>" | end of text ) }
 * <|interpreter|> in the place of <|plugin|> is the code interpreter, and no call of ours.
 */
export const internlm2 = {
  format: 'internlm2',
  title: 'InternLM 2',
  example: '<|action_start|><|plugin|>{"name": "access", "parameters": {"user": "x@y.z"}}<|action_end|>',
  marked: true,
  opens: /<\|action_start\|>\s*<\|plugin\|>/,
  read: (page, from, at) => readMarkedJson(page, from, { at, close: '<|action_end|>' }),
  write: calls =>
    calls
      .map(
        call =>
          `<|action_start|><|plugin|>${JSON.stringify({ name: call.name, parameters: call.arguments })}<|action_end|>`,
      )
      .join(''),
} as const satisfies TextWire
