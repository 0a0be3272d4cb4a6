// Llama 4: Python calls between two tokens.
import { readWrapped, writeCall } from './pythonic.ts'
import type { TextWire } from './wire.ts'

/*
 * calls = "<|python_start|>" list [ "<|python_end|>" ]     list as in pythonic
 */
export const llama4Pythonic = {
  format: 'llama4-pythonic',
  title: 'Llama 4',
  example: '<|python_start|>[access(user="x@y.z")]<|python_end|>',
  marked: true,
  opens: /<\|python_start\|>/,
  read: (page, _from, at) => readWrapped(page, at, '<|python_end|>'),
  write: calls => `<|python_start|>[${calls.map(writeCall).join(', ')}]<|python_end|>`,
} as const satisfies TextWire
