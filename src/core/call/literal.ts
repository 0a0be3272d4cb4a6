// Reads calls whose values are literals of a programming language: a small reader of its own, nothing is evaluated.
import { isExact } from './exact.ts'
import { type Flaw, put, type Repair } from './found.ts'
import { WORDS } from './json-tokens.ts'
import { MAX_DEPTH } from './limits.ts'
import { STOP, type Stopped, untilStopped } from './stop.ts'

export type LiteralOk = {
  ok: true
  args: Record<string, unknown>
  to: number
  flaws: Flaw[]
  repairs: Repair[]
}

export type LiteralOptions = {
  /** What stands between a name and its value. */
  separator: '=' | ':'
  /** A token that opens and closes verbatim text, beside quotation marks. */
  quote?: string
  /** Whether a word without quotation marks is text. */
  bareText?: boolean
}

/** A tool's name on the wire: letters of any script, digits, and `_ . : / -`. */
export const NAME = /[\p{L}_][\p{L}\p{N}_.:/-]*/uy

/** Reads named values between brackets; `at` is the opening bracket, `(` or `{`. Linear in what it reads. */
export function readNamedValues(text: string, at: number, options: LiteralOptions): LiteralOk | Stopped {
  const reader = new Reader(text, at, options)
  return untilStopped(reader, () => {
    const args = reader.members(text.charAt(at) === '{' ? '}' : ')', options.separator, 0)
    return { ok: true, args, to: reader.at, flaws: reader.flaws, repairs: reader.repairs }
  })
}

const KEY = /[\p{L}_$][\p{L}\p{N}_$.-]*/uy
const NUMBER = /[+-]?(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?/y
const BARE = /[^,{}[\]()<>"'\n]+/y
const ESCAPES = new Map([...'\\\'"abfnrtv'].map((char, i) => [char, '\\\'"\x07\b\f\n\r\t\v'.charAt(i)]))

class Reader {
  readonly flaws: Flaw[] = []
  readonly repairs: Repair[] = []
  at: number
  private readonly text: string
  private readonly options: LiteralOptions

  constructor(text: string, at: number, options: LiteralOptions) {
    this.text = text
    this.at = at
    this.options = options
  }

  /** Names and values up to `close`; the reader stands on the opening bracket. */
  members(close: string, separator: '=' | ':', depth: number): Record<string, unknown> {
    const node: Record<string, unknown> = {}
    this.items(close, () => {
      const from = this.at
      const key = this.key(separator)
      this.gap()
      if (this.char() !== separator) throw STOP[this.char() === '' ? 'cut' : 'positional']
      this.at++
      this.gap()
      const value = this.value(depth + 1)
      put(node, key, value, this.flaws, { from, to: this.at })
    })
    return node
  }

  private items(close: string, item: () => void): void {
    this.at++
    this.gap()
    while (this.char() !== close) {
      item()
      this.gap()
      if (this.char() === ',') {
        this.at++
        this.gap()
      } else if (this.char() !== close) throw STOP[this.char() === '' ? 'cut' : 'bad']
    }
    this.at++
  }

  private key(separator: '=' | ':'): string {
    const { quote } = this.options
    if (separator === ':' && quote !== undefined && this.text.startsWith(quote, this.at))
      return this.verbatim(quote)
    if (separator === ':' && /["']/.test(this.char())) return this.string()
    KEY.lastIndex = this.at
    const name = KEY.exec(this.text)?.[0]
    if (name === undefined) throw STOP[this.char() === '' ? 'cut' : 'positional']
    this.at += name.length
    return name
  }

  private value(depth: number): unknown {
    const { quote } = this.options
    const char = this.char()
    if (char === '') throw STOP.cut
    if (depth > MAX_DEPTH) throw STOP.deep
    if (quote !== undefined && this.text.startsWith(quote, this.at)) return this.verbatim(quote)
    if (char === '{') return this.members('}', ':', depth)
    if (char === '[') return this.list(']', depth).items
    if (char === '(') {
      const tuple = this.list(')', depth)
      return tuple.items.length === 1 && !tuple.trailing ? tuple.items[0] : tuple.items
    }
    if (char === '"' || char === "'") return this.string()
    if (/[\d.+-]/.test(char)) return this.number()
    return this.word()
  }

  private list(close: string, depth: number): { items: unknown[]; trailing: boolean } {
    const items: unknown[] = []
    this.items(close, () => items.push(this.value(depth + 1)))
    const trailing = /,\s*$/.test(this.text.slice(Math.max(0, this.at - 8), this.at - 1))
    return { items, trailing }
  }

  private verbatim(quote: string): string {
    const from = this.at + quote.length
    const to = this.text.indexOf(quote, from)
    if (to < 0) {
      this.at = this.text.length
      throw STOP.cut
    }
    this.at = to + quote.length
    return this.text.slice(from, to)
  }

  private string(): string {
    const { text } = this
    const char = this.char()
    const quote = text.startsWith(char.repeat(3), this.at) ? char.repeat(3) : char
    let value = ''
    let chunk = this.at + quote.length
    for (let i = chunk; i < text.length; i++) {
      if (text.startsWith(quote, i)) {
        this.at = i + quote.length
        return value + text.slice(chunk, i)
      }
      if (text.charAt(i) === '\\') {
        const [read, length] = this.escape(i)
        value += text.slice(chunk, i) + read
        i += length - 1
        chunk = i + 1
      } else if (quote.length === 1 && text.charAt(i) === '\n') {
        this.repairs.push({ kind: 'raw-control', from: i, to: i + 1 })
      }
    }
    this.at = text.length
    throw STOP.cut
  }

  /** Python's escapes; one it does not know keeps its backslash, as it does there. */
  private escape(i: number): [string, number] {
    const char = this.text.charAt(i + 1)
    const known = ESCAPES.get(char)
    if (known !== undefined) return [known, 2]
    if (char === '\n') return ['', 2]
    const length = { x: 2, u: 4, U: 8 }[char] ?? 0
    const hex = this.text.slice(i + 2, i + 2 + length)
    const code =
      length > 0 && hex.length === length && /^[\da-fA-F]+$/.test(hex) ? Number.parseInt(hex, 16) : -1
    return code >= 0 && code <= 0x10ffff ? [String.fromCodePoint(code), 2 + length] : ['\\', 1]
  }

  private number(): number {
    NUMBER.lastIndex = this.at
    const match = NUMBER.exec(this.text)?.[0]
    if (match === undefined) throw STOP.bad
    const from = this.at
    this.at += match.length
    if (this.char() === '') throw STOP.cut
    if (/[\w.]/.test(this.char())) throw STOP.bad
    const value = Number(match)
    if (!isExact(match.replace('+', ''), value)) {
      this.flaws.push({ kind: 'number-too-large', from, to: this.at, what: match.slice(0, 40) })
    }
    return value
  }

  private word(): unknown {
    KEY.lastIndex = this.at
    const word = KEY.exec(this.text)?.[0] ?? ''
    const after = this.text.charAt(this.at + word.length)
    if (WORDS.has(word) && /^[\s,)\]}]?$/.test(after)) {
      this.at += word.length
      return WORDS.get(word)
    }
    if (!this.options.bareText || word === '') throw STOP.bad
    BARE.lastIndex = this.at
    const bare = BARE.exec(this.text)?.[0] ?? ''
    this.at += bare.length
    if (this.char() === '') throw STOP.cut
    return bare.trim()
  }

  private gap(): void {
    while (/^\s$/.test(this.char())) this.at++
  }

  private char(): string {
    return this.text.charAt(this.at)
  }
}
