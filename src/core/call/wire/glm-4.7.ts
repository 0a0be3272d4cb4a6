// GLM 4.7: as 4.5, with nothing between the tags.
import { glmTags, writeGlm } from './glm-tags.ts'
import { readTagged } from './tags.ts'
import type { TextWire } from './wire.ts'

/*
 * call = "<tool_call>" NAME { "<arg_key>" KEY "</arg_key>" "<arg_value>" text "</arg_value>" } "</tool_call>"
 * Text is taken as it is; the schema says what it stands for. Without arguments the name stands alone.
 */
export const glm47 = {
  format: 'glm-4.7',
  title: 'GLM 4.7',
  example: '<tool_call>access<arg_key>user</arg_key><arg_value>x@y.z</arg_value></tool_call>',
  marked: true,
  opens: /<tool_call>\s*[^\s<>{}[\]"\\]{1,256}(?=<(?:arg_key|\/tool_call)>)/,
  read: (page, from, at) =>
    readTagged(page, from, {
      name: page.text.slice(page.text.indexOf('>', from) + 1, at).trim(),
      at,
      tags: TAGS,
    }),
  write: calls => calls.map(call => writeGlm(call, '', '')).join(''),
} as const satisfies TextWire

const TAGS = glmTags('')
