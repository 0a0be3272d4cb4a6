// Bare JSON with a name and arguments, whatever the members are called: xLAM, and what most models fall back to.
import { bareCall } from './bare.ts'
import { list } from './json-text.ts'
import type { ObjectWire } from './wire.ts'

/*
 * call  = { name-member: string, arguments-member?: object | JSON as a string }
 * calls = call | [ call, … ] | one call after another | { "tool_calls": [ call, … ] }
 * name-member: name tool function tool_name toolName action recipient_name function_name
 * arguments-member: arguments args parameters input action_input tool_input params
 * Values are JSON and taken as they are.
 */
export const jsonNameArguments = {
  format: 'json-name-arguments',
  title: 'JSON, name and arguments',
  example: '{"name": "access", "arguments": {"user": "x@y.z"}}',
  object: bareCall,
  write: calls => list(calls.map(call => ({ name: call.name, arguments: call.arguments }))),
} as const satisfies ObjectWire
