// Finds what the product replaces in a body, and what only looks as if it would be, in one pass.
import { isVariable, type Variable } from './variables.ts'

type At = { from: number; to: number; written: string }

/** Something in the body that begins with `$`. Offsets are UTF-16 units into the body. */
export type Placeholder = At &
  (
    | { kind: 'arguments' }
    | { kind: 'index'; index: number }
    | { kind: 'name'; name: string; position: number }
    | { kind: 'variable'; name: Variable }
    /** A backslash keeps the rest from being replaced, and goes itself. */
    | { kind: 'escape' }
    /** It stays as written, whatever is typed. */
    | { kind: 'stays'; why: string }
  )

/** More names, and longer ones, are not looked for. */
const MAX_NAMES = 100
const MAX_NAME_LENGTH = 256

/**
 * Every placeholder of a body, in order, for the given argument names. Code fences, inline code and quotes
 * exempt nothing (observed). A single backslash escapes an argument; two do not; none stops a variable.
 */
export function placeholders(body: string, names: readonly string[]): Placeholder[] {
  const usable = names.slice(0, MAX_NAMES).map((name, position) => ({ name, position }))
  const lookedFor = usable
    .filter(({ name }) => name !== 'ARGUMENTS' && name.length <= MAX_NAME_LENGTH)
    .sort((a, b) => b.name.length - a.name.length)
  const found: Placeholder[] = []
  let end = 0
  for (let at = body.indexOf('$'); at >= 0; ) {
    const here = placeholderAt(body, at, end, lookedFor)
    if (here) found.push(here)
    end = here?.to ?? end
    at = body.indexOf('$', here ? here.to : at + 1)
  }
  return found
}

type Named = { name: string; position: number }

function placeholderAt(body: string, at: number, floor: number, names: Named[]): Placeholder | null {
  if (body[at + 1] === '{') return inBraces(body, at, names)
  const argument = argumentAt(body, at, names)
  const escaped = backslashesBefore(body, at, floor) === 1
  if (escaped && (argument || isDigit(body.charCodeAt(at + 1)))) {
    return { ...span(body, at - 1, argument?.to ?? at + 1 + digitsAt(body, at + 1)), kind: 'escape' }
  }
  return argument ?? looksAlike(body, at)
}

function argumentAt(body: string, at: number, names: Named[]): Placeholder | null {
  for (const { name, position } of names) {
    const to = at + 1 + name.length
    if (!body.startsWith(name, at + 1) || body[to] === '[' || isWord(body.charCodeAt(to))) continue
    return { ...span(body, at, to), kind: 'name', name, position }
  }
  if (body.startsWith('ARGUMENTS', at + 1)) {
    const after = at + 1 + 'ARGUMENTS'.length
    const digits = body[after] === '[' ? digitsAt(body, after + 1) : 0
    if (digits === 0 || body[after + 1 + digits] !== ']') {
      return { ...span(body, at, after), kind: 'arguments' }
    }
    const index = Number(body.slice(after + 1, after + 1 + digits))
    return { ...span(body, at, after + digits + 2), kind: 'index', index }
  }
  const digits = digitsAt(body, at + 1)
  const to = at + 1 + digits
  if (digits === 0 || isWord(body.charCodeAt(to))) return null
  return { ...span(body, at, to), kind: 'index', index: Number(body.slice(at + 1, to)) }
}

/** Only `${CLAUDE_…}` is replaced in braces; arguments in braces stay (inferred). */
function inBraces(body: string, at: number, names: Named[]): Placeholder | null {
  braced.lastIndex = at
  const name = braced.exec(body)?.[1]
  if (name === undefined) return null
  const where = span(body, at, at + name.length + 3)
  if (isVariable(name)) return { ...where, kind: 'variable', name }
  const argument = name === 'ARGUMENTS' || /^\d+$/.test(name) || names.some(each => each.name === name)
  const why = argument
    ? 'Arguments in braces are not replaced; write it without braces.'
    : name.startsWith('user_config.')
      ? 'In a plugin’s skill its user’s option is put in, where it is no secret.'
      : 'Only the variables of Claude Code are replaced in braces.'
  return { ...where, kind: 'stays', why }
}

const braced = /\$\{([A-Za-z0-9_.]+)\}/y

function looksAlike(body: string, at: number): Placeholder | null {
  let to = at + 1
  while (isWord(body.charCodeAt(to))) to++
  if (to === at + 1) return null
  const why = isDigit(body.charCodeAt(at + 1))
    ? 'A letter follows the digits, so it is no argument.'
    : 'No argument has this name.'
  return { ...span(body, at, to), kind: 'stays', why }
}

function span(body: string, from: number, to: number): At {
  return { from, to, written: body.slice(from, to) }
}

/** How many backslashes stand directly before `at`, none counted below `floor`. */
function backslashesBefore(body: string, at: number, floor: number): number {
  let from = at
  while (from > floor && body[from - 1] === '\\') from--
  return at - from
}

function digitsAt(body: string, at: number): number {
  let to = at
  while (isDigit(body.charCodeAt(to))) to++
  return to - at
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}

function isWord(code: number): boolean {
  return isDigit(code) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a) || code === 0x5f
}
