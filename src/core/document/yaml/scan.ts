// Cuts a frontmatter into tokens: the block half of YAML, with the reference's own rules for keys and indentation.
import { scanBlock } from './block.ts'
import { Cursor, END, isBlankOrEnd, isBreak, isBreakOrEnd } from './cursor.ts'
import { type Plain, scanPlain } from './plain.ts'
import { type Problem, Stop } from './problem.ts'
import { scanQuoted } from './quoted.ts'
import type { Mark, ScalarStyle, ScalarToken, Token } from './token.ts'

/** The tokens up to the end, or up to the problem that stopped the scanner. */
export type Scan = { tokens: Token[]; problem: Problem | null }

/** Scans `text` between two offsets. Whatever the scanner could read before a problem is in `tokens`. */
export function scanYaml(text: string, from: number, to: number): Scan {
  const scanner = new Scanner(new Cursor(text, from, to))
  try {
    scanner.run()
    return { tokens: scanner.tokens, problem: null }
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    return { tokens: scanner.tokens, problem: error.problem }
  }
}

/** A key ends at most this many characters after it began (YAML 1.2, 7.4). */
const KEY_LIMIT = 1024

class Scanner {
  readonly tokens: Token[] = []
  readonly #cursor: Cursor
  /** The indentations of the open collections, innermost last. */
  readonly #indents: number[] = []
  /** Whether a key, or a new collection, may start here: after a line end, `-`, `?` and a `:` without key. */
  #keyAllowed = true

  constructor(cursor: Cursor) {
    this.#cursor = cursor
  }

  run(): void {
    const cursor = this.#cursor
    if (cursor.peek() === '\ufeff') cursor.forward()
    for (;;) {
      this.#skipToToken()
      this.#unwind(cursor.column)
      if (cursor.peek() === END) break
      this.#scanToken()
    }
    this.#unwind(-1)
    this.#mark('end')
  }

  /** Passes spaces, comments and line ends. After a line end, blank lines and even tabs are passed with them. */
  #skipToToken(): void {
    const cursor = this.#cursor
    for (;;) {
      cursor.skip(' ')
      if (cursor.peek() === '#') {
        cursor.takeLine()
        while (isBreak(cursor.peek())) cursor.forward()
        this.#keyAllowed = true
      } else if (isBreak(cursor.peek())) {
        cursor.takeBreak()
        this.#keyAllowed = true
        if (cursor.peek() === '\n')
          while (isBlankOrEnd(cursor.peek()) && cursor.peek() !== END) cursor.forward()
      } else return
    }
  }

  #scanToken(): void {
    const cursor = this.#cursor
    const character = cursor.peek()
    if (cursor.column === 0 && character === '%') throw this.#stopAtLine('directive')
    if (cursor.column === 0 && cursor.atDots()) this.#scanDots()
    else if (!isBlankOrEnd(cursor.peek(1))) this.#scanScalar(character)
    else if (character === '-') this.#scanEntry()
    else if (character === '?') this.#scanComplexKey()
    else if (character === ':') this.#scanValue()
    else this.#scanScalar(character)
  }

  #scanScalar(first: string): void {
    const stop = STOPS.get(first)
    if (stop === 'alias' || stop === 'anchor' || stop === 'tag') throw this.#stopAtWord(stop)
    if (stop) throw this.#stop(stop)
    if (first === '|') this.#scanBlockScalar('literal')
    else if (first === '>') this.#scanBlockScalar('folded')
    else if (first === "'") this.#scanFlowScalar('single')
    else if (first === '"') this.#scanFlowScalar('double')
    else this.#scanFlowScalar('plain')
  }

  #scanDots(): void {
    this.#unwind(-1)
    this.#keyAllowed = false
    this.#mark('dots', 3)
  }

  #scanEntry(): void {
    if (!this.#keyAllowed) throw this.#stop('entry-not-allowed')
    if (this.#indent(this.#cursor.column)) this.#mark('seq-start')
    this.#keyAllowed = true
    this.#mark('entry', 1)
  }

  #scanComplexKey(): void {
    if (!this.#keyAllowed) throw this.#stop('key-not-allowed')
    if (this.#indent(this.#cursor.column)) this.#mark('map-start')
    this.#keyAllowed = true
    this.#mark('key', 1)
  }

  /** A `:` that no key on its line leads to. */
  #scanValue(): void {
    if (!this.#keyAllowed) throw this.#stop('value-not-allowed')
    if (this.#indent(this.#cursor.column)) this.#mark('map-start')
    this.#keyAllowed = true
    this.#mark('value', 1)
  }

  #scanBlockScalar(style: 'literal' | 'folded'): void {
    const { at: from, column } = this.#cursor
    this.#keyAllowed = true
    const { scalar, to, blankAfter } = scanBlock(this.#cursor, this.#innermost())
    const { text, pieces } = scalar
    this.tokens.push({ kind: 'scalar', from, to, column, text, pieces, style, blankAfter })
  }

  /** A plain or quoted scalar; with a `:` behind it on the same line it is a key. */
  #scanFlowScalar(style: Exclude<ScalarStyle, 'literal' | 'folded'>): void {
    const cursor = this.#cursor
    const { at: from, column, line, index } = cursor
    const mayBeKey = this.#keyAllowed
    const mustBeKey = mayBeKey && this.#innermost() === column
    const { scalar, to, endedLine, blankAfter } =
      style === 'plain' ? scanPlain(cursor, this.#innermost() + 1) : quoted(cursor)
    this.#keyAllowed = endedLine
    const { text, pieces } = scalar
    const token: ScalarToken = { kind: 'scalar', from, to, column, text, pieces, style, blankAfter }
    this.#skipToToken()
    const near = cursor.line === line && cursor.index - index <= KEY_LIMIT
    if (mayBeKey && near && cursor.peek() === ':' && isBlankOrEnd(cursor.peek(1))) {
      if (this.#indent(column))
        this.tokens.push({ kind: 'map-start', from, to: from, column, comment: false })
      this.tokens.push({ kind: 'key', from, to: from, column, comment: false }, token)
      this.#keyAllowed = false
      this.#mark('value', 1)
      return
    }
    if (mustBeKey) throw new Stop('no-colon', token.from, token.to)
    this.tokens.push(token)
  }

  #innermost(): number {
    return this.#indents.at(-1) ?? -1
  }

  /** Opens a collection at `column` where that is further in than the innermost one. */
  #indent(column: number): boolean {
    if (this.#innermost() >= column) return false
    this.#indents.push(column)
    return true
  }

  /** Closes the collections that are further in than `column`. */
  #unwind(column: number): void {
    while (this.#innermost() > column) {
      this.#indents.pop()
      this.#mark('block-end')
    }
  }

  #mark(kind: Mark, length = 0): void {
    const { at: from, column } = this.#cursor
    for (let count = 0; count < length; count++) this.#cursor.forward()
    const to = this.#cursor.at
    this.#cursor.skip(' ')
    this.tokens.push({ kind, from, to, column, comment: this.#cursor.peek() === '#' })
  }

  #stop(code: Problem['code']): Stop {
    return new Stop(code, this.#cursor.at, this.#cursor.at + 1)
  }

  #stopAtWord(code: Problem['code']): Stop {
    const from = this.#cursor.at
    while (!isBlankOrEnd(this.#cursor.peek())) this.#cursor.forward()
    return new Stop(code, from, this.#cursor.at)
  }

  #stopAtLine(code: Problem['code']): Stop {
    const from = this.#cursor.at
    while (!isBreakOrEnd(this.#cursor.peek())) this.#cursor.forward()
    return new Stop(code, from, this.#cursor.at)
  }
}

function quoted(cursor: Cursor): Plain {
  const scalar = scanQuoted(cursor)
  return { scalar, to: cursor.at, endedLine: false, blankAfter: false }
}

/** The characters that cannot start a value, and what they are. */
const STOPS = new Map<string, Problem['code']>([
  ['[', 'flow'],
  ['{', 'flow'],
  [']', 'flow-end'],
  ['}', 'flow-end'],
  [',', 'flow-end'],
  ['*', 'alias'],
  ['&', 'anchor'],
  ['!', 'tag'],
  ['%', 'bad-start'],
  ['@', 'bad-start'],
  ['`', 'bad-start'],
  ['\t', 'bad-start'],
])
