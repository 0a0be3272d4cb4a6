// Splits a document at its frontmatter and reads the YAML as the product does: all of it or nothing.
import { isMap, isScalar, parseDocument } from 'yaml'
import type { Lost } from './skill.ts'

/** Frontmatter larger than this is not read. Bytes are at most three a UTF-16 unit, so units are counted as they come. */
const MAX_BYTES = 64 * 1024
/** YAML nested deeper than this is not read: the parser would recurse until the stack ends. */
const MAX_DEPTH = 64

/** One top-level field: its value as plain data, and the place of its key in the document. */
export type Field = { value: unknown; from: number; to: number; valueFrom: number; valueTo: number }

export type Frontmatter = {
  /** By key, in the order of the document. Empty when there is none, or when it was lost. */
  fields: Map<string, Field>
  /** Where the body begins and ends, white space at both ends left out. */
  bodyFrom: number
  bodyTo: number
  lost: Lost | null
}

/**
 * Reads a document's frontmatter. It counts only when the first line is `---` (a byte order mark may stand
 * before it) and another line `---` closes it; otherwise the whole document is body. YAML that does not
 * parse leaves the body with no fields at all, and `lost` says which went.
 */
export function readFrontmatter(text: string): Frontmatter {
  const start = text.startsWith('\ufeff') ? 1 : 0
  const inner = fenced(text, start)
  if (!inner) return { fields: new Map(), ...trimmed(text, start), lost: null }
  const body = trimmed(text, inner.after)
  const yaml = text.slice(inner.from, inner.to)
  const read = readYaml(yaml, inner.from)
  if (read.ok) return { fields: read.fields, ...body, lost: null }
  const lost = { reason: read.reason, from: read.from, to: read.to, keys: keysLookedFor(yaml) }
  return { fields: new Map(), ...body, lost }
}

/** The lines between the fences, and where the document goes on after them. */
function fenced(text: string, start: number): { from: number; to: number; after: number } | null {
  const first = lineFrom(text, start)
  if (!isFence(text.slice(start, first.end))) return null
  for (let at = first.next; at < text.length; ) {
    const line = lineFrom(text, at)
    if (isFence(text.slice(at, line.end))) return { from: first.next, to: at, after: line.next }
    at = line.next
  }
  return null
}

function lineFrom(text: string, at: number): { end: number; next: number } {
  const end = text.indexOf('\n', at)
  return end < 0 ? { end: text.length, next: text.length } : { end, next: end + 1 }
}

/** A fence is three hyphens; white space may follow. */
function isFence(line: string): boolean {
  return line.startsWith('---') && line.slice(3).trim() === ''
}

function trimmed(text: string, from: number): { bodyFrom: number; bodyTo: number } {
  const rest = text.slice(from)
  const bodyFrom = from + rest.length - rest.trimStart().length
  return { bodyFrom, bodyTo: Math.max(bodyFrom, from + rest.trimEnd().length) }
}

type YamlRead =
  | { ok: true; fields: Map<string, Field> }
  | { ok: false; reason: string; from: number; to: number }

function readYaml(yaml: string, base: number): YamlRead {
  const refused = (reason: string, from = 0, to = yaml.length): YamlRead => ({
    ok: false,
    reason,
    from: base + from,
    to: base + to,
  })
  if (new TextEncoder().encode(yaml).length > MAX_BYTES) return refused('It is larger than 64 KiB.')
  if (depthOf(yaml) > MAX_DEPTH) return refused(`It is nested deeper than ${MAX_DEPTH} levels.`)
  const parsed = parseDocument(yaml, { uniqueKeys: false, logLevel: 'silent', prettyErrors: false })
  const error = parsed.errors[0]
  if (error) return refused(error.message, error.pos[0], Math.max(error.pos[0], error.pos[1]))
  const top = parsed.contents
  if (top === null) return { ok: true, fields: new Map() }
  if (!isMap(top)) return refused('It is not a list of fields with values.')
  const fields = new Map<string, Field>()
  try {
    for (const pair of top.items) {
      if (!isScalar(pair.key)) continue
      const [from, to] = rangeOf(pair.key, base)
      const [valueFrom, valueTo] = rangeOf(pair.value, base, to)
      const value = isNode(pair.value) ? pair.value.toJS(parsed, { maxAliasCount: 0 }) : pair.value
      fields.set(String(pair.key.value), { value, from, to, valueFrom, valueTo })
    }
  } catch {
    return refused('It refers to another value with an alias (*), which is not read here.')
  }
  return { ok: true, fields }
}

type Converts = { toJS(parsed: unknown, options: { maxAliasCount: number }): unknown }

function isNode(value: unknown): value is Converts {
  return typeof value === 'object' && value !== null && 'toJS' in value
}

function rangeOf(node: unknown, base: number, otherwise = base): [number, number] {
  if (typeof node !== 'object' || node === null || !('range' in node)) return [otherwise, otherwise]
  const range = node.range
  if (!Array.isArray(range)) return [otherwise, otherwise]
  return [base + Number(range[0]), base + Number(range[1])]
}

/** At most how deep YAML can nest, told from its brackets, its indentation and its `- - -` without parsing it. */
export function depthOf(yaml: string): number {
  let flow = 0
  let deepest = 0
  const indents: number[] = []
  for (const line of yaml.split('\n')) {
    const lead = /^[ ]*/.exec(line)?.[0].length ?? 0
    if (line.length > lead) {
      while ((indents.at(-1) ?? -1) >= lead) indents.pop()
      indents.push(lead)
    }
    const marks = /^(?:[-?:][ \t]+|[ \t]+)*/.exec(line)?.[0].replace(/[ \t]/g, '').length ?? 0
    for (const sign of line) {
      if (sign === '[' || sign === '{') flow++
      else if ((sign === ']' || sign === '}') && flow > 0) flow--
      deepest = Math.max(deepest, flow + marks + indents.length)
    }
  }
  return deepest
}

/** The keys that a person meant in YAML that does not parse: every `word:` at the start of a line. */
function keysLookedFor(yaml: string): string[] {
  const keys = new Set<string>()
  for (const line of yaml.split('\n')) {
    const key = /^([A-Za-z_][\w-]*)[ \t]*:/.exec(line)?.[1]
    if (key !== undefined) keys.add(key)
  }
  return [...keys]
}
