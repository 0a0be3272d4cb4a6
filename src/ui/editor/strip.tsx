// The line under the text: where the cursor is, and what is wrong there.
import type { Fix } from '../../core/fault/fault.ts'
import { wordsOf } from '../../core/fault/words.ts'
import { Button } from '../parts/button.tsx'
import { Sign } from '../parts/sign.tsx'
import { Words } from '../parts/words.tsx'
import type { Cursor } from './controller.ts'

type Props = {
  cursor: Cursor
  /** Something to know of the file itself. */
  note: string | null
  /** Fixes were asked for here, and there is none. */
  noFix: boolean
  onFix: (fix: Fix) => void
  onMore: () => void
}

/** Shows the narrowest fault at the cursor with its first fix; what else is there opens in the menu. */
export function Strip({ cursor, note, noFix, onFix, onMore }: Props) {
  const [fault] = cursor.faults
  const first = fault?.fix?.[0]
  const fixes = cursor.near.reduce((sum, near) => sum + (near.fix?.length ?? 0), 0)
  return (
    <div className="editor-strip">
      <div className="grow">
        {fault ? (
          <>
            <Sign of={fault.severity} quiet /> <Words text={wordsOf(fault)} />
            {cursor.faults.length > 1 ? (
              <span className="muted"> and {cursor.faults.length - 1} more here</span>
            ) : null}
          </>
        ) : (
          <span className="muted">{note}</span>
        )}
      </div>
      <div className="row editor-tools">
        {noFix ? <span className="muted">No fix here</span> : null}
        {first ? (
          <Button small onClick={() => onFix(first)}>
            {first.title}
          </Button>
        ) : null}
        {fixes > 0 ? (
          <Button small kind="quiet" onClick={onMore} title="Preview (Ctrl+. or ⌘.)">
            {fixes === 1 ? 'Preview' : `${fixes} fixes`}
          </Button>
        ) : null}
        <span className="editor-place" title="Line and column of the cursor">
          {cursor.line}:{cursor.column}
        </span>
      </div>
    </div>
  )
}
