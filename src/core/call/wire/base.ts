// The format that hard skills tell a model: {"tool": id, "args": {…}}.
import { bareCall } from './bare.ts'
import { list } from './json-text.ts'
import type { ObjectWire } from './wire.ts'

/*
 * call  = { "tool": string, "args"?: object | null }
 * calls = call | [ call, … ] | one call after another
 * Values are JSON and taken as they are. Source: the hard-skill specification.
 */
export const base = {
  format: 'base',
  title: 'Hard skill',
  example: '{"tool": "access", "args": {"user": "x@y.z"}}',
  object: (node, tools) => {
    const call = bareCall(node, tools)
    return call?.nameKey === 'tool' && (call.argsKey === null || call.argsKey === 'args') ? call : null
  },
  write: calls => list(calls.map(call => ({ tool: call.name, args: call.arguments }))),
} as const satisfies ObjectWire
