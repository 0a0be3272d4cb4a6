// Google's Gemini API: a part that calls a function, in both spellings, and the text of a call it failed to form.
import { isObject, member } from '../found.ts'
import type { ObjectCall, ObjectWire } from './wire.ts'

/*
 * part      = { "functionCall": { "id"?, "name": string, "args"?: object } }      Python: function_call
 * whole     = candidates[].content.parts[]
 * A call with partialArgs or willContinue has not all of its arguments.
 * malformed = candidate with finishReason MALFORMED_FUNCTION_CALL: finishMessage holds a call as Python
 * Source: @google/genai types.
 */
export const gemini = {
  format: 'gemini',
  title: 'Google Gemini',
  example: '{"functionCall": {"name": "access", "args": {"user": "x@y.z"}}}',
  object: (node): ObjectCall | null => {
    const call = member(node, 'functionCall') ?? member(node, 'function_call')
    if (isObject(call)) {
      const partial = member(call, 'willContinue') === true || Object.hasOwn(call, 'partialArgs')
      return { name: call.name, args: member(call, 'args'), id: member(call, 'id'), read: READ, partial }
    }
    const reason = member(node, 'finishReason') ?? member(node, 'finish_reason')
    const message = member(node, 'finishMessage') ?? member(node, 'finish_message')
    if (reason !== 'MALFORMED_FUNCTION_CALL' || typeof message !== 'string') return null
    return { name: '', args: undefined, read: [], text: message.replace(/^Malformed function call:/, '') }
  },
  write: calls => {
    const parts = calls.map(call => ({ functionCall: { name: call.name, args: call.arguments } }))
    return JSON.stringify({ candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP' }] })
  },
} as const satisfies ObjectWire

const READ = ['functionCall', 'function_call', 'thoughtSignature', 'thought_signature', 'thought']
