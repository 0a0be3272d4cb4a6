// Checks arguments against a tool's JSON Schema: the keywords that tools use, and every problem at once.
import { isObject, member, type Problem } from './found.ts'

type Visit = { problems: Problem[]; name: string; root: unknown; left: number }

/** How many values one check visits at most; what lies beyond is taken as it is. */
const MAX_VISITS = 200_000
const MAX_PROBLEMS = 100

/**
 * Every problem of `args` under `schema`, each with a JSON pointer. Understood: type, nullable, enum, const,
 * properties, required, additionalProperties, items, minItems, maxItems, minimum, maximum, exclusiveMinimum,
 * exclusiveMaximum, minLength, maxLength, anyOf, oneOf, allOf, local $ref. `format` and `pattern` are not
 * checked: the first is a hint, and a stranger's pattern may take forever.
 */
export function checkArguments(name: string, args: unknown, schema: unknown): Problem[] {
  const visit: Visit = { problems: [], name, root: schema, left: MAX_VISITS }
  check(args, schema, '', visit, 0)
  return visit.problems
}

/** The types that a schema admits, through its alternatives; empty where it says nothing. */
export function typesOf(schema: unknown, root: unknown = schema, depth = 0): Set<string> {
  const types = new Set<string>()
  const node = follow(schema, root)
  if (!isObject(node) || depth > 16) return types
  for (const type of [member(node, 'type')].flat()) if (typeof type === 'string') types.add(type)
  if (member(node, 'nullable') === true) types.add('null')
  for (const alternative of [member(node, 'anyOf'), member(node, 'oneOf'), member(node, 'allOf')].flat()) {
    for (const type of typesOf(alternative, root, depth + 1)) types.add(type)
  }
  const fixed = Object.hasOwn(node, 'const') ? [node.const] : member(node, 'enum')
  if (types.size === 0 && Array.isArray(fixed)) for (const value of fixed) types.add(typeName(value))
  return types
}

/** The name that JSON Schema has for a value's type; whole numbers are integers. */
export function typeName(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number'
  return typeof value
}

/** The schema of one argument, or `undefined` where none declares it. */
export function propertyOf(schema: unknown, key: string): unknown {
  return member(member(follow(schema, schema), 'properties'), key)
}

/** The names that a schema requires. */
export function requiredOf(schema: unknown): string[] {
  const required = member(schema, 'required')
  return Array.isArray(required) ? required.filter(name => typeof name === 'string') : []
}

function follow(schema: unknown, root: unknown): unknown {
  let node = schema
  for (let hops = 0; hops < 8; hops++) {
    const ref = member(node, '$ref')
    if (typeof ref !== 'string' || !ref.startsWith('#')) return node
    node = ref
      .slice(1)
      .split('/')
      .slice(1)
      .reduce<unknown>((at, part) => member(at, part.replaceAll('~1', '/').replaceAll('~0', '~')), root)
  }
  return node
}

function check(value: unknown, given: unknown, pointer: string, visit: Visit, depth: number): void {
  const schema = follow(given, visit.root)
  if (--visit.left < 0 || depth > 64 || visit.problems.length >= MAX_PROBLEMS) return
  if (schema === false) say(visit, 'argument-forbidden', pointer, 'is not allowed.')
  if (!isObject(schema)) return
  if (!checkType(value, schema, pointer, visit)) return
  checkFixed(value, schema, pointer, visit)
  checkRange(value, schema, pointer, visit)
  if (isObject(value)) checkObject(value, schema, pointer, visit, depth)
  if (Array.isArray(value)) {
    const items = member(schema, 'items')
    if (isObject(items) || items === false) {
      for (const [i, item] of value.entries()) check(item, items, `${pointer}/${i}`, visit, depth + 1)
    }
  }
  const all = member(schema, 'allOf')
  if (Array.isArray(all)) for (const part of all) check(value, part, pointer, visit, depth + 1)
  for (const word of ['anyOf', 'oneOf']) {
    const alternatives = member(schema, word)
    if (Array.isArray(alternatives)) checkAlternatives(value, alternatives, pointer, visit, depth)
  }
}

function checkType(value: unknown, schema: Record<string, unknown>, pointer: string, visit: Visit): boolean {
  const wanted = [member(schema, 'type')].flat().filter(type => typeof type === 'string')
  if (wanted.length === 0) return true
  if (value === null && member(schema, 'nullable') === true) return true
  const type = typeName(value)
  if (wanted.includes(type) || (type === 'integer' && wanted.includes('number'))) return true
  const known = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'])
  if (!wanted.some(name => known.has(name))) return true
  say(
    visit,
    'argument-wrong-type',
    pointer,
    `must be ${wanted.map(article).join(' or ')}, not ${shown(value)}.${hint(value, wanted)}`,
  )
  return false
}

/** A text that holds the wanted value gets a hint, never a silent second reading. */
function hint(value: unknown, wanted: string[]): string {
  if (typeof value !== 'string' || value.length > 10_000) return ''
  try {
    const inner: unknown = JSON.parse(value)
    const type = typeName(inner)
    if (wanted.includes(type) || (type === 'integer' && wanted.includes('number'))) {
      return ` The text holds ${article(type)}: send it without the quotation marks.`
    }
  } catch {
    // Not JSON: nothing to hint at.
  }
  return ''
}

function checkFixed(value: unknown, schema: Record<string, unknown>, pointer: string, visit: Visit): void {
  const among = member(schema, 'enum')
  if (Array.isArray(among) && !among.some(item => same(item, value))) {
    say(
      visit,
      'argument-not-in-enum',
      pointer,
      `must be one of ${among.map(item => JSON.stringify(item)).join(', ')}, not ${shown(value)}.`,
    )
  }
  if (Object.hasOwn(schema, 'const') && !same(schema.const, value)) {
    say(
      visit,
      'argument-not-in-enum',
      pointer,
      `must be ${JSON.stringify(schema.const)}, not ${shown(value)}.`,
    )
  }
}

function checkRange(value: unknown, schema: Record<string, unknown>, pointer: string, visit: Visit): void {
  const limit = (word: string, broken: (limit: number) => boolean, rule: string) => {
    const bound = member(schema, word)
    if (typeof bound === 'number' && broken(bound))
      say(visit, 'argument-out-of-range', pointer, `${rule} ${bound}.`)
  }
  if (typeof value === 'number') {
    limit('minimum', bound => value < bound, 'must be at least')
    limit('maximum', bound => value > bound, 'must be at most')
    limit('exclusiveMinimum', bound => value <= bound, 'must be more than')
    limit('exclusiveMaximum', bound => value >= bound, 'must be less than')
  } else if (typeof value === 'string') {
    const length = [...value].length
    limit('minLength', bound => length < bound, 'must have a length of at least')
    limit('maxLength', bound => length > bound, 'must have a length of at most')
  } else if (Array.isArray(value)) {
    limit('minItems', bound => value.length < bound, 'must have a length of at least')
    limit('maxItems', bound => value.length > bound, 'must have a length of at most')
  }
}

function checkObject(
  value: Record<string, unknown>,
  schema: Record<string, unknown>,
  pointer: string,
  visit: Visit,
  depth: number,
): void {
  const properties = member(schema, 'properties')
  const declared = isObject(properties) ? properties : {}
  for (const key of requiredOf(schema)) {
    if (!Object.hasOwn(value, key))
      say(visit, 'argument-missing', join(pointer, key), 'is required, and is missing.')
  }
  const rest = member(schema, 'additionalProperties')
  for (const [key, item] of Object.entries(value)) {
    if (Object.hasOwn(declared, key)) check(item, declared[key], join(pointer, key), visit, depth + 1)
    else if (rest === false) {
      const names = Object.keys(declared)
      const known = names.length > 0 ? `Declared are: ${names.join(', ')}.` : 'None is declared.'
      say(visit, 'argument-unknown', join(pointer, key), `is not declared. ${known}`)
    } else if (isObject(rest)) check(item, rest, join(pointer, key), visit, depth + 1)
  }
}

function checkAlternatives(
  value: unknown,
  alternatives: unknown[],
  pointer: string,
  visit: Visit,
  depth: number,
): void {
  let nearest: Problem[] | null = null
  for (const alternative of alternatives) {
    const trial: Visit = { problems: [], name: visit.name, root: visit.root, left: visit.left }
    check(value, alternative, pointer, trial, depth + 1)
    visit.left = trial.left
    if (trial.problems.length === 0) return
    if (nearest === null || trial.problems.length < nearest.length) nearest = trial.problems
  }
  visit.problems.push(...(nearest ?? []))
}

function say(visit: Visit, kind: string, pointer: string, what: string): void {
  if (visit.problems.length >= MAX_PROBLEMS) return
  const subject = pointer === '' ? 'The arguments' : `Argument ${pointer}`
  visit.problems.push({ kind, message: `${subject} of ${visit.name} ${what}`, pointer, name: visit.name })
}

function join(pointer: string, key: string): string {
  return `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`
}

function article(type: string): string {
  if (type === 'null') return 'null'
  return `${/^[aeio]/.test(type) ? 'an' : 'a'} ${type}`
}

function shown(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

/** Equality of JSON values: members in any order. */
export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]))
  if (isObject(a)) {
    const keys = Object.keys(a)
    return (
      isObject(b) &&
      keys.length === Object.keys(b).length &&
      keys.every(key => Object.hasOwn(b, key) && same(a[key], b[key]))
    )
  }
  return a === b
}
