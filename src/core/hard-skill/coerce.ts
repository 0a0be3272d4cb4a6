// Turns a value into the type that a param declares, for values of a call, defaults and enum members alike.
import type { ParamType } from './skill.ts'

export type Coerced = { ok: true; value: unknown } | { ok: false }

const failed: Coerced = { ok: false }
const done = (value: unknown): Coerced => ({ ok: true, value })

/**
 * A value as `type`, or the news that it cannot become it. Text takes only text; numbers take text that
 * `Number` reads as finite; booleans take the words `true` and `false`; objects and lists take JSON text.
 */
export function coerce(type: ParamType, value: unknown): Coerced {
  switch (type) {
    case 'string':
      return typeof value === 'string' ? done(value) : failed
    case 'number':
    case 'integer': {
      const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
      if (!Number.isFinite(number)) return failed
      return type === 'number' || Number.isInteger(number) ? done(number) : failed
    }
    case 'boolean':
      if (value === 'true' || value === 'false') return done(value === 'true')
      return typeof value === 'boolean' ? done(value) : failed
    case 'object': {
      const read = typeof value === 'string' ? parseJson(value) : value
      return isObject(read) ? done(read) : failed
    }
    case 'array': {
      const read = typeof value === 'string' ? parseJson(value) : value
      return Array.isArray(read) ? done(read) : failed
    }
    default:
      return type satisfies never
  }
}

/** The value of a JSON text, `undefined` where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whether a value is a JSON object: not null and no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether more than `limit` objects and lists stand inside each other. Needs no stack of that depth. */
export function isDeeperThan(limit: number, value: unknown): boolean {
  let level = [value].filter(isContainer)
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > limit) return true
    level = level.flatMap(container => Object.values(container)).filter(isContainer)
  }
  return false
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether two JSON values are the same, whatever the order of their keys. */
export function sameJson(a: unknown, b: unknown): boolean {
  if (Array.isArray(a)) {
    return Array.isArray(b) && a.length === b.length && a.every((item, at) => sameJson(item, b[at]))
  }
  if (!isObject(a)) return Object.is(a, b) || (a === 0 && b === 0)
  if (!isObject(b)) return false
  const keys = Object.keys(a)
  return (
    keys.length === Object.keys(b).length &&
    keys.every(key => Object.hasOwn(b, key) && sameJson(a[key], b[key]))
  )
}
