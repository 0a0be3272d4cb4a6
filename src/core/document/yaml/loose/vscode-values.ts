// The values of VS Code's YAML: plain, quoted, block, bracket, or on the lines below.
import { blockScalar } from './block-scalar.ts'
import { indentOf, type Line } from './lines.ts'
import type { Span } from './reading.ts'

/** A value, and the line that comes after it. `stop`: the reading ends here. */
export type Value = {
  value: unknown
  text: string | null
  span: Span
  next: number
  stop?: boolean
  problem?: string
}

/** The value of a key whose colon stands before `start`, on a line of a map at column `base`. */
export function readValue(lines: readonly Line[], index: number, start: number, base: number): Value {
  const line = lines[index] ?? { text: '', from: 0, to: 0 }
  const lead = indentOf(line.text.slice(start))
  const at = start + lead
  const raw = line.text.slice(at)
  const from = line.from + at
  const spanTo = (to: number): Span => ({ from, to })
  if (raw === '' || raw.startsWith('#')) return below(lines, index, base, spanTo(line.to))
  if (raw.startsWith('"') || raw.startsWith("'")) return quoted(lines, index, at)
  if (raw.startsWith('[') || raw.startsWith('{')) return flow(lines, index, at)
  if (isHeader(raw)) {
    const scalar = blockScalar(lines, index + 1, raw, base)
    const last = lines[index + scalar.taken]
    return {
      value: scalar.value,
      text: scalar.value,
      span: spanTo(last?.to ?? line.to),
      next: index + 1 + scalar.taken,
    }
  }
  // A dash is a list, even here; what comes below it is no part of any text.
  if (isDash(raw)) return { value: [], text: null, span: spanTo(line.to), next: index + 1 }
  return plain(lines, index, at, base)
}

/** A `|` or `>` that starts a block scalar. */
function isHeader(text: string): boolean {
  return /^[|>](?:[1-9][-+]?|[-+][1-9]?)?[ \t]*(?:#.*)?$/.test(text)
}

function isDash(text: string): boolean {
  return /^-(?:[ \t]|$)/.test(text)
}

/** Nothing on the key's line: a nested map or list, a text on the next line, or no value. */
function below(lines: readonly Line[], index: number, base: number, span: Span): Value {
  let next = index + 1
  while (next < lines.length && isBlank(lines[next]?.text ?? '')) next++
  const line = lines[next]
  const start = line ? indentOf(line.text) : 0
  const text = line?.text.slice(start) ?? ''
  const list = /^-(?:\s|$)/.test(text)
  if (!line || start < base || (start === base && !list)) {
    return { value: '', text: '', span, next: index + 1, problem: 'A key has no value.' }
  }
  if (isHeader(text)) return readValue(lines, next, start, base)
  if (!list && keyEnd(line.text, start) === null) {
    return /^["']/.test(text) ? quoted(lines, next, start) : plain(lines, next, start, base)
  }
  let end = next
  while (end < lines.length) {
    const each = lines[end]?.text ?? ''
    const own = indentOf(each)
    if (!isBlank(each) && (own < base || (own === base && !(list && /^-(?:\s|$)/.test(each.slice(own))))))
      break
    end++
  }
  return {
    value: list ? [] : {},
    text: null,
    span: { from: line.from + start, to: lines[end - 1]?.to ?? line.to },
    next: end,
  }
}

/** A plain value goes on over deeper lines that are no keys; the whole rest of a line counts, colons and all. */
function plain(lines: readonly Line[], index: number, at: number, base: number): Value {
  const line = lines[index] ?? { text: '', from: 0, to: 0 }
  let value = withoutComment(line.text.slice(at))
  const from = line.from + at
  let to = from + value.length
  let next = index + 1
  let commented = value.length < line.text.slice(at).trimEnd().length
  for (let empty = 0; next < lines.length && !commented; ) {
    const each = lines[next]
    if (!each) break
    const start = indentOf(each.text)
    const rest = each.text.slice(start)
    if (rest === '') {
      empty++
      next++
      continue
    }
    if (start <= base || rest.startsWith('#') || keyEnd(each.text, start) !== null) {
      next -= empty
      break
    }
    const more = withoutComment(rest)
    value += (empty > 0 ? '\n'.repeat(empty) : ' ') + more
    to = each.from + start + more.length
    commented = more.length < rest.trimEnd().length
    empty = 0
    next++
  }
  return { value, text: value, span: { from, to }, next }
}

/** A quoted value ends at its quote, on whatever line; text after it stops the reading. */
function quoted(lines: readonly Line[], index: number, at: number): Value {
  const quote = lines[index]?.text[at] ?? '"'
  const from = (lines[index]?.from ?? 0) + at
  let value = ''
  let start = at + 1
  for (let number = index; number < lines.length; number++) {
    const line = lines[number] ?? { text: '', from: 0, to: 0 }
    let kept = value.length
    // A backslash at the end of a line joins the next to it without a space.
    let joins = false
    for (let column = start; column < line.text.length; column++) {
      const char = line.text[column] ?? ''
      if (char === quote && quote === "'" && line.text[column + 1] === "'") {
        value += "'"
        column++
      } else if (char === quote) {
        const after = line.text.slice(column + 1).trim()
        const stop = after !== '' && !after.startsWith('#')
        return { value, text: value, span: { from, to: line.from + column + 1 }, next: number + 1, stop }
      } else if (char === '\\' && quote === '"') {
        joins = column + 1 === line.text.length
        const made = joins ? { value: '', length: 1 } : escaped(line.text, column + 1)
        value += made.value
        column += made.length
      } else {
        value += char
        if (char === ' ' || char === '\t') continue
      }
      kept = value.length
    }
    value = value.slice(0, kept)
    const following = lines[number + 1]
    if (following === undefined) break
    const empty = following.text.trim() === '' && number + 2 < lines.length
    if (!joins) value += empty ? '\n' : value.endsWith('\n') ? '' : ' '
    start = indentOf(following.text)
  }
  const end = lines[lines.length - 1]?.to ?? from
  return { value, text: value, span: { from, to: end }, next: lines.length }
}

/** A bracket is a list or a map to this reader; text after it stops the reading. */
function flow(lines: readonly Line[], index: number, at: number): Value {
  const first = lines[index] ?? { text: '', from: 0, to: 0 }
  const value = first.text[at] === '[' ? [] : {}
  let depth = 0
  for (let number = index; number < lines.length; number++) {
    const line = lines[number] ?? { text: '', from: 0, to: 0 }
    for (let column = number === index ? at : 0; column < line.text.length; column++) {
      const char = line.text[column]
      if (char === '[' || char === '{') depth++
      if (char === ']' || char === '}') depth--
      if (depth > 0) continue
      const after = line.text.slice(column + 1).trim()
      const stop = after !== '' && !after.startsWith('#')
      return {
        value,
        text: null,
        span: { from: first.from + at, to: line.from + column + 1 },
        next: number + 1,
        stop,
      }
    }
  }
  // A bracket that never closes takes everything.
  const span = { from: first.from + at, to: first.to }
  return { value, text: null, span, next: lines.length, problem: 'A bracket never closes.' }
}

/** Where the key that starts a line ends: at the first colon that white space or the line's end follows. */
export function keyEnd(text: string, start: number): number | null {
  const quote = text[start]
  let at = start
  if (quote === '"' || quote === "'") {
    at = text.indexOf(quote, start + 1)
    if (at < 0) return null
    return /^[ \t]*:(?:[ \t]|$)/.test(text.slice(at + 1)) ? text.indexOf(':', at) : null
  }
  if (/[[{#]/.test(quote ?? '') || /^-\s/.test(text.slice(start))) return null
  for (at = text.indexOf(':', start); at >= 0; at = text.indexOf(':', at + 1)) {
    if (at + 1 >= text.length || /[ \t]/.test(text[at + 1] ?? '')) return at
  }
  return null
}

/** A `#` after white space starts a comment. */
function withoutComment(text: string): string {
  const comment = text.search(/[ \t]#/)
  return (comment < 0 ? text : text.slice(0, comment)).trimEnd()
}

function isBlank(text: string): boolean {
  const rest = text.trim()
  return rest === '' || rest.startsWith('#')
}

/** What the escape at `at` (behind its backslash) stands for, and how many characters it takes. */
function escaped(text: string, at: number): { value: string; length: number } {
  const char = text[at] ?? ''
  const digits = { x: 2, u: 4, U: 8 }[char]
  const hex = digits ? text.slice(at + 1, at + 1 + digits) : ''
  const code = Number.parseInt(hex, 16)
  if (digits && hex.length === digits && code <= 0x10ffff)
    return { value: String.fromCodePoint(code), length: 1 + digits }
  return { value: escapes.get(char) ?? `\\${char}`, length: 1 }
}

const escapes: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ n: '\n', t: '\t', r: '\r', '"': '"', '\\': '\\', '/': '/', ' ': ' ', _: '\u00a0' }),
  ...Object.entries({ 0: '\0', a: '\u0007', b: '\b', e: '\u001b', v: '\v', f: '\f' }),
])
