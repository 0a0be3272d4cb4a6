// The pieces that the strict scanner cuts a frontmatter into.
import type { Piece } from './builder.ts'

export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded'

/** `column` is where the token starts, as the reference counts; `from` and `to` are UTF-16 offsets. */
type Place = { from: number; to: number; column: number }

/** `blankAfter`: an empty line follows, which the reference remembers as a comment of the scalar. */
export type ScalarToken = Place & {
  kind: 'scalar'
  text: string
  pieces: Piece[]
  style: ScalarStyle
  blankAfter: boolean
}

/** `comment`: a comment follows on the same line. */
export type MarkToken = Place & { kind: Mark; comment: boolean }

export type Token = ScalarToken | MarkToken

/** `map-start`, `seq-start` and `block-end` stand for no text: they tell where the indentation changes. */
export type Mark = 'map-start' | 'seq-start' | 'block-end' | 'key' | 'value' | 'entry' | 'dots' | 'end'
