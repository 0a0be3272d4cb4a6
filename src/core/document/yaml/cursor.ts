// Walks a stretch of text character by character, and counts lines and columns as the reference counts them.

/** Past the end there is this character; the text itself holds none, or it is refused before. */
export const END = '\0'

/**
 * A place in a text, with the reference's own idea of line and column: CR, LF and CRLF end a line and read as
 * LF; NEL, LS and PS break a scalar but start no new line; a byte order mark takes no column; an astral
 * character takes one.
 */
export class Cursor {
  readonly text: string
  /** UTF-16 offset into `text`. */
  at: number
  readonly to: number
  line = 0
  column = 0
  /** Characters since the start, as the reference counts them. */
  index = 0

  constructor(text: string, from: number, to: number) {
    this.text = text
    this.at = from
    this.to = to
  }

  /** The UTF-16 unit `ahead` of here; a CR reads as LF, and past the end there is `END`. */
  peek(ahead = 0): string {
    const at = this.at + ahead
    if (at >= this.to) return END
    const unit = this.text.charAt(at)
    return unit === '\r' ? '\n' : unit
  }

  /** Goes one character on: one line end (CRLF too), or one code point. */
  forward(): void {
    const unit = this.text.charAt(this.at)
    this.index++
    if (unit === '\n' || unit === '\r') {
      this.at += unit === '\r' && this.at + 1 < this.to && this.text.charAt(this.at + 1) === '\n' ? 2 : 1
      this.line++
      this.column = 0
      return
    }
    this.at += (this.text.codePointAt(this.at) ?? 0) > 0xffff ? 2 : 1
    if (unit !== '\ufeff') this.column++
  }

  /** Goes on while the next character is one of `set`. */
  skip(set: string): void {
    while (set.includes(this.peek())) this.forward()
  }

  /** Goes on to the next line break or the end, and gives what was passed. */
  takeLine(): string {
    const from = this.at
    while (!isBreakOrEnd(this.peek())) this.forward()
    return this.text.slice(from, this.at)
  }

  /** Takes one line break and gives how it reads in a scalar: `''` where there is none. */
  takeBreak(): string {
    const character = this.peek()
    if (!isBreak(character)) return ''
    this.forward()
    return character === '\u2028' || character === '\u2029' ? character : '\n'
  }

  /** Whether `...` stands here as an end of document would. (`---` cannot: the document is split there.) */
  atDots(): boolean {
    return this.peek() === '.' && this.peek(1) === '.' && this.peek(2) === '.' && isBlankOrEnd(this.peek(3))
  }
}

/** LF, CR (read as LF), NEL, LS, PS. */
export function isBreak(character: string): boolean {
  return character === '\n' || character === '\x85' || character === '\u2028' || character === '\u2029'
}

export function isBreakOrEnd(character: string): boolean {
  return character === END || isBreak(character)
}

/** What may follow an indicator such as `:` or `-`: a space, a tab, a line break, the end. */
export function isBlankOrEnd(character: string): boolean {
  return character === ' ' || character === '\t' || isBreakOrEnd(character)
}
