// The fourth step's small words: a field's text, its place, and the sentences that several clients share.
import { codePointLength, codePointOffset } from '../../document/text.ts'
import { type Span, TypedValue } from '../../document/yaml/loose/reading.ts'
import { type Skill, type Stop, stop } from '../client.ts'
import type { VerdictWord } from '../verdict.ts'

/** A field's value; `undefined` where the key is absent. */
export function given(skill: Skill, name: string): unknown {
  return skill.fields.get(name)?.value
}

/** A field's value where it is text. */
export function textOf(skill: Skill, name: string): string | undefined {
  const value = given(skill, name)
  return typeof value === 'string' ? value : undefined
}

/** Where a field stands, or the opening fence, and what comes before it, where it is absent. */
export function spanOf(skill: Skill, name: string): Span {
  const field = skill.fields.get(name)
  if (field) return { from: field.key.from, to: Math.max(field.span.to, field.key.to) }
  if (skill.split.kind !== 'block') return skill.split.span
  return { from: 0, to: skill.text.slice(0, skill.split.block.origin(0)).trimEnd().length }
}

/** Ends the pipeline of a client at a field, always with the same word. */
export function stopAt(skill: Skill, word: VerdictWord): (name: string, reason: string) => Stop {
  return (name, reason) => stop(word, reason, spanOf(skill, name))
}

/** What a value is called in YAML. */
export function typeName(value: unknown): string {
  if (value === null || value === undefined) return 'nothing'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'number') return 'a number'
  if (typeof value === 'boolean') return 'a yes or no'
  if (value instanceof TypedValue) return value.type === 'date' ? 'a date' : 'bytes'
  return Array.isArray(value) ? 'a list' : 'a map'
}

/** Whether a value is a map. */
export function isMapping(value: unknown): value is Record<string, unknown> {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof TypedValue)
  )
}

/** Why there is no such field: the frontmatter was not found, or the key is not in it. */
export function missing(skill: Skill, name: string): string {
  if (skill.split.kind !== 'block') return skill.split.reason
  return given(skill, name) === undefined
    ? `The frontmatter has no \`${name}\`; this client requires it.`
    : `\`${name}\` is empty; this client requires it.`
}

/** The sentences that say why a field is not taken. */
export function notText(skill: Skill, name: string): string {
  return notTextBut(name, given(skill, name))
}

/** The same, of a value that no skill holds yet. */
export function notTextBut(name: string, value: unknown): string {
  return `\`${name}\` is ${typeName(value)} in YAML; this client wants text, so put it in quotes.`
}

/** Why a field is no text: there is none, it is empty, or it is something else. */
export function noText(skill: Skill, name: string): string {
  const value = given(skill, name)
  return value == null || typeof value === 'string' ? missing(skill, name) : notText(skill, name)
}

export function notMap(skill: Skill, name: string): string {
  return notMapBut(name, given(skill, name))
}

export function notMapBut(name: string, value: unknown): string {
  return `\`${name}\` is ${typeName(value)}; this client wants a map, or none.`
}

export function repeated(name: string): string {
  return `\`${name}\` stands twice; keep one of the two.`
}

export function tooLong(name: string, text: string, limit: number): string {
  return `\`${name}\` has ${codePointLength(text)} characters; this client takes up to ${limit}.`
}

export function wrongName(name: string, allowed: string): string {
  return `The name \`${name}\` may only hold ${allowed}.`
}

export function otherDir(name: string, dir: string): string {
  return `The name \`${name}\` is not that of its directory, \`${dir}\`; this client wants the two to be the same.`
}

/** The folder's name where the document has none that the client takes. */
export const nameFromDir = 'The name is taken from the folder.'

/** Cuts at a number of UTF-16 units, as JavaScript clients do. */
export function cut(text: string, limit: number): string {
  return text.slice(0, limit)
}

/** Text without anything that looks like a tag. */
export function withoutTags(text: string): string {
  return text.replace(/<[^<>]+>/g, '')
}

/** Runs of white space, as Unicode has it, as one space, none at the ends. U+FEFF is none. */
export function collapsed(text: string): string {
  return text
    .replace(/[\t-\r \x85\xa0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/g, ' ')
    .replace(/^ | $/g, '')
}

/** The first paragraph of a body: its lines up to the first empty one. */
export function firstParagraph(body: string): string | null {
  const text = body.trim()
  const end = text.search(/\r?\n[ \t]*\r?\n/)
  return text === '' ? null : end < 0 ? text : text.slice(0, end)
}

/** The first line of a body that is not empty and not as `skips` says. */
export function firstLine(body: string, skips: (line: string) => boolean = () => false): string | null {
  for (const line of body.split(/\r\n?|\n/)) {
    const text = line.trim()
    if (text !== '' && !skips(text)) return text
  }
  return null
}

/** Whether Python counts a value as true: not an empty text, list or map, nor a zero. */
export function isTrue(value: unknown): boolean {
  if (Number.isNaN(value)) return true
  if (Array.isArray(value)) return value.length > 0
  return isMapping(value) ? Object.keys(value).length > 0 : Boolean(value)
}

/** Cuts at a number of code points, as Python clients do. */
export function cutPoints(text: string, limit: number): string {
  return text.slice(0, codePointOffset(text, limit))
}
