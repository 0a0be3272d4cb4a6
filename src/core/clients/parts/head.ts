// The frontmatter as a person sees it, whatever any client makes of it: its fences, and the lines of each key.
import { nextLine } from '../../document/text.ts'
import { linesOf } from '../../document/yaml/loose/lines.ts'
import type { Span } from '../../document/yaml/loose/reading.ts'

/** A top-level key with all the lines that are its own, the last line end included. */
export type KeyLines = {
  name: string
  from: number
  to: number
  /** After the key's colon. */
  colon: number
  /** What of the value stands on the key's own line, trimmed. */
  first: string
}

export type Head = {
  /** The line of the opening fence, without its line end. */
  open: Span
  /** The line of the closing fence; `null` where there is none. */
  close: Span | null
  /** Where the closing fence belongs, if there is none. */
  end: number
  /** The first line between the fences that cannot be frontmatter; `null` where all of them can. */
  prose: number | null
  keys: KeyLines[]
}

/** Finds the frontmatter of a document, faults and all; `null` where nothing looks like an opening fence. */
export function headOf(text: string): Head | null {
  const lines = linesOf(text)
  const first = lines.findIndex(line => line.text.trim() !== '')
  const opening = lines[first]
  if (!opening || !isFence(opening.text)) return null
  const closing = lines.findIndex((line, index) => index > first && isFence(line.text))
  const prose = lines.findIndex(
    (line, index) => index > first && line.text.trim() !== '' && !isHeadLine(line.text),
  )
  const isInside = prose > 0 && prose < closing
  // Without a closing fence the frontmatter ends at the first empty line, or at the first that is none of it.
  const last =
    closing > 0 ? closing : lines.findIndex((line, index) => index > first && !isHeadLine(line.text))
  const mark = opening.text.startsWith('\ufeff') ? 1 : 0
  const close = lines[closing]
  return {
    open: { from: opening.from + mark, to: opening.to },
    close: close ? { from: close.from, to: close.to } : null,
    end: lines[last]?.from ?? text.length,
    prose: isInside ? (lines[prose]?.from ?? null) : null,
    keys: keysOf(text, lines.slice(first + 1, isInside ? prose : last < 0 ? lines.length : last)),
  }
}

/** The value of a key with its lines as they stand, trimmed. */
export function valueOfKey(text: string, { colon, to }: KeyLines): string {
  return text.slice(colon, to).trim()
}

function keysOf(text: string, lines: ReturnType<typeof linesOf>): KeyLines[] {
  const keys: KeyLines[] = []
  for (const line of lines) {
    const key = /^["']?([\w.-]+)["']?[ \t]*:(?=\s|$)/.exec(line.text)
    const to = nextLine(text, line.from)
    if (key) {
      const colon = line.from + key[0].length
      keys.push({ name: key[1] ?? '', from: line.from, to, colon, first: text.slice(colon, line.to).trim() })
    }
    const own = keys[keys.length - 1]
    if (own) own.to = to
  }
  return keys
}

/** Three dashes or more, whatever white space or byte order mark stands around them. */
function isFence(line: string): boolean {
  return /^-{3,}$/.test(line.trim())
}

/** A line that may belong to frontmatter: a key, something indented, a list, a comment that is no heading. */
function isHeadLine(line: string): boolean {
  return /^(?:["']?[\w.-]+["']?[ \t]*:(?:\s|$)|[ \t]+\S|- |#(?!#* ))/.test(line)
}
