// Makes plain data of a YAML value.
import { isMap, isScalar, isSeq } from 'yaml'

/**
 * A value as JavaScript reads it: maps without prototype, of two equal keys the last. A key that is itself a list
 * or a map becomes JSON text. Throws at an alias, which is not followed.
 */
export function plainOf(node: unknown): unknown {
  if (node === null || node === undefined) return null
  if (isScalar(node)) return node.value
  if (isSeq(node)) return node.items.map(plainOf)
  if (!isMap(node)) throw new TypeError('an alias is not followed')
  const plain: Record<string, unknown> = Object.create(null)
  for (const { key, value } of node.items) plain[keyOf(plainOf(key))] = plainOf(value)
  return plain
}

function keyOf(key: unknown): string {
  if (key === null) return ''
  return typeof key === 'object' ? JSON.stringify(key) : String(key)
}
