// The text that the readers work on: it remembers what was searched for, counts what was read, and knows the tools.
import type { Found, Repair } from './found.ts'
import { type JsonOk, type JsonOptions, readJson } from './json.ts'
import { MAX_WASTE } from './limits.ts'
import type { Stopped } from './stop.ts'
import type { Tools } from './tools.ts'

type Searched = { from: number; at: number; length: number }

/** Finds the calls in a value read from JSON; given to the page so that readers need not know each other. */
export type FindInJson = (read: JsonOk, page: Page) => Found[]

export class Page {
  readonly text: string
  readonly tools: Tools
  private readonly findInJson: FindInJson
  private readonly searches = new Map<string | RegExp, Searched>()
  private readonly patterns = new Map<string, RegExp>()
  private waste = 0

  constructor(text: string, tools: Tools, findInJson: FindInJson) {
    this.text = text
    this.tools = tools
    this.findInJson = findInJson
  }

  /** Whether so much was read in vain that reading on would no longer be linear. */
  get exhausted(): boolean {
    return this.waste > MAX_WASTE * this.text.length + 65_536
  }

  /** Counts code units that were read and came to nothing. */
  wasted(length: number): void {
    this.waste += Math.max(1, length)
  }

  /**
   * Where a needle (text, or a pattern with the flag `g`) stands next at or after `from`, and how long it is;
   * `null` if nowhere. Each needle passes over the text once, however often it is asked for from left to right.
   */
  next(needle: string | RegExp, from: number): { at: number; to: number } | null {
    const known = this.searches.get(needle)
    if (known && known.from <= from && (known.at < 0 || known.at >= from)) {
      return known.at < 0 ? null : { at: known.at, to: known.at + known.length }
    }
    let at = -1
    let length = 0
    if (typeof needle === 'string') {
      at = this.text.indexOf(needle, from)
      length = needle.length
    } else {
      needle.lastIndex = from
      const match = needle.exec(this.text)
      if (match) {
        at = match.index
        length = match[0].length
      }
    }
    this.searches.set(needle, { from, at, length })
    return at < 0 ? null : { at, to: at + length }
  }

  /** What a pattern (flag `y`) matches exactly at `at`. */
  match(pattern: RegExp, at: number): RegExpExecArray | null {
    pattern.lastIndex = at
    return pattern.exec(this.text)
  }

  /** A pattern by its source, made once for this page, so that `next` knows it again. */
  pattern(source: string, flags: 'g' | 'y'): RegExp {
    const key = `${flags} ${source}`
    const pattern = this.patterns.get(key) ?? new RegExp(source, flags)
    this.patterns.set(key, pattern)
    return pattern
  }

  /** The first place at or after `at` that is no blank. */
  skip(at: number): number {
    return at + (this.match(/\s*/y, at)?.[0].length ?? 0)
  }

  /** A JSON value at `at`; what an attempt in vain has cost is counted. */
  json(at: number, options?: JsonOptions): JsonOk | Stopped {
    const read = readJson(this.text, at, options)
    if (!read.ok) this.wasted(read.at - at)
    return read
  }

  /** The calls in a value that was read. */
  callsIn(read: JsonOk): Found[] {
    return this.findInJson(read, this)
  }

  /** Whether the text ends at `at`, but for blanks and the tokens that end a generation. */
  isEnd(at: number): boolean {
    const rest = this.match(
      /(?:\s|<\/s>|<\|(?:eot_id|eom_id|im_end|end|return|call|eot|eom|endoftext|end_of_text)\|>|<[｜|]end[▁_ ]of[▁_ ]sentence[｜|]>)*/y,
      at,
    )
    return at + (rest?.[0].length ?? 0) >= this.text.length
  }
}

/** The mend of an end that is missing where the text ends. */
export function missingEnd(at: number): Repair {
  return { kind: 'missing-end', from: at, to: at }
}
