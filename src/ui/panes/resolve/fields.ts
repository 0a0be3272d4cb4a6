// What a person fills into the form of a tool, and the arguments that come of it.
import type { ParamSchema, Tool } from '../../../core/hard-skill/skill.ts'
import { asWordText } from '../../../core/hard-skill/template.ts'

/** Text by param; a param that is not there was not touched. */
export type Fields = Readonly<Record<string, string>>

/** The value of a field; what is written as another type is left as text, for the resolver to judge. */
function readField(schema: ParamSchema, text: string): unknown {
  if (schema.enum) {
    const member = schema.enum.find(other => asWordText(other) === text)
    return member === undefined ? text : member
  }
  if (schema.type === 'string') return text
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return text
  }
}

/** The arguments: required ones as they stand, others only where something is filled in. */
export function argumentsOf(tool: Tool, fields: Fields): Record<string, unknown> {
  const required = new Set(tool.schema.required)
  const given = Object.entries(tool.schema.properties).flatMap(([param, schema]) => {
    const text = Object.hasOwn(fields, param) ? (fields[param] ?? '') : ''
    const left =
      text === '' && !(required.has(param) && schema.type === 'string' && Object.hasOwn(fields, param))
    return left ? [] : [[param, readField(schema, text)] as const]
  })
  return Object.fromEntries(given)
}
