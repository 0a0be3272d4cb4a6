// GLM 4.5 and 4.6: the name, then a tag for every key and one for every value, a line each.
import { glmTags, writeGlm } from './glm-tags.ts'
import { readTagged } from './tags.ts'
import type { TextWire } from './wire.ts'

/*
 * call = "<tool_call>" NAME { "<arg_key>" KEY "</arg_key>" "<arg_value>" text "</arg_value>" } "</tool_call>"
 * Text is taken as it is; the schema says what it stands for.
 */
export const glm45 = {
  format: 'glm-4.5',
  title: 'GLM 4.5 and 4.6',
  example: '<tool_call>access\n<arg_key>user</arg_key>\n<arg_value>x@y.z</arg_value>\n</tool_call>',
  marked: true,
  opens: /<tool_call>\s*[^\s<>{}[\]"\\]{1,256}(?=(?:\s|\\n)+<(?:arg_key|\/tool_call)>)/,
  read: (page, from, at) =>
    readTagged(page, from, {
      name: page.text.slice(page.text.indexOf('>', from) + 1, at).trim(),
      at,
      tags: TAGS,
    }),
  write: calls => calls.map(call => writeGlm(call, '', '\n')).join('\n'),
} as const satisfies TextWire

const TAGS = glmTags('')
