// DeepSeek V3.1: tokens, the name, and bare JSON.
import { readNamedJson } from './named-json.ts'
import { CALL_BEGIN, CALL_END, SEP } from './tokens.ts'
import type { TextWire } from './wire.ts'

/*
 * call = "<｜tool▁call▁begin｜>" NAME "<｜tool▁sep｜>" JSON "<｜tool▁call▁end｜>"
 * The same tokens as V3, but the name stands first and no fence follows.
 */
export const deepseekV31 = {
  format: 'deepseek-v3.1',
  title: 'DeepSeek V3.1',
  example:
    '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>access<｜tool▁sep｜>{"user": "x@y.z"}<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
  marked: true,
  opens: new RegExp(`${CALL_BEGIN}[^<>{}\\n]{1,256}${SEP}(?=\\s*[{"])`),
  read: (page, from, at) => {
    const name = page.text.slice(page.text.indexOf('>', from) + 1, page.text.lastIndexOf('<', at - 1)).trim()
    return readNamedJson(page, from, { name, at, close: CLOSE })
  },
  write: calls => {
    const body = calls.map(
      call =>
        `<｜tool▁call▁begin｜>${call.name}<｜tool▁sep｜>${JSON.stringify(call.arguments)}<｜tool▁call▁end｜>`,
    )
    return `<｜tool▁calls▁begin｜>${body.join('')}<｜tool▁calls▁end｜>`
  },
} as const satisfies TextWire

const CLOSE = new RegExp(`\\s*(?:${CALL_END})?`, 'y')
