// Cuts a document into its lines, with the place of each, so that LF and CRLF files read the same.

/** One line: its text without the line end, its number from 1, and where that text stands; `next` is where the next line starts. */
export type Line = { text: string; number: number; from: number; to: number; next: number }

/** A stretch of the document in UTF-16 code units. */
export type Span = { from: number; to: number }

/** The lines of a text. `\n` and `\r\n` end a line; a lone `\r` is a character like any other. */
export function linesOf(text: string): Line[] {
  const lines: Line[] = []
  let from = 0
  while (from <= text.length) {
    const end = text.indexOf('\n', from)
    const to = end === -1 ? text.length : text[end - 1] === '\r' ? end - 1 : end
    const after = end === -1 ? text.length : end + 1
    lines.push({ text: text.slice(from, to), number: lines.length + 1, from, to, next: after })
    if (end === -1) break
    from = after
  }
  return lines
}

/** The line end that a document uses: that of its first line, `\n` where it has only one line. */
export function lineEndOf(text: string): string {
  const end = text.indexOf('\n')
  return text[end - 1] === '\r' ? '\r\n' : '\n'
}

/** A part of a line's text without the white space around it, and its place; an empty one stands at `start`. */
export function trimmed(line: Line, start: number, end = line.text.length): { text: string } & Span {
  const raw = line.text.slice(start, end)
  const text = raw.trim()
  const lead = text === '' ? 0 : raw.length - raw.trimStart().length
  const from = line.from + start + lead
  return { text, from, to: from + text.length }
}

/** A text for a sentence: cut where it is long. */
export function cut(text: string): string {
  return text.length <= LONGEST_SHOWN
    ? text
    : `${text.slice(0, LONGEST_SHOWN).replace(/[\ud800-\udbff]$/, '')}…`
}

/** A line for a sentence. */
export const brief = (line: Line) => cut(line.text.trim())

/** UTF-16 units of a file's text that a sentence repeats: enough to know it by. */
const LONGEST_SHOWN = 80
