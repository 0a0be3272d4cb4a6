// The values of VS Code's YAML: its maps, lists, brackets and texts, each up to where this tolerant reader leaves it.
import type { Span } from './reading.ts'
import { type Token, tokensOf } from './vscode-tokens.ts'

type Entry = { key: Token; value: Value }

/** A text, or a list or a map, whose `text` is `null`. The entries of a map are kept beside. */
export type Value = Span & { value: unknown; text: string | null; entries?: readonly Entry[] }

/** The entries of the map that a block is; none where it is something else, or nothing. */
export function entriesOf(block: string): readonly Entry[] {
  return new Values(tokensOf(block)).value(-1).entries ?? []
}

class Values {
  readonly #tokens: readonly Token[]
  #at = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  /** The value that starts here, below something at column `parent`. */
  value(parent: number): Value {
    const { kind, indent, from } = this.#next()
    if (kind === '{' || kind === '[') return this.#brackets()
    if (kind === '-') return this.#list(indent)
    if (this.#isKey()) return this.#map(indent)
    return kind === 'text' ? this.#text(parent) : empty(from)
  }

  /** Keys at column `base` or deeper, to the first token that starts none. */
  #map(base: number): Value {
    const entries: Entry[] = []
    const { from } = this.#next()
    do {
      const key = this.#take()
      entries.push({ key, value: this.#valueOfKey(base, this.#take().to) })
    } while (this.#isKey() && this.#next().indent >= base)
    return { value: {}, text: null, entries, from, to: entries[entries.length - 1]?.value.to ?? from }
  }

  /** What stands behind the colon or, deeper, below; a list may stand below at the same column. */
  #valueOfKey(base: number, colonEnd: number): Value {
    const next = this.#next()
    if (this.#follows()) {
      if (next.kind === '{' || next.kind === '[') return this.#brackets()
      if (next.kind === 'text') return this.#text(base)
    }
    const deep = next.indent > base || (next.indent === base && next.kind === '-')
    return deep && next.kind !== 'end' ? this.value(base) : empty(colonEnd)
  }

  /** Dashes at column `base` or deeper. */
  #list(base: number): Value {
    const { from } = this.#next()
    let to = from
    do {
      to = this.#item(base, this.#take().to).to
    } while (this.#next().kind === '-' && this.#next().indent >= base)
    return { value: [], text: null, from, to }
  }

  #item(base: number, dashEnd: number): Value {
    const next = this.#next()
    if (this.#follows()) {
      if (next.kind === '{' || next.kind === '[') return this.#brackets()
      if (next.kind === '-') return this.#list(next.column)
      if (next.kind === 'text') return this.#isKey() ? this.#map(next.column) : this.#text(base)
    }
    return next.indent > base && next.kind !== 'end' ? this.value(base) : empty(dashEnd)
  }

  /** A list or a map in brackets. What cannot stand in a list is passed over; in a map it ends the map. */
  #brackets(): Value {
    const open = this.#take()
    const entries: Entry[] = []
    const [value, close] = open.kind === '{' ? ([{}, '}'] as const) : ([[], ']'] as const)
    for (let { kind } = this.#next(); kind !== close && kind !== 'end'; { kind } = this.#next()) {
      const key = this.#next()
      if (close === '}' && kind !== 'text') break
      const own = this.#inBrackets()
      if (!own) {
        this.#take()
        continue
      }
      if (close === '}') {
        const colon = this.#next().kind === ':' && this.#take()
        const end = this.#next().from
        const value = (colon && this.#inBrackets()) || empty(colon ? end : own.to)
        entries.push({ key: { ...key, text: own.text ?? '', to: own.to }, value })
      }
      if (this.#next().kind === ',') this.#take()
    }
    const end = this.#next()
    if (end.kind === close) this.#take()
    return { value, text: null, entries, from: open.from, to: end.kind === close ? end.to : end.from }
  }

  /** A value in brackets, where plain texts of several lines are one. */
  #inBrackets(): Value | null {
    const { kind } = this.#next()
    if (kind === '{' || kind === '[') return this.#brackets()
    if (kind !== 'text') return null
    const { from, text, plain, ...first } = this.#take()
    let value = text
    let to = first.to
    for (let next = this.#next(); plain && next.plain && next.breaks > 0; next = this.#next()) {
      value += ` ${next.text}`
      to = this.#take().to
    }
    return { value, text: value, from, to }
  }

  /** A text; a plain one goes on over lines deeper than `parent` that are no keys. A comment ends it. */
  #text(parent: number): Value {
    const { from, text, plain, ...first } = this.#take()
    let value = text
    let to = first.to
    for (let next = this.#next(); plain && this.#goesOn(next, parent); next = this.#next()) {
      value += '\n'.repeat(next.breaks - 1) || ' '
      to = this.#take().to
      if (next.kind === '-') {
        value += '-'
        if (!this.#follows() || this.#next().kind !== 'text') continue
        value += ' '
        next = this.#take()
      }
      value += next.text
      to = next.to
    }
    return { value, text: value, from, to }
  }

  #goesOn({ kind, breaks, commented, indent }: Token, parent: number): boolean {
    const fits = kind === '-' || (kind === 'text' && !this.#isKey())
    return fits && breaks > 0 && !commented && indent > parent
  }

  #isKey(): boolean {
    return this.#next().kind === 'text' && this.#next(1).kind === ':' && this.#follows(1)
  }

  /** Whether the next token stands on the line of the one before, with nothing between. */
  #follows(ahead = 0): boolean {
    const { breaks, commented } = this.#next(ahead)
    return breaks === 0 && !commented
  }

  #next(ahead = 0): Token {
    return this.#tokens[this.#at + ahead] ?? endToken
  }

  #take(): Token {
    const token = this.#next()
    this.#at++
    return token
  }
}

const endToken: Token = {
  kind: 'end',
  text: '',
  from: 0,
  to: 0,
  plain: false,
  column: 0,
  indent: 0,
  breaks: 0,
  commented: false,
}

function empty(at: number): Value {
  return { value: '', text: '', from: at, to: at }
}
