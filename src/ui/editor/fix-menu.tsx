// The fixes at the cursor, each with a preview of its change: chosen by arrows and Enter, left by Escape.
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react'
import type { Fault, Fix } from '../../core/fault/fault.ts'
import { Button } from '../parts/button.tsx'
import { FixPreview } from '../parts/fix-preview.tsx'
import { moveFocus } from '../parts/move-focus.ts'
import { Sign } from '../parts/sign.tsx'

type Props = {
  faults: readonly Fault[]
  path: string
  text: string
  onChoose: (fix: Fix) => void
  onClose: () => void
}

/** A small dialog over the editor; focus moves to its first fix. */
export function FixMenu({ faults, path, text, onChoose, onClose }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  useLayoutEffect(() => root.current?.querySelector<HTMLElement>('button[data-fix]')?.focus(), [])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape') onClose()
    else if (!step) return
    else moveFocus(root.current, 'button[data-fix]', step)
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="fix-menu" role="dialog" aria-labelledby={id} ref={root} onKeyDown={onKeyDown}>
      <div className="row">
        <strong id={id} className="grow">
          Fixes here
        </strong>
        <Button kind="quiet" small onClick={onClose}>
          Close
        </Button>
      </div>
      {faults.flatMap(fault =>
        (fault.fix ?? []).map(fix => (
          <div key={`${fault.kind} ${fault.from} ${fix.title}`} className="stack-tight">
            <div className="row">
              <Sign of={fault.severity} quiet />
              <Button data-fix="" onClick={() => onChoose(fix)}>
                {fix.title}
              </Button>
              <span className="muted">
                {fix.safety === 'safe' ? 'the meaning stays' : 'look at it first'}
              </span>
            </div>
            <FixPreview fix={fix} path={path} text={text} />
          </div>
        )),
      )}
    </div>
  )
}
