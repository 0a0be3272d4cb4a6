// The list of faults, by file where there are several; arrow keys move along it.
import { type KeyboardEvent, useMemo, useState } from 'react'
import { lineIndex } from '../../../core/document/text.ts'
import type { Fault } from '../../../core/fault/fault.ts'
import { Button } from '../../parts/button.tsx'
import { moveFocus } from '../../parts/move-focus.ts'
import { Visible } from '../../parts/visible.tsx'
import type { PaneProps } from '../pane.ts'
import { FaultRow } from './fault-row.tsx'
import { useBroken } from './use-broken.ts'

/** How many rows of a file are shown at first: a broken archive can have thousands. */
const first = 100

type Props = PaneProps & { groups: ReadonlyMap<string, readonly Fault[]> }

export function FaultList({ groups, ...props }: Props) {
  const several = groups.size > 1
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move the focus between the buttons inside.
    <div className="stack" onKeyDown={onKeyDown}>
      {[...groups].map(([path, faults]) => (
        <section
          key={path}
          className="stack-tight"
          aria-label={several ? `Faults in ${path || 'the archive'}` : 'Faults'}
        >
          {several ? (
            <h3>
              <Visible text={path || 'The archive itself'} /> <span className="count">{faults.length}</span>
            </h3>
          ) : null}
          <FileFaults {...props} path={path} faults={faults} />
        </section>
      ))}
    </div>
  )
}

function FileFaults({ path, faults, ...props }: PaneProps & { path: string; faults: readonly Fault[] }) {
  const [all, setAll] = useState(false)
  const text = props.workspace.text(path)
  const index = useMemo(() => (text === null ? null : lineIndex(text)), [text])
  const shown = useMemo(() => (all ? faults : faults.slice(0, first)), [all, faults])
  const broken = useBroken(props, path, shown)
  return (
    <>
      <ul className="fault-list">
        {shown.map((fault, i) => (
          <FaultRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a fault is known by its kind and its order; places shift as one types.
            key={`${fault.kind} ${i}`}
            fault={fault}
            index={index}
            breaks={broken[i] ?? []}
            lit={props.workspace.lit !== null && isSame(props.workspace.lit, fault)}
            actions={props.actions}
          />
        ))}
      </ul>
      {shown.length < faults.length ? (
        <Button onClick={() => setAll(true)}>Show all {faults.length.toLocaleString('en')} faults</Button>
      ) : null}
    </>
  )
}

/** A new Report has new objects for the same fault. */
const isSame = (a: Fault, b: Fault) =>
  a === b || (a.kind === b.kind && a.path === b.path && a.from === b.from && a.to === b.to)

function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step && moveFocus(event.currentTarget, '.fault-go', step)) event.preventDefault()
}
