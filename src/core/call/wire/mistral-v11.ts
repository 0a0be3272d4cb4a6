// Mistral since v11: a token, the name, and the JSON of the arguments, for every call.

import { readNamedJson } from './named-json.ts'
import { refused, type TextWire } from './wire.ts'

/*
 * calls = { "[TOOL_CALLS]" NAME [ "[CALL_ID]" ID ] [ "[ARGS]" ] JSON }
 * A name with nothing behind it is cut off.
 */
export const mistralV11 = {
  format: 'mistral-v11',
  title: 'Mistral v11 and later',
  example: '[TOOL_CALLS]access[ARGS]{"user": "x@y.z"}',
  marked: true,
  opens: /\[TOOL_CALLS\]\s*[^[\]{}\s]{1,256}\s*(?:\[CALL_ID\]\s*[\w-]{1,128}\s*)?(?:\[ARGS\]|(?=\{)|$)/,
  read: (page, from, at) => {
    const name =
      page.text
        .slice(from + 12, at)
        .trim()
        .split(/[\s[]/, 1)[0] ?? ''
    const read = readNamedJson(page, from, { name, at, stops: ['[TOOL_CALLS]', '</s>'] })
    if (read || !page.isEnd(at)) return read
    const message = `The call of ${name} is cut off before its arguments. Ask for the whole answer again.`
    return { found: [refused(name, from, at, 'cut-off', message)], to: at }
  },
  write: calls =>
    calls.map(call => `[TOOL_CALLS]${call.name}[ARGS]${JSON.stringify(call.arguments)}`).join(''),
} as const satisfies TextWire
