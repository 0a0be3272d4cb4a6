// Claude's XML, with or without a namespace; also where the wrapper was lost on the way.
import { invokeOpener, invokeTags, readInvoke, writeInvoke } from './invoke-tags.ts'
import type { TextWire } from './wire.ts'

const NAMESPACE = '(?:[A-Za-z]{1,16}:)?'
const TAGS = invokeTags(NAMESPACE)

/*
 * calls = "<function_calls>" { "<invoke name=" Q NAME Q ">" { param } "</invoke>" } "</function_calls>"
 * param = "<parameter name=" Q KEY Q ">" text "</parameter>"
 * Each tag may have one namespace. Text keeps its blanks and is never decoded; the schema says what it stands
 * for. Without the wrapper a call has to close, name a known tool and bring what that requires.
 */
export const claudeXml = {
  format: 'anthropic-xml',
  title: 'Claude, XML',
  example:
    '<function_calls>\n<invoke name="access">\n<parameter name="user">x@y.z</parameter>\n</invoke>\n</function_calls>',
  marked: true,
  opens: new RegExp(invokeOpener(NAMESPACE)),
  read: (page, from, at) => readInvoke(page, from, at, TAGS, /(?:function_calls|invoke)>\s*$/),
  write: calls =>
    `<function_calls>\n${calls.map(call => writeInvoke(call, '')).join('\n')}\n</function_calls>`,
} as const satisfies TextWire
