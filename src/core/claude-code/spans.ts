// The pieces of an invocation's text: where each comes from, and how commands are taken out of them.
import type { Sure } from './sure.ts'

/**
 * Where a piece comes from. `body`: as written. `stays`: as written though it looks like a placeholder.
 * `withheld`: it stands for a command that a setting forbids. The others were put in.
 */
export type SpanKind =
  | 'base-directory'
  | 'body'
  | 'arguments'
  | 'argument'
  | 'named'
  | 'variable'
  | 'escaped'
  | 'stays'
  | 'appended'
  | 'withheld'

export type Piece = {
  text: string
  kind: SpanKind
  /** What the document has there, and where: UTF-16 units into the document. `null` for what it does not have. */
  written: string | null
  at: number | null
  note: string
  sure: Sure
  /** Why the author may have meant the literal text, or `null`; a backslash before it keeps it. */
  eaten: string | null
}

/** A placed piece. Spans follow each other without gaps; a placeholder that became nothing has an empty one. */
export type Span = Piece & { from: number; to: number }

/** Places pieces one after the other. */
export function placed(pieces: readonly Piece[]): Span[] {
  let at = 0
  return pieces.map(piece => {
    const from = at
    at += piece.text.length
    return { from, to: at, ...piece }
  })
}

/** A piece that the document does not have. */
export function inserted(text: string, kind: SpanKind, note: string, sure: Sure): Piece {
  return { text, kind, written: null, at: null, note, sure, eaten: null }
}

type Range = { from: number; to: number }

/** The kinds of the spans that each range touches. Ranges and spans come in order. */
export function kindsIn(spans: readonly Span[], ranges: readonly Range[]): Set<SpanKind>[] {
  let first = 0
  return ranges.map(range => {
    while ((spans[first]?.to ?? range.from + 1) <= range.from) first++
    const kinds = new Set<SpanKind>()
    for (let at = first; at < spans.length; at++) {
      const span = spans[at]
      if (!span || span.from >= range.to) break
      if (span.to > span.from) kinds.add(span.kind)
    }
    return kinds
  })
}

/** Puts one text in the place of every range. Ranges come in order and do not overlap. */
export function replaced(spans: readonly Span[], ranges: readonly Range[], by: Piece): Span[] {
  const pieces: Piece[] = []
  let next = 0
  for (const span of spans) {
    let from = span.from
    for (let range = ranges[next]; range && range.from < span.to; range = ranges[next]) {
      if (range.from >= span.from) {
        if (range.from > from) pieces.push(cut(span, from, range.from))
        pieces.push(by)
      }
      from = Math.max(from, Math.min(range.to, span.to))
      if (range.to > span.to) break
      next++
    }
    if (from < span.to || (span.from === span.to && !inside(span.from, ranges[next]))) {
      pieces.push(cut(span, from, span.to))
    }
  }
  return placed(pieces)
}

/** Whether a place stands in a range; those that end before it are done. */
function inside(at: number, range: Range | undefined): boolean {
  return range !== undefined && range.from < at
}

/** A part of a span; of one that was put in, the document has only the whole. */
function cut(span: Span, from: number, to: number): Piece {
  const { from: start, to: _, ...piece } = span
  const text = span.text.slice(from - start, to - start)
  if (span.kind !== 'body') return { ...piece, text }
  return { ...piece, text, written: text, at: span.at === null ? null : span.at + from - start }
}
