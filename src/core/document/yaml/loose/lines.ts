// The lines of a block with their places, for the readers that go line by line.

export type Line = { text: string; from: number; to: number }

/** Splits at LF, and at CRLF where `carriage` is set; a CR alone is an ordinary character. */
export function linesOf(block: string, carriage = true): Line[] {
  return [...eachLine(block, carriage)]
}

/** The same one by one, for who stops early. */
export function* eachLine(block: string, carriage = true): Generator<Line> {
  let from = 0
  for (;;) {
    const end = block.indexOf('\n', from)
    const stop = end < 0 ? block.length : end
    const to = carriage && end > 0 && block[stop - 1] === '\r' ? stop - 1 : stop
    yield { text: block.slice(from, to), from, to }
    if (end < 0) return
    from = end + 1
  }
}

/** The number of white-space characters (spaces and tabs) at the start of a line. */
export function indentOf(text: string): number {
  let at = 0
  while (text[at] === ' ' || text[at] === '\t') at++
  return at
}

/** Where the trimmed part of `text` from `start` stands, as a span in the block. */
export function trimmedSpan(line: Line, start: number): { from: number; to: number } {
  const rest = line.text.slice(start)
  const lead = rest.length - rest.trimStart().length
  const length = rest.trim().length
  return { from: line.from + start + lead, to: line.from + start + lead + length }
}
