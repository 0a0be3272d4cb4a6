// ATEM: tags in a namespace of its own, behind a message's recipient.
import { invokeOpener, invokeTags, readInvoke, writeInvoke } from './invoke-tags.ts'
import type { TextWire } from './wire.ts'

const TAGS = invokeTags('atem:')

/*
 * calls = "<atem:function_calls>" { "<atem:invoke name=" Q NAME Q ">" { "<atem:parameter name=" Q KEY Q ">" text "</atem:parameter>" } "</atem:invoke>" } "</atem:function_calls>"
 * A message to itself is thought. Text keeps its blanks; the schema says what it stands for.
 */
export const atemInvoke = {
  format: 'atem-invoke',
  title: 'ATEM',
  example:
    '<atem:function_calls>\n<atem:invoke name="access">\n<atem:parameter name="user">x@y.z</atem:parameter>\n</atem:invoke>\n</atem:function_calls>',
  marked: true,
  opens: new RegExp(invokeOpener('atem:')),
  read: (page, from, at) => readInvoke(page, from, at, TAGS, /(?:function_calls|invoke)>\s*$/),
  write: calls =>
    `<atem:function_calls>\n${calls.map(call => writeInvoke(call, 'atem:')).join('\n')}\n</atem:function_calls>`,
} as const satisfies TextWire
