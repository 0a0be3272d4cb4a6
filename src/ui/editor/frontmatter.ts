// Colours YAML frontmatter, a token at a time: keys, quoted text, comments and signs. What is wrong in it is core's
// to say, so anything is taken for something here.
import type { StringStream } from '@codemirror/language'

export type Frontmatter = {
  /** Before the first word of a line or of a flow entry, where marks and keys may stand. */
  lead: boolean
  /** Inside of a plain value, where quotes are text. */
  plain: boolean
  /** The quote that is open, over lines too. */
  quote: '"' | "'" | null
  /** How many brackets are open. */
  depth: number
  /** The indentation of the line whose block of text (`|`, `>`) goes on. */
  block: number | null
  /** The column of the last key, and where the lines below stand if it is the end of its line. */
  column: number
  below: number | null
}

export const startFrontmatter = (): Frontmatter => ({
  lead: true,
  plain: false,
  quote: null,
  depth: 0,
  block: null,
  column: 0,
  below: null,
})

const key = /^(?:(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')[ \t]*|[^\s:#"'[\]{},&*!|>%@`][^:#[\]{},]*)(?=:(?:\s|$))/
const words = { block: /^[^\s]+/, flow: /^[^\s,[\]{}]+/ }

/** The next token's style; `null` for text without one. */
export function frontmatterToken(stream: StringStream, state: Frontmatter): string | null {
  if (stream.sol()) {
    state.lead = true
    state.plain = false
    state.below = null
    if (state.block !== null) {
      if (stream.indentation() > state.block || !/\S/.test(stream.string)) return rest(stream, null)
      state.block = null
    }
  }
  if (state.quote) return quoted(stream, state, state.quote)
  const spaced = stream.sol() || /\s/.test(stream.string.charAt(stream.pos - 1))
  if (stream.eatSpace()) return null
  if (spaced && stream.peek() === '#') return rest(stream, 'comment')
  if (state.lead && stream.match(/^[-?](?=\s|$)/)) return 'separator'
  if (state.lead && stream.match(key)) {
    state.lead = false
    state.column = stream.column()
    return 'propertyName.definition'
  }
  if (!state.plain && stream.match(/^:(?=\s|$)/)) {
    state.lead = false
    if (stream.eol()) state.below = state.column + stream.indentUnit
    return 'separator'
  }
  return sign(stream, state) ?? word(stream, state)
}

/** A sign that begins a value or parts the entries of one; `undefined` where there is none. */
function sign(stream: StringStream, state: Frontmatter): string | undefined {
  const next = stream.peek() ?? ''
  if (state.depth > 0 && /[\]},]/.test(next)) {
    stream.next()
    state.plain = false
    state.lead = next === ','
    if (next !== ',') state.depth -= 1
    return next === ',' ? 'separator' : 'bracket'
  }
  if (state.plain) return undefined
  if (/[[{]/.test(next)) {
    stream.next()
    state.depth += 1
    state.lead = true
    return 'bracket'
  }
  state.lead = false
  if (next === '"' || next === "'") {
    stream.next()
    return quoted(stream, state, next)
  }
  if (stream.match(/^[|>][-+\d]{0,3}(?=\s|$)/)) {
    state.block = stream.indentation()
    return 'string'
  }
  if (stream.match(/^[&*]\S+/)) return 'labelName'
  return stream.match(/^!\S*/) ? 'typeName' : undefined
}

function quoted(stream: StringStream, state: Frontmatter, quote: '"' | "'"): string {
  const closed = stream.match(quote === '"' ? /^(?:[^"\\]|\\.)*"/ : /^(?:[^']|'')*'(?!')/)
  if (!closed) stream.skipToEnd()
  state.quote = closed ? null : quote
  return 'string'
}

function word(stream: StringStream, state: Frontmatter): null {
  state.plain = true
  state.lead = false
  if (!stream.match(state.depth > 0 ? words.flow : words.block)) stream.next()
  return null
}

function rest(stream: StringStream, style: string | null): string | null {
  stream.skipToEnd()
  return style
}
