// The common ground of the dialects: the `yaml` library's tree, with what one dialect forgives, forbids and types.
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type Scalar,
  type YAMLError,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { complaint } from './complaint.ts'
import { excess } from './limits.ts'
import { examine, type Flaw, keyText, scalarText, spanOf, type Targets, type Wanted } from './nodes.ts'
import { originalSpan, type Patched, unpatched } from './patch.ts'
import { type Failure, type Field, type Fields, type Reading, refused, type Span } from './reading.ts'
import { collectionTags, repository, type Tags } from './tags.ts'
import { treeOf } from './tree.ts'

/** How one dialect differs from the YAML 1.2 of the `yaml` library. */
export type Traits = {
  /** Rewrites what the dialect reads and the library does not. */
  prepare?: (block: string) => Patched
  /** Errors of the library that are none in this dialect. */
  forgives?: (error: YAMLError) => boolean
  /** What this dialect refuses before it parses, and where. */
  forbids?: (block: string) => Failure | null
  /** Whether a repeated key is an error; otherwise the last one counts, and the reading's notes name it. */
  uniqueKeys: boolean
  /** Where a key that is a list or a map is an error; nowhere, where left out. */
  simpleKeys?: Wanted['simpleKeys']
  /** Whether an unknown tag (`!foo`) is an error, and one that does not suit its text. */
  refusesTags: boolean
  /** The tags that give a text another type; without it none does. */
  tags?: Tags
  /** Whether `<<` merges; it must then be a map, or a list of maps. */
  merges: boolean
  /** Whether a block scalar whose last line ends with the block has no line end of its own. */
  openEnd?: boolean
  /** The value of a plain scalar, by its text, or `refused`. Quoted and block scalars are text without a tag. */
  plain: (text: string) => unknown
}

/** An alias may stand for a text that holds more aliases: beyond this many, what is nested is left out. */
const maxAliases = 100

/** Reads a block as a dialect with these traits does. */
export function readWith(traits: Traits, original: string): Reading {
  const forbidden = excess(original) ?? traits.forbids?.(original)
  if (forbidden) return forbidden
  const patched = traits.prepare?.(original) ?? unpatched(original)
  const back = (span: Span) => originalSpan(patched, span)
  const doc = treeOf(patched.text)
  const error = doc.errors.find(each => !traits.forgives?.(each))
  if (error) {
    const failure = complaint(error, patched.text)
    return { ...failure, span: back(failure.span) }
  }
  const tag = traits.refusesTags ? doc.warnings.find(isUnknownTag) : undefined
  if (tag) {
    const problem = 'A value starts with `!`, which YAML reads as a tag; put the value in quotes.'
    return { ok: false, cause: 'other', problem, span: back({ from: tag.pos[0], to: tag.pos[1] }) }
  }
  const { targets, flaw } = examine(doc, {
    uniqueKeys: traits.uniqueKeys,
    merges: traits.merges,
    simpleKeys: traits.simpleKeys ?? 'nowhere',
    value: node => valueFlaw(node, traits),
  })
  if (flaw) return { ...flawed(flaw), span: back(flaw.span) }

  const root = doc.contents
  const merge =
    traits.merges && isMap(root)
      ? root.items.find(item => keyText(item.key) === '<<' && !mergeable(item.value, targets))
      : undefined
  if (merge) {
    const problem = '`<<` takes the fields of a map, and what stands there is none.'
    return { ok: false, cause: 'other', problem, span: back(spanOf(merge.key)) }
  }
  const nothing = root === null || (isScalar(root) && scalarValue(root, traits) === null)
  if (!isMap(root)) return { ok: true, fields: new Map(), kind: nothing ? 'nothing' : 'other', notes: [] }
  const result = fieldsOf(root.items, traits, targets, back)
  const last = root.items[root.items.length - 1]
  if (traits.openEnd && last && isScalar(last.value))
    cutLineEnd(result.fields.get(keyText(last.key)), last.value, patched.text)
  return { ok: true, kind: 'mapping', ...result }
}

/** The library gives a block scalar at the end of a text a line end that the text does not have. */
function cutLineEnd(field: Field | undefined, node: Scalar, text: string): void {
  const block = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED'
  if (!field || !block || text.endsWith('\n') || typeof field.value !== 'string') return
  field.value = field.value.replace(/\n$/, '')
  field.text = field.value as string // It was text a line above.
}

type Item = { key: unknown; value: unknown }

/** The top-level fields, those that `<<` brings in last; of a repeated key the last counts and is noted. */
function fieldsOf(items: readonly Item[], traits: Traits, targets: Targets, back: (span: Span) => Span) {
  const value = valueReader(traits, targets)
  const field = ({ key, value: node }: Item, at = spanOf(key)): Field => ({
    value: value(node),
    text: scalarText(isAlias(node) ? targets.get(node) : node),
    key: back(at),
    span: back(node === null || node === undefined ? { from: at.to, to: at.to } : spanOf(node)),
  })
  const fields: Fields = new Map()
  const notes: string[] = []
  const merged: Fields = new Map()
  for (const item of items) {
    const name = keyText(item.key)
    if (traits.merges && name === '<<') {
      for (const inner of mergedItems(item.value, targets)) {
        const innerName = keyText(inner.key)
        if (!merged.has(innerName)) merged.set(innerName, field(inner, spanOf(item.key)))
      }
      continue
    }
    if (fields.has(name)) notes.push(name)
    fields.set(name, field(item))
  }
  for (const [name, each] of merged) if (!fields.has(name)) fields.set(name, each)
  return { fields, notes }
}

/** Whether a `<<` can be followed: an alias of a map, a map, or a list of these. */
function mergeable(node: unknown, targets: Targets): boolean {
  const source = isAlias(node) ? targets.get(node) : node
  return isSeq(source) ? source.items.every(item => !isSeq(item) && mergeable(item, targets)) : isMap(source)
}

/** The pairs that `<<: *anchor`, or a list of such, brings in. */
function mergedItems(node: unknown, targets: Targets): readonly Item[] {
  const source = isAlias(node) ? targets.get(node) : node
  if (isSeq(source)) return source.items.flatMap(item => (isSeq(item) ? [] : mergedItems(item, targets)))
  return isMap(source) ? source.items : []
}

/** Gives the plain data of a node. Deep nesting was refused before; the number of aliases is counted. */
function valueReader(traits: Traits, targets: Targets): (node: unknown) => unknown {
  let aliases = 0
  const value = (node: unknown): unknown => {
    if (isAlias(node) && ++aliases > maxAliases) return undefined
    const target = isAlias(node) ? targets.get(node) : node
    if (isScalar(target)) return scalarValue(target, traits)
    if (isSeq(target)) return target.items.map(value)
    if (isMap(target))
      return Object.fromEntries(target.items.map(pair => [keyText(pair.key), value(pair.value)]))
    return null
  }
  return value
}

function scalarValue(node: Scalar, traits: Traits): unknown {
  const text = scalarText(node) ?? ''
  if (!node.tag) return isPlain(node) ? traits.plain(text) : text
  const value = traits.tags?.get(ownTag(node.tag))?.(text)
  return value === undefined || value === refused ? text : value
}

/** What the dialect cannot take in a node that is no key. */
function valueFlaw(node: Scalar | YAMLMap | YAMLSeq, traits: Traits): 'tag' | 'scalar' | null {
  const text = isScalar(node) ? (scalarText(node) ?? '') : null
  if (!node.tag) return text !== null && isPlain(node) && traits.plain(text) === refused ? 'scalar' : null
  const name = ownTag(node.tag)
  if (!traits.refusesTags || name === '' || collectionTags.has(name)) return null
  const make = text === null ? undefined : traits.tags?.get(name)
  return make && make(text ?? '') !== refused ? null : 'tag'
}

function isPlain(node: unknown): boolean {
  return isScalar(node) && (node.type === undefined || node.type === 'PLAIN')
}

/** The name of a tag of YAML's own repository, `''` for any other. */
function ownTag(tag: string): string {
  return tag.startsWith(repository) ? tag.slice(repository.length) : ''
}

/** A tag that is none of YAML's own; those are looked at one by one. */
function isUnknownTag(warning: { code: string; message: string }): boolean {
  return warning.code === 'TAG_RESOLVE_FAILED' && !warning.message.includes(repository)
}

function flawed({ kind, name, span }: Flaw): Failure {
  switch (kind) {
    case 'alias':
      return {
        ok: false,
        cause: 'other',
        problem: `\`*${name}\` is an alias of nothing in YAML; put the value in quotes.`,
        span,
      }
    case 'repeated':
      return { ok: false, cause: 'repeated', problem: `\`${name}\` stands twice; keep one of the two.`, span }
    case 'complex key':
      return {
        ok: false,
        cause: 'other',
        problem: 'A bracket stands where a key should be; put the value in quotes.',
        span,
      }
    case 'tag':
      return {
        ok: false,
        cause: 'other',
        problem:
          'A value starts with `!!`, and what follows is nothing of that type; put the value in quotes.',
        span,
      }
    case 'scalar':
      return {
        ok: false,
        cause: 'other',
        problem: /^(?:=|<<)$/.test(name)
          ? `\`${name}\` alone has a meaning of its own in YAML 1.1; put it in quotes.`
          : `\`${name}\` looks like a date or a number to YAML 1.1, and is none; put it in quotes.`,
        span,
      }
    default:
      return kind satisfies never
  }
}
