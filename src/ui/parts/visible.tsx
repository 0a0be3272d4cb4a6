// Text of a stranger, with what cannot be seen made visible: controls, zero widths, direction overrides.
import { Fragment, type ReactNode } from 'react'
import { type Piece, visible } from '../../core/document/visible.ts'

/** White space that every text holds and every reader expects; shown only where each character counts. */
const ordinary = new Set(['\t', '\n', '\r'])

/** Cuts a text; tab and line ends are plain unless `every` character that cannot be seen is wanted. */
export function pieces(text: string, every: boolean): Piece[] {
  const all = visible(text)
  if (every) return all
  return all.map(piece => (ordinary.has(piece.text) ? { kind: 'text', text: piece.text } : piece))
}

/** The text itself, each invisible character by its sign and named. Nothing in it becomes markup. */
export function Visible({ text, every = false }: { text: string; every?: boolean }): ReactNode {
  const cut = pieces(text, every)
  if (cut.every(piece => piece.kind === 'text')) return text
  return (
    <bdi>
      {cut.map((piece, i) =>
        piece.kind === 'mark' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other identity than their order.
          <span key={i} className="unseen" title={piece.name}>
            {piece.shown}
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <Fragment key={i}>{piece.text}</Fragment>
        ),
      )}
    </bdi>
  )
}
