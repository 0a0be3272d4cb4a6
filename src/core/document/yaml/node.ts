// What the strict reader makes of a frontmatter: nodes that know where they stand.
import type { Piece } from './builder.ts'
import type { ScalarStyle } from './token.ts'

/** A text. `empty` stands for nothing at all, at the place where something could be written. */
export type ScalarNode = {
  kind: 'scalar'
  from: number
  to: number
  text: string
  /** Which offset each part of the text was read from; ask `originOf`. */
  pieces: Piece[]
  style: ScalarStyle | 'empty'
}
export type Pair = { key: ScalarNode; value: YamlNode; colon: number | null }
export type MapNode = { kind: 'map'; from: number; to: number; column: number; pairs: Pair[] }
export type ListNode = { kind: 'list'; from: number; to: number; items: YamlNode[] }
export type YamlNode = ScalarNode | MapNode | ListNode

/**
 * Whether a scalar is text for the reference. Every one is, `42` and `null` too, but the plain `=` and `<<`,
 * which YAML 1.1 gave a type of their own.
 */
export function isText(node: YamlNode): node is ScalarNode {
  return node.kind === 'scalar' && !(node.style === 'plain' && (node.text === '=' || node.text === '<<'))
}

/** The plain data of a node: text, arrays, and objects without prototype; `null` for a scalar that is not text. */
export function toData(node: YamlNode): unknown {
  switch (node.kind) {
    case 'scalar':
      return isText(node) ? node.text : null
    case 'list':
      return node.items.map(toData)
    case 'map': {
      const data: Record<string, unknown> = Object.create(null)
      for (const { key, value } of node.pairs) data[key.text] = toData(value)
      return data
    }
    default:
      return node satisfies never
  }
}
