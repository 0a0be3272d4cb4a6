// Shows what a fix would change: the lines before and after, with the difference marked.
import type { Fix } from '../../core/fault/fault.ts'
import { hunks, type Piece } from './change.ts'
import './fix-preview.css'
import { Visible } from './visible.tsx'

const shown = 8

/** The change to one file; `path` names it where the fix touches several. */
export default function FixPreviewView({ fix, path, text }: { fix: Fix; path: string; text: string }) {
  const all = hunks(
    text,
    fix.edits.filter(edit => edit.path === path),
  )
  const others = new Set(fix.edits.map(edit => edit.path).filter(other => other !== path))
  return (
    <div className="fix-preview code">
      {all.slice(0, shown).map(hunk => (
        <div key={hunk.line}>
          <Line of="del" line={hunk.line} pieces={hunk.before} />
          <Line of="ins" line={hunk.line} pieces={hunk.after} />
        </div>
      ))}
      {all.length > shown ? <div className="muted">and {all.length - shown} more places</div> : null}
      {others.size > 0 ? <div className="muted">also changes {[...others].join(', ')}</div> : null}
    </div>
  )
}

function Line({ of, line, pieces }: { of: 'ins' | 'del'; line: number; pieces: Piece[] }) {
  return (
    <div className={`fix-line fix-${of}`}>
      <span className="fix-number">
        {line} <span aria-hidden="true">{of === 'ins' ? '+' : '−'}</span>
        <span className="spoken">{of === 'ins' ? 'after' : 'before'}:</span>
      </span>
      <span>
        {pieces.map((piece, i) => {
          const Piece = piece.changed ? of : 'span'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have no other identity than their order.
            <Piece key={i}>
              <Visible text={piece.text} />
            </Piece>
          )
        })}
      </span>
    </div>
  )
}
