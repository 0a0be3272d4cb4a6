// A tool's name on a line and JSON under it, in tool_call tags: what some GLM and Hunyuan models write.
import { readNamedJson } from './named-json.ts'
import type { TextWire } from './wire.ts'

/*
 * call = "<tool_call>" NAME JSON ( "</tool_call>" | end of text )
 */
export const nameLineJson = {
  format: 'name-line-json',
  title: 'Name, then JSON, in tags',
  example: '<tool_call>access\n{"user": "x@y.z"}</tool_call>',
  marked: true,
  opens: /<tool_call>\s*[\p{L}_][\p{L}\p{N}_.:/-]{0,255}(?=\s*\{)/u,
  read: (page, from, at) =>
    readNamedJson(page, from, {
      name: page.text.slice(from + 11, at).trim(),
      at,
      stops: ['</tool_call>'],
      close: /\s*<\/tool_call>/y,
    }),
  write: calls =>
    calls.map(call => `<tool_call>${call.name}\n${JSON.stringify(call.arguments)}</tool_call>`).join('\n'),
} as const satisfies TextWire
