// DeepSeek V3 and R1: tokens, the name on a line, and fenced JSON.
import { readNamedJson } from './named-json.ts'
import { CALL_BEGIN, CALL_END, SEP } from './tokens.ts'
import type { TextWire } from './wire.ts'

/*
 * calls = "<｜tool▁calls▁begin｜>" call { call } ( "<｜tool▁calls▁end｜>" | end of text )
 * call  = "<｜tool▁call▁begin｜>function<｜tool▁sep｜>" NAME "\n```json\n" JSON "\n```" "<｜tool▁call▁end｜>"
 */
export const deepseekV3 = {
  format: 'deepseek-v3',
  title: 'DeepSeek V3, R1',
  example:
    '<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>access\n```json\n{"user": "x@y.z"}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>',
  marked: true,
  opens: new RegExp(`${CALL_BEGIN}function${SEP}[^\\n<{]{1,256}\\n\\s*\`\`\`(?:json)?(?=\\s*\\{)`),
  read: (page, from, at) => {
    const name = page.text.slice(from, at).split('>').at(-1)?.split('\n', 1)[0]?.trim() ?? ''
    return readNamedJson(page, from, { name, at, stops: ['```'], close: CLOSE })
  },
  write: calls => {
    const body = calls.map(
      call =>
        `<｜tool▁call▁begin｜>function<｜tool▁sep｜>${call.name}\n\`\`\`json\n${JSON.stringify(call.arguments)}\n\`\`\`<｜tool▁call▁end｜>`,
    )
    return `<｜tool▁calls▁begin｜>${body.join('\n')}<｜tool▁calls▁end｜>`
  },
} as const satisfies TextWire

const CLOSE = new RegExp(`\\s*(?:\`\`\`)?\\s*(?:${CALL_END})?`, 'y')
