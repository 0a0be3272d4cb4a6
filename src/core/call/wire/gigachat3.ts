// GigaChat 3 and 3.1: JSON behind the header of a turn.
import { readMarkedJson } from './marked-json.ts'
import type { TextWire } from './wire.ts'

/*
 * call = "function call<|role_sep|>" { "name": string, "arguments": object }     3.1: "<|function_call|>"
 */
export const gigachat3 = {
  format: 'gigachat3',
  title: 'GigaChat 3',
  example: 'function call<|role_sep|>\n{"name": "access", "arguments": {"user": "x@y.z"}}',
  marked: true,
  opens: /(?:function call<\|role_sep\|>|<\|function_call\|>)(?=\s*[[{])/,
  read: (page, from, at) => readMarkedJson(page, from, { at }),
  write: calls =>
    calls
      .map(
        call =>
          `<|message_sep|>\n\nfunction call<|role_sep|>\n${JSON.stringify({ name: call.name, arguments: call.arguments })}`,
      )
      .join(''),
} as const satisfies TextWire
