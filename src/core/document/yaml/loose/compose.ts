// The common ground of the dialects: the `yaml` library's tree, with what one dialect forgives, forbids and types.
import {
  type Alias,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type ParsedNode,
  parseDocument,
  type Scalar,
  visit,
  type YAMLError,
} from 'yaml'
import { complaint } from './complaint.ts'
import { excess } from './limits.ts'
import { type Patched, unpatched } from './patch.ts'
import type { Field, Fields, Reading, Span } from './reading.ts'

/** How one dialect differs from the YAML 1.2 of the `yaml` library. */
export type Traits = {
  /** Rewrites what the dialect reads and the library does not. */
  prepare?: (block: string) => Patched
  /** Errors of the library that are none in this dialect. */
  forgives?: (error: YAMLError) => boolean
  /** What this dialect refuses before it parses, and where. */
  forbids?: (block: string) => { problem: string; span: Span } | null
  /** What a repeated top-level key means. `keep` keeps every one of them for the caller to judge. */
  repeated: 'refuse' | 'last' | 'first'
  /** Whether an unknown tag (`!foo`) is an error. */
  refusesTags: boolean
  /** Whether `<<` merges. */
  merges: boolean
  /** Whether a key may be a list or a map. */
  refusesComplexKeys?: boolean
  /** The value of a plain scalar, by its text. Quoted and block scalars are always text. */
  plain: (text: string) => unknown
}

/** An alias may stand for a text that holds more aliases: beyond this many, what is nested is left out. */
const maxAliases = 100

/** Reads a block as a dialect with these traits does. */
export function readWith(traits: Traits, original: string): Reading {
  const over = excess(original)
  if (over) return { ok: false, ...over }
  const forbidden = traits.forbids?.(original)
  if (forbidden) return { ok: false, ...forbidden }
  const patched = traits.prepare?.(original) ?? unpatched(original)
  const back = (span: Span): Span => ({ from: patched.origin(span.from), to: patched.origin(span.to) })
  const refuse = (problem: string, node?: { range?: readonly number[] | null }): Reading => ({
    ok: false,
    problem,
    span: back({ from: node?.range?.[0] ?? 0, to: node?.range?.[1] ?? patched.text.length }),
  })

  // `uniqueKeys` compares every key with every other; repeated keys are found below, with a Set.
  const doc = parseDocument(patched.text, {
    schema: 'failsafe',
    uniqueKeys: false,
    prettyErrors: false,
    logLevel: 'error',
  })
  const error = doc.errors.find(each => !traits.forgives?.(each))
  if (error) {
    const said = complaint(error, patched.text)
    return { ok: false, problem: said.problem, span: back(said.span) }
  }
  const strangeTag = traits.refusesTags ? doc.warnings.find(isUnknownTag) : undefined
  if (strangeTag)
    return refuse('A value starts with `!`, which YAML reads as a tag; put the value in quotes.', {
      range: strangeTag.pos,
    })

  // One walk resolves every alias; asking each alias on its own would be quadratic.
  const anchors = new Map<string, Node>()
  const targets = new Map<Alias, Node>()
  let flaw: Reading | null = null
  visit(doc, (_, node) => {
    if (isAlias(node)) {
      const target = anchors.get(node.source)
      if (target) targets.set(node, target)
      else
        flaw ??= refuse(`\`*${node.source}\` is an alias of nothing in YAML; put the value in quotes.`, node)
    } else if (isPair(node)) {
      if (traits.refusesComplexKeys && (isMap(node.key) || isSeq(node.key))) {
        flaw ??= refuse('A bracket stands where a key should be; put the value in quotes.', node.key)
      }
    } else if (isMap(node)) {
      if (traits.repeated === 'refuse') flaw ??= repeatedKey(node.items, refuse)
      if (node.anchor) anchors.set(node.anchor, node)
    } else if ((isScalar(node) || isSeq(node)) && node.anchor) {
      anchors.set(node.anchor, node)
    }
    return flaw ? visit.BREAK : undefined
  })
  if (flaw) return flaw

  let expansions = 0
  const value = (node: unknown): unknown => {
    if (isAlias(node) && ++expansions > maxAliases) return undefined
    const target = isAlias(node) ? targets.get(node) : node
    if (isScalar(target)) return scalarValue(target, traits)
    if (isSeq(target)) return target.items.map(value)
    if (isMap(target))
      return Object.fromEntries(target.items.map(pair => [keyText(pair.key), value(pair.value)]))
    return null
  }
  const root = doc.contents
  if (root === null || (isScalar(root) && (root.value === null || root.source === ''))) {
    return { ok: true, fields: new Map(), kind: 'nothing', notes: [] }
  }
  if (!isMap(root)) return { ok: true, fields: new Map(), kind: 'other', notes: [] }

  const fields: Fields = new Map()
  const merged: Fields = new Map()
  const notes: string[] = []
  for (const pair of root.items) {
    const name = keyText(pair.key)
    const field: Field = {
      value: value(pair.value),
      text: scalarText(isAlias(pair.value) ? targets.get(pair.value) : pair.value),
      key: back(spanOf(pair.key)),
      span: back(spanOf(pair.value ?? pair.key)),
    }
    if (traits.merges && name === '<<') {
      for (const [inner, held] of mergedFields(pair.value, targets, value, field)) {
        if (!merged.has(inner)) merged.set(inner, held)
      }
      continue
    }
    if (fields.has(name)) {
      notes.push(name)
      if (traits.repeated === 'first') continue
    }
    fields.set(name, field)
  }
  for (const [name, field] of merged) if (!fields.has(name)) fields.set(name, field)
  return { ok: true, fields, kind: 'mapping', notes }
}

function isUnknownTag(warning: { code: string; message: string }): boolean {
  return warning.code === 'TAG_RESOLVE_FAILED' && !warning.message.includes('tag:yaml.org,2002:')
}

/** A key that stands twice in one map; YAML 1.2 and most readers refuse it. */
function repeatedKey(
  items: readonly { key: unknown }[],
  refuse: (problem: string, node?: { range?: readonly number[] | null }) => Reading,
): Reading | null {
  const seen = new Set<string>()
  for (const { key } of items) {
    const name = keyText(key)
    // A `<<` may stand twice.
    if (name !== '<<' && seen.has(name))
      return refuse(`\`${name}\` stands twice; keep one of the two.`, isScalar(key) ? key : undefined)
    seen.add(name)
  }
  return null
}

/** The fields that `<<: *anchor` brings in. */
function mergedFields(
  node: unknown,
  targets: Map<Alias, Node>,
  value: (node: unknown) => unknown,
  at: Field,
): [string, Field][] {
  const source = isAlias(node) ? targets.get(node) : node
  if (isSeq(source)) return source.items.flatMap(item => mergedFields(item, targets, value, at))
  if (!isMap(source)) return []
  return source.items.map(pair => [
    keyText(pair.key),
    { value: value(pair.value), text: scalarText(pair.value), key: at.key, span: at.span },
  ])
}

function scalarValue(node: Scalar, traits: Traits): unknown {
  const text = scalarText(node) ?? ''
  const plain = node.type === undefined || node.type === 'PLAIN'
  return plain && node.tag !== 'tag:yaml.org,2002:str' && !node.tag?.startsWith('!')
    ? traits.plain(text)
    : text
}

function scalarText(node: unknown): string | null {
  if (node === null || node === undefined) return ''
  if (!isScalar(node)) return null
  return typeof node.value === 'string' ? node.value : String(node.source ?? '')
}

function keyText(key: unknown): string {
  if (isScalar(key)) return scalarText(key) ?? ''
  return key === null || key === undefined ? '' : String(key)
}

function spanOf(node: unknown): Span {
  // Every node of a parsed document has its range: start, end of the value, end with what trails it.
  const range = (node as ParsedNode | null)?.range
  return { from: range?.[0] ?? 0, to: range?.[1] ?? range?.[0] ?? 0 }
}
