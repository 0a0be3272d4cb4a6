// The pieces that the strict scanner cuts a frontmatter into.

export type ScalarStyle = 'plain' | 'single' | 'double' | 'literal' | 'folded'

/** `column` is where the piece starts, as the reference counts; `from` and `to` are UTF-16 offsets. */
export type Token =
  | { kind: 'scalar'; from: number; to: number; column: number; text: string; style: ScalarStyle }
  | { kind: Mark; from: number; to: number; column: number }

/** `map-start`, `seq-start` and `block-end` stand for no text: they tell where the indentation changes. */
export type Mark = 'map-start' | 'seq-start' | 'block-end' | 'key' | 'value' | 'entry' | 'dots' | 'end'

export type ScalarToken = Extract<Token, { kind: 'scalar' }>
