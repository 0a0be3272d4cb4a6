// Nemotron v2: a list of JSON in upper-case tags.
import { readMarkedJson } from './marked-json.ts'
import type { TextWire } from './wire.ts'

/*
 * calls = "<TOOLCALL>" [ { "name": string, "arguments": object }, … ] "</TOOLCALL>"
 */
export const toolcallUpper = {
  format: 'toolcall-upper',
  title: 'Nemotron',
  example: '<TOOLCALL>[{"name": "access", "arguments": {"user": "x@y.z"}}]</TOOLCALL>',
  marked: true,
  opens: /<TOOLCALL>(?=\s*[[{])/,
  read: (page, from, at) => readMarkedJson(page, from, { at, close: '</TOOLCALL>' }),
  write: calls =>
    `<TOOLCALL>${JSON.stringify(calls.map(call => ({ name: call.name, arguments: call.arguments })))}</TOOLCALL>`,
} as const satisfies TextWire
