// The faults of a document that is written for Claude Code: what would load or run otherwise than meant.
import { type Fault, faultMaker } from '../fault/fault.ts'
import { commandsIn } from './commands.ts'
import { codeFences, fenceAt } from './fences.ts'
import { knownFields, ownFields } from './fields.ts'
import { readFrontmatter } from './frontmatter.ts'
import { type Placeholder, placeholders } from './placeholders.ts'
import { read } from './read.ts'
import { rules } from './rules.ts'
import type { Skill } from './skill.ts'
import { suspicions } from './suspicion.ts'

export type ClaudeCodeKind = keyof typeof rules

const fault = faultMaker(rules)

type Document = {
  skill: Skill
  path: string
  fields: ReturnType<typeof readFrontmatter>['fields']
  placeholders: Placeholder[]
  commands: ReturnType<typeof commandsIn>
}

/**
 * What Claude Code would make of a document otherwise than its author meant, in the order of their places.
 * A document that shows no sign of being written for Claude Code has none: a field that only it knows,
 * `$ARGUMENTS`, a `${CLAUDE_…}` variable, a `!` command, or a place below `.claude/`.
 */
export function faults(text: string, options: { dir?: string; path?: string } = {}): Fault<ClaudeCodeKind>[] {
  const skill = read(text, options)
  const found: Document = {
    skill,
    path: skill.path,
    fields: readFrontmatter(text).fields,
    placeholders: placeholders(skill.body, skill.arguments),
    commands: commandsIn(skill.body),
  }
  if (!isForClaudeCode(found)) return []
  return [
    ...misspeltFields(found),
    ...nobodyMayCall(found),
    ...eaten(found),
    ...inBraces(found),
    ...countedFromOne(found),
    ...examplesThatRun(found),
  ].sort((a, b) => a.from - b.from)
}

function isForClaudeCode({ skill, fields, placeholders, commands }: Document): boolean {
  return (
    `/${skill.path}`.includes('/.claude/') ||
    [...fields.keys()].some(key => ownFields.has(key) || meantField(key) !== null) ||
    commands.length > 0 ||
    placeholders.some(each => each.kind === 'variable' || each.kind === 'arguments')
  )
}

/** The field that a key was meant to be: the same letters with other signs between them. */
function meantField(key: string): string | null {
  if (knownFields.has(key)) return null
  const letters = lettersOf(key)
  if (letters === 'usewhen') return 'when_to_use'
  return [...knownFields].find(field => /[-_]/.test(field) && lettersOf(field) === letters) ?? null
}

function lettersOf(key: string): string {
  return key.replace(/[-_ ]/g, '').toLowerCase()
}

function misspeltFields({ fields, path }: Document): Fault<ClaudeCodeKind>[] {
  return [...fields].flatMap(([key, { from, to }]) => {
    const meant = meantField(key)
    if (meant === null) return []
    const edits = [{ path, from, to, insert: meant }]
    const fix = fields.has(meant) ? [] : [{ title: `Write ${meant}`, safety: 'review' as const, edits }]
    return [fault('field-misspelt', { key, meant }, { path, from, to, fix })]
  })
}

function nobodyMayCall({ skill, fields, path }: Document): Fault<ClaudeCodeKind>[] {
  const field = fields.get('user-invocable')
  if (!field || !skill.disableModelInvocation || skill.userInvocable) return []
  return [fault('skill-nobody-may-call', {}, { path, from: field.from, to: field.valueTo })]
}

/** One fault for each reason, with all its places and one fix for all of them. */
function eaten(found: Document): Fault<ClaudeCodeKind>[] {
  const suspicion = suspicions(found.skill.body)
  const byReason = new Map<string, (Placeholder & { kind: 'index' })[]>()
  for (const each of found.placeholders) {
    if (each.kind !== 'index') continue
    const why = suspicion(each)
    if (why === null) continue
    const places = byReason.get(why)
    if (places) places.push(each)
    else byReason.set(why, [each])
  }
  return [...byReason].flatMap(([why, places]) => {
    const [first] = places
    if (!first) return []
    const escapable = places.filter(each => found.skill.body[each.from - 1] !== '\\')
    const edits = escapable.map(each => ({ ...placeOf(found, each.from, each.from), insert: '\\' }))
    const title = places.length === 1 ? `Write \\${first.written}` : 'Put a backslash before each'
    const fix = edits.length > 0 ? [{ title, safety: 'review' as const, edits }] : []
    const args = { written: first.written, index: first.index, why }
    return [fault('placeholder-eaten', args, { ...together(found, places), fix })]
  })
}

function inBraces(found: Document): Fault<ClaudeCodeKind>[] {
  const { body, arguments: names } = found.skill
  const fences = codeFences(body)
  return found.placeholders.flatMap(each => {
    const name = /^\$\{(.+)\}$/.exec(each.written)?.[1]
    if (each.kind !== 'stays' || name === undefined) return []
    const meant = name === 'ARGUMENTS' || (names.includes(name) && fenceAt(fences, each.from) === null)
    if (!meant) return []
    const instead = `$${name}`
    const place = placeOf(found, each.from, each.to)
    const apart = name === 'ARGUMENTS' || !/[\w[]/.test(body.charAt(each.to))
    const edits = [{ ...place, insert: instead }]
    const fix = apart ? [{ title: `Write ${instead}`, safety: 'review' as const, edits }] : []
    return [fault('placeholder-in-braces', { written: each.written, instead }, { ...place, fix })]
  })
}

/** Arguments in prose that begin with the second one: the habit of the time when $1 was the first. */
function countedFromOne(found: Document): Fault<ClaudeCodeKind>[] {
  const { body } = found.skill
  const fences = codeFences(body)
  const suspicion = suspicions(body)
  if (found.placeholders.some(each => each.kind === 'arguments' || each.kind === 'name')) return []
  const indexes = found.placeholders.filter(each => each.kind === 'index')
  if (indexes.some(each => each.index === 0)) return []
  const first = indexes.find(
    each => each.index === 1 && fenceAt(fences, each.from) === null && suspicion(each) === null,
  )
  if (!first) return []
  return [fault('placeholder-counted-from-one', { first: first.written }, together(found, [first]))]
}

function examplesThatRun(found: Document): Fault<ClaudeCodeKind>[] {
  const examples = found.commands.filter(command => command.inExample)
  const [first] = examples
  if (!first) return []
  return [fault('command-in-example-runs', { command: first.command }, together(found, examples))]
}

function placeOf({ skill, path }: Document, from: number, to: number) {
  return { path, from: skill.bodyFrom + from, to: skill.bodyFrom + to }
}

/** The place of the first, with the others beside it. */
function together(found: Document, places: readonly { from: number; to: number }[]) {
  const [first = { path: found.path, from: 0, to: 0 }, ...also] = places.map(each =>
    placeOf(found, each.from, each.to),
  )
  return { ...first, also: also.map(({ from, to }) => ({ from, to })) }
}
