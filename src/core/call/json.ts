// Reads one JSON value out of a text with its place, and mends only what has one meaning, saying each mend.
import { isExact } from './exact.ts'
import { type Flaw, put, type Repair } from './found.ts'
import { CLOSERS, IDENTIFIER, NUMBER, ODD_BLANK, readEscape, WORDS } from './json-tokens.ts'
import { MAX_DEPTH } from './limits.ts'
import type { RepairKind } from './repairs.ts'
import { STOP, type Stopped, untilStopped } from './stop.ts'

/** How many repairs of one value are listed; the rest are made, but not listed. */
const MAX_LISTED = 256

export type JsonOk = {
  ok: true
  value: unknown
  /** Where the value begins and the first code unit after it. */
  from: number
  to: number
  repairs: Repair[]
  flaws: Flaw[]
  /** Where each object and list stands. */
  spans: Map<object, [from: number, to: number]>
}

export type JsonOptions = {
  /** Where the text to read ends. */
  end?: number
  /** Tokens that end the text too, where a member or a closing bracket would have to stand. */
  stops?: readonly string[]
  /** The end of the text is the end of the value: a number there is whole, and no bracket may be missing. */
  whole?: boolean
}

/** Reads the JSON value that begins at `at` (blanks before it are skipped). Takes time linear in what it reads. */
export function readJson(text: string, at: number, options: JsonOptions = {}): JsonOk | Stopped {
  const reader = new Reader(text, at, options)
  return untilStopped(reader, () => {
    reader.gap()
    const from = reader.at
    const value = reader.value(0)
    const { at: to, repairs, flaws, spans } = reader
    return { ok: true, value, from, to, repairs, flaws, spans }
  })
}

class Reader {
  readonly repairs: Repair[] = []
  readonly flaws: Flaw[] = []
  readonly spans = new Map<object, [number, number]>()
  at: number
  private ended = false
  private readonly text: string
  private readonly end: number
  private readonly stops: readonly string[]
  private readonly whole: boolean

  constructor(text: string, at: number, { end = text.length, stops = [], whole = false }: JsonOptions) {
    this.text = text
    this.at = at
    this.end = end
    this.stops = stops
    this.whole = whole
  }

  value(depth: number): unknown {
    if (this.at >= this.end) throw STOP.cut
    const char = this.text.charAt(this.at)
    if (char === '{' || char === '[') {
      if (depth >= MAX_DEPTH) throw STOP.deep
      return char === '{' ? this.object(depth) : this.list(depth)
    }
    if (CLOSERS.has(char)) return this.string(char)
    if (char === '-' || (char >= '0' && char <= '9')) return this.number()
    return this.word()
  }

  private object(depth: number): Record<string, unknown> {
    const from = this.at
    const node: Record<string, unknown> = {}
    this.items('}', () => {
      const start = this.at
      const key = this.key()
      this.gap()
      if (this.at >= this.end) throw STOP.cut
      if (this.text.charAt(this.at) !== ':') throw STOP.bad
      this.at++
      this.gap()
      const value = this.value(depth + 1)
      put(node, key, value, this.flaws, { from: start, to: this.at })
    })
    this.spans.set(node, [from, this.at])
    return node
  }

  private list(depth: number): unknown[] {
    const from = this.at
    const node: unknown[] = []
    this.items(']', () => node.push(this.value(depth + 1)))
    this.spans.set(node, [from, this.at])
    return node
  }

  /** What stands between brackets: `item`s with commas, one of which may trail. */
  private items(close: string, item: () => void): void {
    this.at++
    let comma = -1
    for (let first = true; ; first = false) {
      this.gap()
      if (this.at >= this.end) throw STOP.cut
      if (this.text.charAt(this.at) === close) {
        if (comma >= 0) this.repaired('trailing-comma', comma, comma + 1)
        this.at++
        return
      }
      if (!first && comma < 0) throw STOP.bad
      item()
      this.gap()
      comma = -1
      if (this.text.charAt(this.at) === ',' && this.at < this.end) {
        comma = this.at++
      } else if (this.isOver()) {
        // One bracket lost at the very end is a slip; with more of them missing, more than brackets may be.
        if (this.ended) throw STOP.cut
        this.ended = true
        this.repaired('missing-end', this.at, this.at)
        return
      }
    }
  }

  /** Whether the text ends here, right after a value, with brackets still open. */
  private isOver(): boolean {
    if (this.at >= this.end) return !this.whole
    return this.stops.some(stop => this.text.startsWith(stop, this.at))
  }

  private key(): string {
    const char = this.text.charAt(this.at)
    if (CLOSERS.has(char)) return this.string(char)
    IDENTIFIER.lastIndex = this.at
    const name = IDENTIFIER.exec(this.text)?.[0]
    if (name === undefined) throw STOP.bad
    this.repaired('unquoted-key', this.at, this.at + name.length)
    this.at += name.length
    return name
  }

  private string(open: string): string {
    const { text, end } = this
    const closers = CLOSERS.get(open) ?? open
    const from = this.at
    if (open === "'") this.repaired('single-quotes', from, from + 1)
    else if (open !== '"') this.repaired('smart-quotes', from, from + 1)
    let value = ''
    let chunk = from + 1
    let raw = false
    for (let i = chunk; i < end; i++) {
      const char = text.charAt(i)
      if (closers.includes(char)) {
        this.at = i + 1
        return value + text.slice(chunk, i)
      }
      if (char === '\\') {
        value += text.slice(chunk, i)
        const { value: read, length, isKnown } = readEscape(text, i)
        if (!isKnown) this.repaired('bad-escape', i, i + 2)
        value += read
        i += length - 1
        chunk = i + 1
      } else if (char < ' ' && !raw) {
        raw = true
        this.repaired('raw-control', i, i + 1)
      }
    }
    this.at = end
    throw STOP.cut
  }

  private number(): number {
    NUMBER.lastIndex = this.at
    const match = NUMBER.exec(this.text)?.[0]
    if (match === undefined) throw STOP[this.at + 1 >= this.end ? 'cut' : 'bad']
    const from = this.at
    this.at += match.length
    if (this.at >= this.end && !this.whole) throw STOP.cut
    if (/[\w.+-]/.test(this.text.charAt(this.at)) && this.at < this.end) throw STOP.bad
    const value = Number(match)
    if (!isExact(match, value))
      this.flaws.push({ kind: 'number-too-large', from, to: this.at, what: match.slice(0, 40) })
    return value
  }

  private word(): unknown {
    IDENTIFIER.lastIndex = this.at
    const word = IDENTIFIER.exec(this.text)?.[0] ?? ''
    if (!WORDS.has(word)) {
      const cut =
        word !== '' && this.at + word.length >= this.end && [...WORDS.keys()].some(w => w.startsWith(word))
      throw STOP[cut ? 'cut' : 'bad']
    }
    if (/^[A-Z]/.test(word)) this.repaired('python-word', this.at, this.at + word.length)
    this.at += word.length
    return WORDS.get(word)
  }

  /** Skips blanks, comments, and a line break that was written as backslash and letter between tokens. */
  gap(): void {
    const { text, end } = this
    while (this.at < end) {
      const char = text.charAt(this.at)
      if (char === ' ' || char === '\n' || char === '\r' || char === '\t') this.at++
      else if (char === '\\' && /[nrt]/.test(text.charAt(this.at + 1)))
        this.skip('escaped-blank', this.at + 2)
      else if (char === '#' || text.startsWith('//', this.at)) this.comment('\n', 0)
      else if (text.startsWith('/*', this.at)) this.comment('*/', 2)
      else if (ODD_BLANK.test(char)) this.skip('odd-blank', this.at + 1)
      else return
    }
  }

  private comment(close: string, length: number): void {
    const found = this.text.indexOf(close, this.at + length)
    this.skip('comment', found < 0 ? this.end : Math.min(found + length, this.end))
  }

  private skip(kind: RepairKind, to: number): void {
    this.repaired(kind, this.at, to)
    this.at = to
  }

  private repaired(kind: RepairKind, from: number, to: number): void {
    if (this.repairs.length < MAX_LISTED) this.repairs.push({ kind, from, to })
  }
}
