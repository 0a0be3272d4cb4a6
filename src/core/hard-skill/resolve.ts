// Turns a model's answer into a call of a declared tool and its argv, or into an error to hand back.

import { ANSWER_DEPTH } from '../source/limits.ts'
import { coerce, isDeeperThan, isObject, sameJson } from './coerce.ts'
import { SkillError } from './error.ts'
import { asCall, findCall, type WireCall } from './find-call.ts'
import { cut } from './lines.ts'
import type { ParamSchema, Tool } from './skill.ts'
import { asWordText, fill, type Word } from './template.ts'

/** Where an argument's value came from. `raw` is what the call or the default gave, before coercion. */
export type Argument = {
  param: string
  schema: ParamSchema
  value: unknown
  origin: 'given' | 'default'
  /** The type that the value had before it became another; `null` where it is as it was given. */
  coercedFrom: string | null
  raw: unknown
}

/** A resolved call with the story of each argument and each word. */
export type Explained = { tool: Tool; arguments: Argument[]; words: Word[] }

export type Resolved = { tool: Tool; args: Record<string, unknown>; argv: string[] }

/**
 * Resolves an answer: text of a model, or an object that is already a call.
 * @returns `null` where the answer holds no call.
 * @throws SkillError where it holds one that the tools do not take; the message is for the model.
 */
export function resolve(tools: readonly Tool[], answer: unknown): Resolved | null {
  const explained = explain(tools, answer)
  if (!explained) return null
  return {
    tool: explained.tool,
    args: Object.fromEntries(explained.arguments.map(({ param, value }) => [param, value])),
    argv: explained.words.map(word => word.text),
  }
}

/** As `resolve`, with where each argument and each part of a word came from. Throws as `resolve` does. */
export function explain(tools: readonly Tool[], answer: unknown): Explained | null {
  const call = callIn(answer)
  if (!call) return null
  const tool = tools.find(tool => tool.id === call.tool)
  if (!tool) {
    const declared = names(tools.map(tool => tool.id))
    throw new SkillError(
      'call-tool-unknown',
      `There is no tool '${call.tool}'. The declared tools are: ${declared}.`,
    )
  }
  return bind(tool, call.args ?? {})
}

function callIn(answer: unknown): WireCall | null {
  if (typeof answer === 'string') return findCall(answer)
  if (!isObject(answer)) return null
  const call = asCall(answer)
  if (!call)
    throw new SkillError(
      'call-tool-not-text',
      'A call must be an object whose "tool" is the id of a tool, as text.',
    )
  return call
}

/**
 * Binds arguments to a tool: defaults filled in, required ones enforced, values coerced, enums checked.
 * @throws SkillError at the first argument that the tool does not take.
 */
export function bind(tool: Tool, args: unknown): Explained {
  if (!isObject(args)) {
    throw new SkillError(
      'call-args-not-object',
      `The "args" of tool '${tool.id}' must be an object, not ${kindOf(args)}.`,
    )
  }
  const params = Object.entries(tool.schema.properties)
  for (const name of Object.keys(args)) {
    if (Object.hasOwn(tool.schema.properties, name)) continue
    const declared = names(params.map(([param]) => param))
    throw new SkillError(
      'call-arg-undeclared',
      `Tool '${tool.id}' has no argument '${name}'. It takes: ${declared}.`,
    )
  }
  const bound = params.map(([param, schema]) =>
    bindOne(tool, param, schema, Object.hasOwn(args, param) ? args[param] : undefined),
  )
  return {
    tool,
    arguments: bound,
    words: fill(tool.run, new Map(bound.map(({ param, value }) => [param, value]))),
  }
}

function bindOne(tool: Tool, param: string, schema: ParamSchema, given: unknown): Argument {
  const origin = given === undefined || given === null ? 'default' : 'given'
  if (origin === 'default' && !Object.hasOwn(schema, 'default')) {
    throw new SkillError(
      'call-arg-missing',
      `Tool '${tool.id}' needs the argument '${param}', which is missing.`,
    )
  }
  const raw = origin === 'default' ? schema.default : given
  const coerced = coerce(schema.type, raw)
  if (isDeeperThan(ANSWER_DEPTH, raw) || (coerced.ok && isDeeperThan(ANSWER_DEPTH, coerced.value))) {
    const message = `The argument '${param}' of tool '${tool.id}' is nested more than ${ANSWER_DEPTH} deep.`
    throw new SkillError('call-arg-wrong-type', message)
  }
  if (!coerced.ok) {
    const message = `The argument '${param}' of tool '${tool.id}' must be ${schema.type}; got ${shown(raw)}.`
    throw new SkillError('call-arg-wrong-type', message)
  }
  const { value } = coerced
  if (schema.enum && !schema.enum.some(member => sameJson(member, value))) {
    const message = `The argument '${param}' of tool '${tool.id}' must be one of: ${names(schema.enum.map(asWordText))}; got ${shown(value)}.`
    throw new SkillError('call-arg-not-in-enum', message)
  }
  return {
    param,
    schema,
    value,
    origin,
    coercedFrom: kindOf(raw) === kindOf(value) ? null : kindOf(raw),
    raw,
  }
}

const names = (all: readonly string[]) => (all.length > 0 ? all.join(', ') : 'none')

/** The JSON type of a value, in the words of JSON Schema. */
function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** A value as the model wrote it, cut where it is long. */
const shown = (value: unknown) => cut(JSON.stringify(value) ?? String(value))
