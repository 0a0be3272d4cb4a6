// Reads calls whose arguments are tags around bare text; shared by all formats that look like XML and are not.
import { type Flaw, isObject, type Members, put, type Repair, repair } from '../found.ts'
import { readJson } from '../json.ts'
import { missingEnd, type Page } from '../page.ts'
import { propertyOf, typesOf } from '../schema.ts'
import { textValue, trimLines } from '../textual.ts'
import { readNamedJson } from './named-json.ts'
import { found, type Reading, unreadable } from './wire.ts'

/** The tags of one format. Patterns with the flag `y` match at a place, those with `g` are searched for. */
export type Tags = {
  /** Opens an argument; group 1 is its name, group 2 may say whether the text is a string (`true`, `false`). */
  open: RegExp
  /** Where the next argument opens. */
  nextOpen: RegExp
  /** Closes an argument. */
  close: RegExp
  /** Closes the call. */
  end: RegExp
  nextEnd: RegExp
  /** Where another call opens: an argument that is not closed ends before it. */
  nextCall: RegExp
  /** Takes one line break off at either end of a text. */
  trimLines?: boolean
  /** Any opener ends a text that was not closed, not only one that begins a line. */
  anyOpener?: boolean
  /** What the text of an argument is, where the wire has more than text. */
  unwrap?: (text: string) => string
}

type Params = {
  args: Members
  to: number
  state: 'closed' | 'open' | 'cut'
  count: number
  repairs: Repair[]
  flaws: Flaw[]
}

export type TaggedCall = {
  name: string
  /** Where the arguments begin. */
  at: number
  tags: Tags
  /** The wrapper is missing: then the call has to close, name a known tool and bring what that requires. */
  bare?: boolean
}

/** A call with tagged arguments, or with one JSON object in their place; `null` for a mention that is no call. */
export function readTagged(
  page: Page,
  from: number,
  { name, at, tags, bare = false }: TaggedCall,
): Reading | null {
  if (bare && !page.tools.accepts(name)) return null
  const start = skipBetween(page, at)
  if (page.text.charAt(start) === '{') return readJsonBody(page, from, start, name, tags)
  const params = readParams(page, at, tags, name)
  if (params.state === 'cut') {
    if (bare) page.wasted(params.to - from)
    return bare ? null : { found: [unreadable(name, from, params.to, 'cut')], to: params.to }
  }
  if (params.state === 'open') {
    if (bare || params.count === 0 || !page.isEnd(params.to)) {
      page.wasted(params.to - from)
      // With arguments, and right before another call, it is more than a mention.
      const isBroken = !bare && params.count > 0 && page.next(tags.nextCall, params.to)?.at === params.to
      return isBroken ? { found: [unreadable(name, from, params.to, 'bad')], to: params.to } : null
    }
    params.repairs.push(missingEnd(params.to))
  }
  const inner = unwrapEnvelope(page, name, params.args)
  const repairs = inner ? [...params.repairs, repair('unwrapped', from, params.to)] : params.repairs
  const args = inner ?? params.args
  if (bare && !page.tools.satisfied(name, args)) return null
  return { found: [found(name, args, from, params.to, { repairs, flaws: params.flaws })], to: params.to }
}

function readJsonBody(page: Page, from: number, start: number, name: string, tags: Tags): Reading | null {
  const read = readNamedJson(page, from, { name, at: start })
  if (!read) return null
  const after = skipBetween(page, read.to)
  const end = page.match(tags.end, after)
  if (end) return { ...read, to: after + end[0].length }
  const close = page.next(tags.nextEnd, start)
  if (read.found.some(call => call.refused)) {
    const refused = close ? [unreadable(name, from, close.to, 'bad')] : read.found
    return { found: refused, to: close?.to ?? read.to }
  }
  return page.isEnd(read.to) ? read : null
}

function readParams(page: Page, at: number, tags: Tags, name: string): Params {
  const params: Params = { args: {}, to: at, state: 'open', count: 0, repairs: [], flaws: [] }
  const schema = page.tools.schema(name)
  for (;;) {
    const pos = skipBetween(page, params.to)
    const end = page.match(tags.end, pos)
    if (end) return { ...params, to: pos + end[0].length, state: 'closed' }
    const open = page.match(tags.open, pos)
    if (!open) {
      const broken = page.match(/<[^<>\n]{0,64}param(?:eter)?[^<>\n]{0,128}(?=[\n<])/y, pos)
      if (!broken) return params
      params.to = pos + broken[0].length
      params.repairs.push(repair('broken-parameter', pos, params.to))
      continue
    }
    const key = (open[1] ?? '').trim()
    const from = pos + open[0].length
    const ending = endOfValue(page, from, tags, schema)
    if (ending === null) return { ...params, to: page.text.length, state: 'cut' }
    if (!ending.closed) params.repairs.push(repair('missing-close', ending.at, ending.at))
    params.to = ending.to
    params.count++
    const text = page.text.slice(from, ending.at)
    const bare = tags.trimLines ? trimLines(text) : (tags.unwrap?.(text) ?? text)
    const value = readValue(bare, key, open[2], schema)
    put(params.args, key, value, params.flaws, { from: pos, to: params.to })
  }
}

/** Blanks between tags, also those that a detokenizer or an escaped copy left as marks. */
function skipBetween(page: Page, at: number): number {
  return at + (page.match(/(?:\s|\\n|\\t|[ĠĊ])*/y, at)?.[0].length ?? 0)
}

/**
 * Where a text ends: at the first closing tag behind which another argument or the end of the call stands,
 * else at the first one at all; before it, where another argument opens or the call ends unclosed.
 */
function endOfValue(
  page: Page,
  from: number,
  tags: Tags,
  schema: unknown,
): { at: number; to: number; closed: boolean } | null {
  const first = page.next(tags.close, from)
  const open = page.next(tags.nextOpen, from)
  const call = page.next(tags.nextCall, from)
  const unclosed = (at: number) => {
    const to = call && call.at < at ? call.at : at
    return { at: trimBefore(page, to, tags), to, closed: false }
  }
  if (open && (!first || open.at < first.at) && isRealOpener(page, open.at, tags, schema)) {
    return unclosed(open.at)
  }
  const end = page.next(tags.nextEnd, from)
  // An end before the closing tag is text of the value, unless that tag belongs to an argument of the next call.
  if (
    end &&
    (!first || (end.at < first.at && (page.next(tags.nextOpen, end.to)?.at ?? first.at) < first.at))
  ) {
    return unclosed(end.at)
  }
  let close = first
  for (let tries = 0; close && tries < 32; tries++) {
    const after = skipBetween(page, close.to)
    if (after >= page.text.length || page.match(tags.end, after) || page.match(tags.open, after)) break
    close = tries < 31 ? page.next(tags.close, close.to) : null
  }
  close ??= first
  return close && { ...close, closed: true }
}

function isRealOpener(page: Page, at: number, tags: Tags, schema: unknown): boolean {
  if (tags.anyOpener) return true
  const key = page.match(tags.open, at)?.[1]
  const startsLine = /(?:^|\n)[ \t]*$/.test(page.text.slice(Math.max(0, at - 32), at))
  return startsLine || (key !== undefined && propertyOf(schema, key.trim()) !== undefined)
}

/** A text that another tag ended loses the line break before that tag, where its format has one there. */
function trimBefore(page: Page, at: number, tags: Tags): number {
  if (!tags.anyOpener) return at
  return page.text.charAt(at - 1) === '\n' ? at - 1 : at
}

function readValue(text: string, key: string, isString: string | undefined, schema: unknown): unknown {
  // The wire says text; where the schema admits none, the schema is asked as in the other formats.
  const types = typesOf(propertyOf(schema, key), schema)
  if (isString === 'true' && (types.size === 0 || types.has('string'))) return text
  if (isString === 'false') {
    const read = readJson(text, 0, { whole: true })
    return read.ok && text.slice(read.to).trim() === '' && read.flaws.length === 0 ? read.value : text
  }
  return textValue(text, propertyOf(schema, key), schema)
}

const ENVELOPES = ['arguments', 'args', 'input', 'parameters', 'params']

/** One argument that holds the whole object, while the tool declares no such argument: what it holds, else `null`. */
function unwrapEnvelope(page: Page, name: string, args: Members): Members | null {
  const [entry, ...others] = Object.entries(args)
  const schema = page.tools.schema(name)
  if (!entry || others.length > 0 || !ENVELOPES.includes(entry[0]) || schema === undefined) return null
  if (propertyOf(schema, entry[0]) !== undefined) return null
  if (isObject(entry[1])) return entry[1]
  if (typeof entry[1] !== 'string') return null
  const read = readJson(entry[1], 0, { whole: true })
  return read.ok && isObject(read.value) && read.flaws.length === 0 && entry[1].slice(read.to).trim() === ''
    ? read.value
    : null
}

/** An argument as bare text: text as it is, anything else as JSON. */
export function bareText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** Whether the text right before a place ends with a pattern; looks at no more than the last 96 code units. */
export function follows(page: Page, at: number, pattern: RegExp): boolean {
  return pattern.test(page.text.slice(Math.max(0, at - 96), at))
}
