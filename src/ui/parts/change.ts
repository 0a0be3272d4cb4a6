// What edits make of a text, line by line, for a preview.
import { lineEnd } from '../../core/document/text.ts'
import type { Edit } from '../../core/fault/fault.ts'

/** A piece of a line; `changed` where the edit takes it away or puts it in. */
export type Piece = { text: string; changed: boolean }

/** The lines around one or more edits, before and after; `line` counts from 1. */
export type Hunk = { line: number; before: Piece[]; after: Piece[] }

/** The hunks of these edits of one file; they must not overlap. Edits on the same lines share one. */
export function hunks(text: string, edits: readonly Edit[]): Hunk[] {
  const sorted = [...edits].sort((a, b) => a.from - b.from || a.to - b.to)
  const found: Hunk[] = []
  for (let at = 0; at < sorted.length; ) {
    const start = lineStart(text, sorted[at]?.from ?? 0)
    let end = lineEnd(text, sorted[at]?.to ?? 0)
    const group: Edit[] = []
    for (let next = sorted[at]; next && next.from <= end; next = sorted[++at]) {
      group.push(next)
      end = Math.max(end, lineEnd(text, next.to))
    }
    found.push({ line: text.slice(0, start).split(/\r\n?|\n/).length, ...pieces(text, start, end, group) })
  }
  return found
}

function pieces(text: string, start: number, end: number, edits: readonly Edit[]): Omit<Hunk, 'line'> {
  const before: Piece[] = []
  const after: Piece[] = []
  let at = start
  const same = (to: number) => {
    const piece = { text: clip(text.slice(at, to)), changed: false }
    if (piece.text) {
      before.push(piece)
      after.push(piece)
    }
  }
  for (const { from, to, insert } of edits) {
    same(from)
    if (to > from) before.push({ text: text.slice(from, to), changed: true })
    if (insert) after.push({ text: insert, changed: true })
    at = to
  }
  same(end)
  return { before, after }
}

const around = 60

/** Leaves out the middle of a long stretch that stays as it is. */
const clip = (text: string) =>
  text.length > around * 2 + 1 ? `${text.slice(0, around)}…${text.slice(-around)}` : text

function lineStart(text: string, offset: number): number {
  let at = offset
  while (at > 0 && text[at - 1] !== '\n' && text[at - 1] !== '\r') at--
  return at
}
