// Turns frontmatter values into the types that the product wants: text, yes or no, words, rules, globs.
import { splitRules } from './tool-rules.ts'

/** A value as it holds, and what happened on the way, in a few words. */
export type Coerced<T> = { value: T; note: string }

const taken = <T>(value: T, note = ''): Coerced<T> => ({ value, note })

/** Text. Numbers and yes/no become text; a list becomes text in brackets; a map is no text. */
export function asText(written: unknown): Coerced<string | null> {
  if (written === undefined || written === null) return taken(null)
  if (typeof written === 'string') return taken(written.trim())
  if (typeof written === 'number' || typeof written === 'bigint' || typeof written === 'boolean') {
    return taken(String(written), `a ${typeof written === 'boolean' ? 'yes or no' : 'number'}, read as text`)
  }
  if (Array.isArray(written)) return taken(`[${scalars(written).join(', ')}]`, 'a list, read as text')
  return taken(null, 'a map where text belongs, ignored')
}

const yes = ['true', 'yes', 'on', '1']
const no = ['false', 'no', 'off', '0']

/** Yes or no: `true yes on 1`, `false no off 0`, in any letter case (documented since 2.1.218). */
export function asYesNo(written: unknown, otherwise: boolean): Coerced<boolean> {
  if (written === undefined || written === null) return taken(otherwise)
  const word = typeof written === 'object' ? '' : String(written).trim().toLowerCase()
  const old = typeof written === 'boolean' ? '' : 'only true and false counted before 2.1.218'
  if (yes.includes(word)) return taken(true, old)
  if (no.includes(word)) return taken(false, old)
  return taken(otherwise, 'no word for yes or no, so the default holds')
}

/** Names: words of a text, or the items of a list. Empty ones and all-digit ones do not count. */
export function asNames(written: unknown): Coerced<string[]> {
  const words = Array.isArray(written) ? scalars(written) : (asText(written).value ?? '').split(/\s+/)
  const names = words.map(word => word.trim()).filter(word => word !== '')
  const kept = names.filter(name => !/^\d+$/.test(name))
  return taken(kept, kept.length < names.length ? 'names of digits alone are left out' : '')
}

/** Permission rules, from a text with commas or spaces, or from a list. */
export function asRules(written: unknown): Coerced<string[]> {
  if (Array.isArray(written)) return taken(scalars(written).flatMap(splitRules))
  return taken(splitRules(asText(written).value ?? ''))
}

/** Globs, from a text with commas (those in braces do not part) or from a list. */
export function asGlobs(written: unknown): Coerced<string[]> {
  const texts = Array.isArray(written) ? scalars(written) : [asText(written).value ?? '']
  return taken(texts.flatMap(splitOutsideBraces))
}

function splitOutsideBraces(text: string): string[] {
  const globs: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at <= text.length; at++) {
    const sign = text[at]
    if (sign === '{') depth++
    if (sign === '}' && depth > 0) depth--
    if (at < text.length && (sign !== ',' || depth > 0)) continue
    globs.push(text.slice(from, at).trim())
    from = at + 1
  }
  return globs.filter(glob => glob !== '')
}

/** One of a few words, exactly; another leaves the default. */
export function asOneOf<const W extends string, const D extends string | null>(
  written: unknown,
  words: readonly W[],
  otherwise: D,
): Coerced<W | D> {
  const text = asText(written)
  if (text.value === null) return taken(otherwise, text.note)
  const word = words.find(each => each === text.value)
  return word === undefined ? taken(otherwise, `not one of ${words.join(', ')}, ignored`) : taken(word)
}

/** A map; anything else is dropped. */
export function asMap(written: unknown): Coerced<Record<string, unknown> | null> {
  if (written === undefined || written === null) return taken(null)
  if (typeof written !== 'object' || Array.isArray(written)) return taken(null, 'not a map, dropped')
  return taken(Object.assign(Object.create(null), written))
}

function scalars(list: unknown[]): string[] {
  return list.flatMap(item => (typeof item === 'object' ? [] : [String(item)]))
}
