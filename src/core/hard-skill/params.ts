// Lowers a draft's params to a true JSON Schema: type, enum and default as values of the declared type.
import { coerce, sameJson } from './coerce.ts'
import { type Draft, type ParamDraft, removal, type Value } from './draft.ts'
import type { Span } from './lines.ts'
import { nearest } from './nearest.ts'
import type { Sink } from './sink.ts'
import type { ParamSchema, ParamType, ToolSchema } from './skill.ts'

export const paramTypes = ['string', 'number', 'integer', 'boolean', 'object', 'array'] as const

const isParamType = (word: string): word is ParamType => paramTypes.some(type => type === word)

/** Words that people write for a type. */
const aliases: ReadonlyMap<string, ParamType> = new Map([
  ['text', 'string'],
  ['str', 'string'],
  ['int', 'integer'],
  ['float', 'number'],
  ['double', 'number'],
  ['bool', 'boolean'],
  ['list', 'array'],
  ['map', 'object'],
  ['dict', 'object'],
  ['json', 'object'],
])

/** The JSON Schema of a draft's params; a param without a default is required. */
export function schemaOf(draft: Draft, sink: Sink): ToolSchema {
  const properties = new Map<string, ParamSchema>()
  for (const param of draft.params.values()) properties.set(param.name, paramSchema(param, draft, sink))
  const required = [...draft.params.values()]
    .filter(param => !param.keys.has('default'))
    .map(param => param.name)
  return {
    type: 'object',
    // fromEntries makes own properties of every name, `__proto__` too.
    properties: Object.fromEntries(properties),
    ...(required.length > 0 ? { required } : {}),
  }
}

type Member = { text: string; value: unknown } & Span

function paramSchema(param: ParamDraft, draft: Draft, sink: Sink): ParamSchema {
  const tool = draft.id?.text || null
  const type = typeOf(param, tool, sink)
  const format = param.keys.get('format')
  const members = membersOf(param, type, tool, sink)
  const fallback = param.keys.get('default')
  const description = param.keys.get('description')?.text
  return {
    type,
    ...(format ? { format: format.text } : {}),
    ...(members ? { enum: members.map(member => member.value) } : {}),
    ...(description ? { description } : {}),
    ...(fallback ? { default: defaultOf(param, fallback, type, members, tool, sink) } : {}),
  }
}

function typeOf(param: ParamDraft, tool: string | null, sink: Sink): ParamType {
  const written = param.keys.get('type')
  if (!written) return 'string'
  if (isParamType(written.text)) return written.text
  const lower = written.text.toLowerCase()
  const near =
    aliases.get(lower) ?? paramTypes.find(type => type === nearest(written.text, paramTypes)) ?? null
  const fix =
    written.text === ''
      ? [
          sink.mend(
            'review',
            'Remove the line: a param is text unless it says otherwise',
            removal(written.line),
          ),
        ]
      : near
        ? [sink.mend('review', `Change it to ${near}`, { from: written.from, to: written.to, insert: near })]
        : []
  const at = written.text === '' ? written.key : written
  sink.say('param-type-unknown', { tool, param: param.name, type: written.text, near }, at, { fix })
  return near ?? 'string'
}

/** The members of an enum as values of its type; those that cannot become it are one fault and are left out. */
function membersOf(param: ParamDraft, type: ParamType, tool: string | null, sink: Sink): Member[] | null {
  const written = param.keys.get('enum')
  if (!written) return null
  const members: Member[] = []
  const bad: ({ text: string } & Span)[] = []
  let from = written.from
  for (const piece of written.text.split(',')) {
    const text = piece.trim()
    const start = from + (text === '' ? 0 : piece.length - piece.trimStart().length)
    const place = { text, from: start, to: start + text.length }
    const value = coerce(type, text)
    if (value.ok) members.push({ ...place, value: value.value })
    else bad.push(place)
    from += piece.length + 1
  }
  const [first, ...also] = bad
  if (first) {
    const args = { tool, param: param.name, value: first.text, type }
    sink.say('param-enum-wrong-type', args, first, { also, fix: toText(param, sink) })
  }
  return members
}

function defaultOf(
  param: ParamDraft,
  written: Value,
  type: ParamType,
  members: Member[] | null,
  tool: string | null,
  sink: Sink,
): unknown {
  const value = coerce(type, written.text)
  const at = written.text === '' ? written.key : written
  if (members) {
    const raw =
      param.keys
        .get('enum')
        ?.text.split(',')
        .map(member => member.trim()) ?? []
    const inside = value.ok
      ? members.some(member => sameJson(member.value, value.value))
      : raw.includes(written.text)
    if (!inside) {
      const near = nearest(
        written.text,
        raw.filter(member => member !== ''),
      )
      const fix = near
        ? [sink.mend('review', `Change it to ${near}`, { from: written.from, to: written.to, insert: near })]
        : []
      const end = param.keys.get('enum')?.to ?? written.to
      if (value.ok && written.text !== '' && !written.text.includes(',')) {
        fix.push(
          sink.mend('review', 'Add it to the enum', { from: end, to: end, insert: `, ${written.text}` }),
        )
      }
      const args = { tool, param: param.name, value: written.text, members: raw, near }
      sink.say('param-default-not-in-enum', args, at, { fix })
    }
    // A default that is a member of the wrong type is the enum's mistake, which is told there.
    return value.ok ? value.value : written.text
  }
  if (value.ok) return value.value
  const word = type === 'boolean' ? booleanWords.get(written.text.toLowerCase()) : undefined
  const fix = word
    ? [sink.mend('review', `Change it to ${word}`, { from: written.from, to: written.to, insert: word })]
    : written.text === ''
      ? [
          sink.mend(
            'review',
            'Remove the line: without a default the param is required',
            removal(written.line),
          ),
        ]
      : toText(param, sink)
  sink.say('param-default-wrong-type', { tool, param: param.name, value: written.text, type }, at, { fix })
  return written.text
}

/** The words that people write for true and false. */
const booleanWords: ReadonlyMap<string, string> = new Map([
  ['true', 'true'],
  ['yes', 'true'],
  ['on', 'true'],
  ['1', 'true'],
  ['false', 'false'],
  ['no', 'false'],
  ['off', 'false'],
  ['0', 'false'],
])

/** The mend that makes a param text, which every value can be. */
function toText(param: ParamDraft, sink: Sink) {
  const type = param.keys.get('type')
  return type
    ? [sink.mend('review', 'Change the type to string', { from: type.from, to: type.to, insert: 'string' })]
    : []
}
