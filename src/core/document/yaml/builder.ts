// Puts a scalar's text together and remembers where each piece of it stands in the document.

/** From `at` (an index into the scalar's text) on, the text was read from `from` (an offset into the document). */
export type Piece = { at: number; from: number }

export class ScalarBuilder {
  text = ''
  readonly pieces: Piece[] = []

  /** Adds a piece of text that stands, or whose folded form stands, at `from`. */
  add(piece: string, from: number): void {
    if (piece === '') return
    this.pieces.push({ at: this.text.length, from })
    this.text += piece
  }
}

/** Where the character `index` of a scalar's text stands in the document; `null` where the text is shorter. */
export function originOf(scalar: { text: string; pieces: Piece[] }, index: number): number | null {
  if (index >= scalar.text.length) return null
  let low = 0
  let high = scalar.pieces.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((scalar.pieces[middle]?.at ?? 0) <= index) low = middle
    else high = middle - 1
  }
  const piece = scalar.pieces[low]
  if (!piece) return null
  const next = scalar.pieces[low + 1]
  const origin = piece.from + index - piece.at
  return next ? Math.min(origin, next.from) : origin
}
