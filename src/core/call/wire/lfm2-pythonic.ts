// LFM2: Python calls between two tokens.
import { readWrapped, writeCall } from './pythonic.ts'
import type { TextWire } from './wire.ts'

/*
 * calls = { "<|tool_call_start|>" ( list | call { "," call } ) "<|tool_call_end|>" }     list and call as in pythonic
 */
export const lfm2Pythonic = {
  format: 'lfm2-pythonic',
  title: 'LFM2',
  example: '<|tool_call_start|>[access(user="x@y.z")]<|tool_call_end|>',
  marked: true,
  opens: /<\|tool_call_start\|>/,
  read: (page, _from, at) => readWrapped(page, at, '<|tool_call_end|>'),
  write: calls => `<|tool_call_start|>[${calls.map(writeCall).join(', ')}]<|tool_call_end|>`,
} as const satisfies TextWire
