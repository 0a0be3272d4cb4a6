// Takes off what was wrapped around a whole text on its way: a mark, quotation prefixes, entities, a JSON string.
import type { Repair } from './found.ts'
import { readJson } from './json.ts'
import type { RepairKind } from './repairs.ts'

/** A text under its wrappers. `place` turns its offsets into those of the answer. */
export type Layer = { text: string; repairs: Repair[]; place: (offset: number) => number }

/** The answer itself, and under it what its wrappers hold, outermost first. At most four layers. */
export function layers(answer: string): Layer[] {
  const found: Layer[] = [{ text: answer, repairs: [], place: offset => offset }]
  let strings = 0
  for (let layer = found[0]; layer && found.length < 5; layer = found.at(-1)) {
    const inner = unquoted(layer.text) ?? decoded(layer.text) ?? (strings < 2 ? unstrung(layer.text) : null)
    if (!inner) break
    if (inner.kind === 'json-string' || inner.kind === 'escaped-text') strings++
    const { place } = layer
    const whole = { kind: inner.kind, from: place(0), to: place(layer.text.length) }
    found.push({
      text: inner.text,
      repairs: [...layer.repairs, whole],
      place: offset => place(inner.offsets[offset] ?? inner.end),
    })
  }
  return found
}

/** A text, and where each of its code units began in the text around it; `end` is where it ended. */
type Inner = { kind: RepairKind; text: string; offsets: Uint32Array; end: number }

/** Every line begins with `>`, as in a quoted mail. */
function unquoted(text: string): Inner | null {
  if (!/^\s*>(?!>)/.test(text)) return null
  const lines = text.split('\n')
  if (!lines.every(line => line.trim() === '' || /^\s{0,3}>(?!>)/.test(line))) return null
  return rebuild('quote-prefix', text, /(^|\n)[ \t]{0,3}> ?/g, match => (match.startsWith('\n') ? '\n' : ''))
}

const ENTITIES = new Map([
  ['&quot;', '"'],
  ['&#34;', '"'],
  ['&#x22;', '"'],
  ['&apos;', "'"],
  ['&#39;', "'"],
  ['&#x27;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
])

/** The whole text is encoded for HTML: it begins with an encoded tag, or all its quotation marks are encoded. */
function decoded(text: string): Inner | null {
  if (text.includes('<')) return null
  const isJson = /&(?:quot|#34|#x22);/.test(text) && !text.includes('"')
  if (!isJson && !/^\s*&lt;[\w|｜]/.test(text)) return null
  return rebuild(
    'html-entities',
    text,
    /&(?:quot|apos|lt|gt|amp|#34|#39|#x22|#x27);/g,
    match => ENTITIES.get(match) ?? match,
  )
}

/** The whole text is a JSON string, or what stands inside one. */
function unstrung(text: string): Inner | null {
  const trimmed = text.trim()
  if (trimmed.startsWith('"')) {
    const read = readJson(text, 0, { whole: true })
    if (!read.ok || typeof read.value !== 'string' || text.slice(read.to).trim() !== '') return null
    return plain('json-string', text, read.value)
  }
  if (!/^[[{](?:\s|\\[nrt])*\\"/.test(trimmed)) return null
  const read = readJson(`"${trimmed}"`, 0, { whole: true })
  if (!read.ok || typeof read.value !== 'string' || read.to !== trimmed.length + 2) return null
  return plain('escaped-text', text, read.value)
}

/** Without places of its own: all of it stands where the whole text stands. */
function plain(kind: RepairKind, text: string, inner: string): Inner {
  return { kind, text: inner, offsets: new Uint32Array(inner.length), end: text.length }
}

function rebuild(kind: RepairKind, text: string, pattern: RegExp, replace: (match: string) => string): Inner {
  const offsets = new Uint32Array(text.length)
  let inner = ''
  let from = 0
  const copy = (to: number) => {
    for (let i = from; i < to; i++) offsets[inner.length + i - from] = i
    inner += text.slice(from, to)
  }
  for (const match of text.matchAll(pattern)) {
    copy(match.index)
    const replacement = replace(match[0])
    for (let i = 0; i < replacement.length; i++) offsets[inner.length + i] = match.index
    inner += replacement
    from = match.index + match[0].length
  }
  copy(text.length)
  return { kind, text: inner, offsets: offsets.slice(0, inner.length), end: text.length }
}
