// LongCat: GLM's tags with a prefix; sometimes JSON.
import { glmTags, writeGlm } from './glm-tags.ts'
import { readMarkedJson } from './marked-json.ts'
import { readTagged } from './tags.ts'
import type { TextWire } from './wire.ts'

/*
 * call = "<longcat_tool_call>" NAME { "<longcat_arg_key>" KEY "</longcat_arg_key>" "<longcat_arg_value>" text "</longcat_arg_value>" } "</longcat_tool_call>"
 * Or JSON as in hermes in the place of the name and the tags.
 */
export const longcat = {
  format: 'longcat',
  title: 'LongCat',
  example:
    '<longcat_tool_call>access\n<longcat_arg_key>user</longcat_arg_key>\n<longcat_arg_value>x@y.z</longcat_arg_value>\n</longcat_tool_call>',
  marked: true,
  opens: /<longcat_tool_call>\s*(?:[^\s<>{}[\]"\\]{1,256}(?=(?:\s|\\n)*<)|(?=\{))/,
  read: (page, from, at) => {
    const name = page.text.slice(page.text.indexOf('>', from) + 1, at).trim()
    if (name === '') return readMarkedJson(page, from, { at, close: '</longcat_tool_call>' })
    return readTagged(page, from, { name, at, tags: TAGS })
  },
  write: calls => calls.map(call => writeGlm(call, 'longcat_', '\n')).join('\n'),
} as const satisfies TextWire

const TAGS = glmTags('longcat_')
