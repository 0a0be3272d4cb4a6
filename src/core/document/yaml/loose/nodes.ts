// Small questions to the `yaml` library's nodes: their text, their place, what an alias stands for.
import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Span } from './reading.ts'

/** What each alias of a document stands for. */
export type Targets = Map<Alias, Node>

/** A flaw of the tree that the library's parser lets pass. */
export type Flaw = { kind: 'alias' | 'repeated' | 'complex key' | 'tag' | 'scalar'; name: string; span: Span }

export type Wanted = {
  uniqueKeys: boolean
  /** Whether `<<` merges: then it may stand twice. */
  merges: boolean
  /** Where a list or a map may not be a key: nowhere, or not at the top. */
  simpleKeys: 'everywhere' | 'at the top' | 'nowhere'
  /** The flaw of a node that is no key. */
  value: (node: Scalar | YAMLMap | YAMLSeq) => 'tag' | 'scalar' | null
}

/**
 * Resolves every alias in one walk (asking each on its own would be quadratic) and finds the first flaw.
 * An alias stands for the last node before it that has its anchor.
 */
export function examine(doc: Document, wanted: Wanted): { targets: Targets; flaw: Flaw | null } {
  const anchors = new Map<string, Node>()
  const targets: Targets = new Map()
  let flaw: Flaw | null = null
  visit(doc, (at, node, path) => {
    if (isAlias(node)) {
      const target = anchors.get(node.source)
      if (target) targets.set(node, target)
      else flaw = { kind: 'alias', name: node.source, span: spanOf(node) }
    } else if (isPair(node)) {
      const complex = isMap(node.key) || isSeq(node.key)
      const simple =
        wanted.simpleKeys === 'at the top' ? path.length === 2 : wanted.simpleKeys === 'everywhere'
      if (simple && complex) flaw = { kind: 'complex key', name: '', span: spanOf(node.key) }
    } else if (isMap(node) || isSeq(node) || isScalar(node)) {
      if (wanted.uniqueKeys && isMap(node)) flaw = repeatedKey(node.items, wanted.merges)
      const kind = at === 'key' ? null : wanted.value(node)
      if (kind) flaw = { kind, name: scalarText(node) ?? '', span: spanOf(node) }
      if (node.anchor) anchors.set(node.anchor, node)
    }
    return flaw ? visit.BREAK : undefined
  })
  return { targets, flaw }
}

/** A key that stands twice in one map. A `<<` may, where it merges. */
function repeatedKey(items: readonly { key: unknown }[], merges: boolean): Flaw | null {
  const seen = new Set<string>()
  for (const { key } of items) {
    const name = keyText(key)
    if (seen.has(name) && !(merges && name === '<<')) return { kind: 'repeated', name, span: spanOf(key) }
    seen.add(name)
  }
  return null
}

/** The text of a scalar as it was written, quotes and folds taken care of; `null` for a list or a map. */
export function scalarText(node: unknown): string | null {
  if (node === null || node === undefined) return ''
  if (!isScalar(node)) return null
  return typeof node.value === 'string' ? node.value : (node.source ?? '')
}

/** A key as the name of a field. */
export function keyText(key: unknown): string {
  return scalarText(key) ?? String(key)
}

/** Where a node stands; the start of the text where it has no place. */
export function spanOf(node: unknown): Span {
  const range = isAlias(node) || isScalar(node) || isMap(node) || isSeq(node) ? node.range : null
  return { from: range?.[0] ?? 0, to: range?.[1] ?? 0 }
}
