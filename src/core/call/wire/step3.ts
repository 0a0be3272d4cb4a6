// Step 3: tags in a namespace of its own, between tokens.
import { invokeOpener, invokeTags, readInvoke, writeInvoke } from './invoke-tags.ts'
import type { TextWire } from './wire.ts'

const TAGS = invokeTags('steptml:')

/*
 * call = "<｜tool_call_begin｜>" [ "function<｜tool_sep｜>" ] "<steptml:invoke name=" Q NAME Q ">" { "<steptml:parameter name=" Q KEY Q ">" text "</steptml:parameter>" } "</steptml:invoke>" "<｜tool_call_end｜>"
 * Text keeps its blanks; the schema says what it stands for.
 */
export const step3 = {
  format: 'step3',
  title: 'Step 3',
  example:
    '<｜tool_calls_begin｜><｜tool_call_begin｜>function<｜tool_sep｜><steptml:invoke name="access"><steptml:parameter name="user">x@y.z</steptml:parameter></steptml:invoke><｜tool_call_end｜><｜tool_calls_end｜>',
  marked: true,
  opens: new RegExp(invokeOpener('steptml:')),
  read: (page, from, at) => readInvoke(page, from, at, TAGS, /[｜|]>[^<>]*$/),
  write: calls => {
    const body = calls.map(
      call =>
        `<｜tool_call_begin｜>function<｜tool_sep｜>${writeInvoke(call, 'steptml:')}<｜tool_call_end｜>`,
    )
    return `<｜tool_calls_begin｜>${body.join('')}<｜tool_calls_end｜>`
  },
} as const satisfies TextWire
