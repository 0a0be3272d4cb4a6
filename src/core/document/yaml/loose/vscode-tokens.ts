// The tokens of VS Code's YAML: texts, and the signs between them, with what stood before each.
import { blockScalar } from './block-scalar.ts'
import { indentOf, type Line, linesOf } from './lines.ts'
import type { Span } from './reading.ts'

type Sign = ':' | '-' | ',' | '{' | '}' | '[' | ']'

/** A text or a sign. After the last one comes the `end`. */
export type Token = Span & {
  kind: Sign | 'text' | 'end'
  text: string
  /** Whether a text stands without quotes and without `|` or `>`: then the next lines may go on with it. */
  plain: boolean
  column: number
  /** The column where it is the first of its line, else 0. */
  indent: number
  /** How many line ends stand before it and after the token before; none after the text of a `|` or `>`. */
  breaks: number
  /** Whether a comment stands there. */
  commented: boolean
}

/** Where the reader of tokens is. */
type State = { block: string; lines: readonly Line[]; row: number; depth: number; colon: boolean }

/** Reads all tokens of a block. Its lines end with LF; a CR is an ordinary character. */
export function tokensOf(block: string): Token[] {
  const tokens: Token[] = []
  const state: State = { block, lines: linesOf(block, false), row: 0, depth: 0, colon: false }
  // Dashes at the very start say that a document starts.
  let at = /^---(?=\s|$)/.test(block) ? 3 : 0
  let first = at === 0
  let breaks = 0
  let commented = false
  const add = (kind: Token['kind'], to = at + 1, text = '', plain = false) => {
    const column = at - lineAt(state).from
    tokens.push({ kind, from: at, to, text, plain, column, indent: first ? column : 0, breaks, commented })
    at = to
    while ((state.lines[state.row + 1]?.from ?? Infinity) <= at) state.row++
    first = false
    breaks = 0
    commented = false
  }
  const startLine = () => {
    at = lineAt(state).from
    first = true
    state.colon = false
  }
  while (at < block.length) {
    const char = block[at] ?? ''
    if (char === '\n') {
      state.row++
      breaks++
      startLine()
    } else if (isBlank(char)) at++
    else if (char === '#' || (char === '%' && first)) {
      commented ||= char === '#'
      at = lineAt(state).to
    } else if (isSign(char, at, state, tokens)) {
      if (char === '[' || char === '{') state.depth++
      else if (char === ']' || char === '}') state.depth--
      else if (char === ':' && state.depth === 0) state.colon = true
      add(char)
    } else if (char === '"' || char === "'") {
      const { value, to } = quoted(block, at)
      add('text', to, value)
    } else if (state.depth === 0 && isHeader(block.slice(at, lineAt(state).to))) {
      const header = block.slice(at, lineAt(state).to)
      const { value, taken } = blockScalar(state.lines, state.row + 1, header, parentOf(tokens))
      add('text', state.lines[state.row + taken]?.to, value)
      state.row++
      startLine()
    } else {
      const to = plainEnd(at, state)
      add('text', to, block.slice(at, to), true)
    }
  }
  add('end', at)
  return tokens
}

function lineAt({ lines, row, block }: State): Line {
  return lines[row] ?? { text: '', from: block.length, to: block.length }
}

function isBlank(char: string | undefined): boolean {
  return char === ' ' || char === '\t'
}

/** Whether a character says something here. Brackets close, and commas part, inside brackets only. */
function isSign(char: string, at: number, state: State, before: readonly Token[]): char is Sign {
  if (char === '[' || char === '{') return true
  if (char === ']' || char === '}' || char === ',') return state.depth > 0
  if (char === '-') return endsWord(state.block[at + 1])
  if (char !== ':') return false
  const last = before[before.length - 1]
  const closed = last?.kind === 'text' ? !last.plain : last?.kind === ']' || last?.kind === '}'
  return isColon(at, state) || (state.depth > 0 && closed)
}

/** Whether a colon parts a key from a value: the first of a line that white space follows, but in brackets all. */
function isColon(at: number, { block, depth, colon }: State): boolean {
  const next = block[at + 1]
  return depth > 0 ? endsWord(next) || /[\],}]/.test(next ?? '') : !colon && endsWord(next)
}

function endsWord(next: string | undefined): boolean {
  return next === undefined || next === '\n' || isBlank(next)
}

/** The end of a text without quotes: its line's, or before a comment, a colon that parts, a sign of brackets. */
function plainEnd(start: number, state: State): number {
  const { block, depth } = state
  let end = start
  for (let at = start; at < lineAt(state).to; at++) {
    const char = block[at] ?? ''
    if (depth > 0 && /[[\]{},]/.test(char)) break
    if (char === ':' && isColon(at, state)) break
    if (char === '#' && isBlank(block[at - 1])) break
    if (!isBlank(char)) end = at + 1
  }
  return end
}

/** A `|` or `>` that starts a block scalar. */
function isHeader(text: string): boolean {
  return /^[|>](?:[1-9][-+]?|[-+][1-9]?)?[ \t]*(?:#.*)?$/.test(text)
}

/** The column that the lines of a block scalar must be deeper than: that of its key, or of its dash. */
function parentOf(tokens: readonly Token[]): number {
  const last = tokens[tokens.length - 1]
  if (last?.kind === '-') return last.column
  return last?.kind === ':' ? (tokens[tokens.length - 2]?.column ?? 0) : 0
}

/** A quoted text goes on over lines to its quote; without one, it takes everything. */
function quoted(block: string, start: number): { value: string; to: number } {
  const quote = block[start]
  let value = ''
  // White space counts once something follows it on its line.
  let blanks = ''
  let at = start + 1
  while (at < block.length) {
    const char = block[at] ?? ''
    if (char === quote && !(quote === "'" && block[at + 1] === quote))
      return { value: value + blanks, to: at + 1 }
    if (isBlank(char)) {
      blanks += char
      at++
      continue
    }
    if (char === '\n') {
      const lines = /^[ \t\n]*/.exec(block.slice(at))?.[0] ?? ''
      value += '\n'.repeat(lines.split('\n').length - 2) || ' '
      at += lines.length
    } else {
      // At a line's end a backslash joins the next line without a space.
      const joins = block[at + 1] === '\n'
      const made =
        quote === "'" || char !== '\\'
          ? { value: char, length: char === quote ? 2 : 1 }
          : joins
            ? { value: '', length: 2 + indentOf(block.slice(at + 2)) }
            : escaped(block, at + 1)
      value += blanks + made.value
      at += made.length
    }
    blanks = ''
  }
  return { value: value + blanks, to: block.length }
}

/** What the escape stands for whose backslash is before `at`, and how many characters it takes with it. */
function escaped(text: string, at: number): { value: string; length: number } {
  const char = text[at] ?? ''
  const digits = { x: 2, u: 4, U: 8 }[char]
  const hex = digits ? text.slice(at + 1, at + 1 + digits) : ''
  const code = Number.parseInt(hex, 16)
  if (digits && hex.length === digits && code <= 0x10ffff)
    return { value: String.fromCodePoint(code), length: 2 + digits }
  return { value: escapes.get(char) ?? `\\${char}`, length: 2 }
}

const escapes: ReadonlyMap<string, string> = new Map([
  ...Object.entries({ n: '\n', t: '\t', r: '\r', '"': '"', '\\': '\\', '/': '/', ' ': ' ', _: '\u00a0' }),
  ...Object.entries({ 0: '\0', a: '\u0007', b: '\b', e: '\u001b', v: '\v', f: '\f' }),
])
