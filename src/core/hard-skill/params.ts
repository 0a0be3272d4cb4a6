// Lowers a draft's params to a true JSON Schema: type, enum and default as values of the declared type.
import type { Fix } from '../fault/fault.ts'
import { type Coerced, coerce, sameJson } from './coerce.ts'
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

/** The param that is read, and where its faults go. */
type Reading = { param: ParamDraft; tool: string | null; sink: Sink }

function paramSchema(param: ParamDraft, draft: Draft, sink: Sink): ParamSchema {
  const reading = { param, tool: draft.id?.text || null, sink }
  const type = typeOf(reading)
  const format = param.keys.get('format')
  const members = membersOf(reading, type)
  const fallback = param.keys.get('default')
  const description = param.keys.get('description')?.text
  return {
    type,
    ...(format ? { format: format.text } : {}),
    ...(members ? { enum: members.map(member => member.value) } : {}),
    ...(description ? { description } : {}),
    ...(fallback ? { default: defaultOf(reading, fallback, type, members) } : {}),
  }
}

function typeOf({ param, tool, sink }: Reading): ParamType {
  const written = param.keys.get('type')
  if (!written) return 'string'
  const { text } = written
  if (isParamType(text)) return text
  const near =
    aliases.get(text.toLowerCase()) ?? paramTypes.find(type => type === nearest(text, paramTypes)) ?? null
  const fix: Fix[] = []
  if (text === '') {
    fix.push(
      sink.mend('review', 'Remove the line: a param is text unless it says otherwise', removal(written.line)),
    )
  } else if (near) fix.push(change(sink, written, near))
  sink.say('param-type-unknown', { tool, param: param.name, type: text, near }, placeOf(written), { fix })
  return near ?? 'string'
}

/** The members of an enum as values of its type; those that cannot become it are one fault and are left out. */
function membersOf({ param, tool, sink }: Reading, type: ParamType): Member[] | null {
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

function defaultOf(reading: Reading, written: Value, type: ParamType, members: Member[] | null): unknown {
  const value = coerce(type, written.text)
  if (members) checkMember(reading, written, value, members)
  else if (!value.ok) wrongDefault(reading, written, type)
  return value.ok ? value.value : written.text
}

/** A default is a member of the enum. One that is a member of the wrong type is the enum's mistake, told there. */
function checkMember(
  { param, tool, sink }: Reading,
  written: Value,
  value: Coerced,
  members: Member[],
): void {
  const list = param.keys.get('enum')
  if (!list) return
  const texts = list.text.split(',').map(member => member.trim())
  const inside = value.ok
    ? members.some(member => sameJson(member.value, value.value))
    : texts.includes(written.text)
  if (inside) return
  const near = nearest(written.text, texts)
  const fix = near ? [change(sink, written, near)] : []
  if (value.ok && written.text !== '' && !written.text.includes(',')) {
    const edit = { from: list.to, to: list.to, insert: `, ${written.text}` }
    fix.push(sink.mend('review', 'Add it to the enum', edit))
  }
  const args = { tool, param: param.name, value: written.text, members: texts, near }
  sink.say('param-default-not-in-enum', args, placeOf(written), { fix })
}

function wrongDefault({ param, tool, sink }: Reading, written: Value, type: ParamType): void {
  const word = type === 'boolean' ? booleanWords.get(written.text.toLowerCase()) : undefined
  const without = 'Remove the line: without a default the param is required'
  const fix = word
    ? [change(sink, written, word)]
    : written.text === ''
      ? [sink.mend('review', without, removal(written.line))]
      : toText(param, sink)
  const args = { tool, param: param.name, value: written.text, type }
  sink.say('param-default-wrong-type', args, placeOf(written), { fix })
}

/** A value's place, or that of its key where the value is empty. */
const placeOf = (value: Value): Span => (value.text === '' ? value.key : value)

const change = (sink: Sink, { from, to }: Span, insert: string): Fix =>
  sink.mend('review', `Change it to ${insert}`, { from, to, insert })

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
function toText(param: ParamDraft, sink: Sink): Fix[] {
  const type = param.keys.get('type')
  return type
    ? [sink.mend('review', 'Change the type to string', { from: type.from, to: type.to, insert: 'string' })]
    : []
}
