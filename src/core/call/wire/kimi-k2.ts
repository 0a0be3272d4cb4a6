// Kimi K2: tokens around an id that holds the name, and JSON.

import { isObject, member, repair } from '../found.ts'
import type { Page } from '../page.ts'
import { requiredOf } from '../schema.ts'
import { readNamedJson } from './named-json.ts'
import type { Reading, TextWire } from './wire.ts'

/*
 * calls = "<|tool_calls_section_begin|>" { call } ( "<|tool_calls_section_end|>" | end of text )
 * call  = "<|tool_call_begin|>" ID "<|tool_call_argument_begin|>" JSON "<|tool_call_end|>"
 * ID    = [ "functions." ] NAME ":" digits
 * A bare counter as the id has no name: it is known only if exactly one tool takes these arguments.
 */
export const kimiK2 = {
  format: 'kimi-k2',
  title: 'Kimi K2',
  example:
    '<|tool_calls_section_begin|><|tool_call_begin|>functions.access:0<|tool_call_argument_begin|>{"user": "x@y.z"}<|tool_call_end|><|tool_calls_section_end|>',
  marked: true,
  opens: /<\|tool_call_begin\|>[^<>{}\n]{1,256}<\|tool_call_argument_begin\|>/,
  read: (page, from, at) => {
    const id = page.text.slice(from + 19, at - 28).trim()
    const name = id.replace(/^functions\.(?=.)/, '').replace(/:\d+$/, '')
    const read = readNamedJson(page, from, {
      name,
      at,
      stops: ['<|tool_call_end|>'],
      close: /\s*<\|tool_call_end\|>/y,
    })
    return /^(?:\d+|call_\w+)$/.test(name) && !page.tools.accepts(name) ? underInferredName(page, read) : read
  },
  write: calls => {
    const body = calls.map(
      (call, i) =>
        `<|tool_call_begin|>functions.${call.name}:${i}<|tool_call_argument_begin|>${JSON.stringify(call.arguments)}<|tool_call_end|>`,
    )
    return `<|tool_calls_section_begin|>${body.join('')}<|tool_calls_section_end|>`
  },
} as const satisfies TextWire

/** The call under the name of the one tool that declares all its arguments and misses none it requires. */
function underInferredName(page: Page, read: Reading | null): Reading | null {
  const [call] = read?.found ?? []
  if (!read || !call || !isObject(call.args)) return read
  const keys = Object.keys(call.args)
  const fitting = page.tools.all.filter(({ parameters }) => {
    const declared = member(parameters, 'properties')
    return (
      keys.length > 0 &&
      isObject(declared) &&
      keys.every(key => Object.hasOwn(declared, key)) &&
      requiredOf(parameters).every(key => keys.includes(key))
    )
  })
  const [only, ...others] = fitting
  if (!only || others.length > 0) return read
  const inferred = repair('name-inferred', call.from, call.to)
  return { ...read, found: [{ ...call, name: only.name, repairs: [...call.repairs, inferred] }] }
}
