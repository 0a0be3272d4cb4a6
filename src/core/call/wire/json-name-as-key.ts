// Bare JSON whose one member is named after the tool.
import { isObject } from '../found.ts'
import { list } from './json-text.ts'
import type { ObjectCall, ObjectWire } from './wire.ts'

/*
 * call = { NAME: object }   NAME is a known tool, and nothing else stands in the object
 */
export const jsonNameAsKey = {
  format: 'json-name-as-key',
  title: 'JSON, name as key',
  example: '{"access": {"user": "x@y.z"}}',
  object: (node, tools): ObjectCall | null => {
    const [name, ...others] = Object.keys(node)
    if (name === undefined || others.length > 0 || !tools.known || !tools.accepts(name)) return null
    return isObject(node[name]) ? { name, args: node[name], read: [name] } : null
  },
  write: calls => list(calls.map(call => ({ [call.name]: call.arguments }))),
} as const satisfies ObjectWire
