// Hermes: JSON in tool_call tags; also Qwen 2.5 and 3, Granite 4, Ernie 4.5, and <tool> in gateways.
import { readMarkedJson } from './marked-json.ts'
import type { TextWire } from './wire.ts'

/*
 * calls = { "<tool_call>" JSON { "," JSON } ( "</tool_call>" | end of text ) }
 * JSON  = { "name": string, "arguments": object | JSON as a string }
 * Values are JSON. A tag that is not closed is repaired where the text ends.
 */
export const hermes = {
  format: 'hermes',
  title: 'Hermes, Qwen, Granite 4',
  example: '<tool_call>\n{"name": "access", "arguments": {"user": "x@y.z"}}\n</tool_call>',
  marked: true,
  opens: /<tool(?:_call)?>(?=\s*\{)/,
  read: (page, from, at) => readMarkedJson(page, from, { at, close: `</${page.text.slice(from + 1, at)}` }),
  write: calls =>
    calls
      .map(
        call =>
          `<tool_call>\n${JSON.stringify({ name: call.name, arguments: call.arguments })}\n</tool_call>`,
      )
      .join('\n'),
} as const satisfies TextWire
