// OLMo 3: one Python call a line in tags that Claude's old XML has too.
import { readWrapped, writeCall } from './pythonic.ts'
import type { TextWire } from './wire.ts'

/*
 * calls = "<function_calls>" call { line break call } "</function_calls>"     call as in pythonic
 */
export const olmo3Pythonic = {
  format: 'olmo3-pythonic',
  title: 'OLMo 3',
  example: '<function_calls>access(user="x@y.z")</function_calls>',
  marked: true,
  opens: /<function_calls>(?=\s*\[?[\p{L}_][\p{L}\p{N}_.:/-]{0,255}\()/u,
  read: (page, _from, at) => readWrapped(page, at, '</function_calls>'),
  write: calls => `<function_calls>${calls.map(writeCall).join('\n')}</function_calls>`,
} as const satisfies TextWire
