// The file tree: what is in the source, which file is in the editor, and where faults are.
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { Button } from '../parts/button.tsx'
import { Icon } from '../parts/icon.tsx'
import { Visible } from '../parts/visible.tsx'
import { useActions, useSelect } from '../store/app.tsx'
import { tally } from '../store/select.ts'
import { opened, type Row, rowsOf } from './tree.ts'

/** Rows drawn at first; more come when asked for, since a source may have 20,000. */
const page = 1000

export function Files() {
  const files = useSelect(state => state.work.files)
  const open = useSelect(state => state.work.open)
  const actions = useActions()
  const paths = useMemo(() => [...files.keys()], [files])
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set<string>())
  const [shown, setShown] = useState(page)
  const start = useMemo(() => opened(paths, open), [paths, open])
  const rows = useMemo(
    () => rowsOf(paths, folder => start.has(folder) !== toggled.has(folder)),
    [paths, start, toggled],
  )
  const counts = useFaultCounts()
  const [active, setActive] = useState(open)
  const tree = useRef<HTMLDivElement>(null)
  const visible = rows.slice(0, shown)
  const current = visible.some(row => row.path === active) ? active : (visible[0]?.path ?? '')

  const toggle = (path: string) => {
    const next = new Set(toggled)
    next.delete(path) || next.add(path)
    setToggled(next)
  }
  const choose = (row: Row) => {
    setActive(row.path)
    row.folder ? toggle(row.path) : actions.openFile(row.path)
  }
  const focus = (row: Row | undefined) => {
    if (!row) return
    setActive(row.path)
    tree.current?.querySelector<HTMLElement>(`[data-row="${rows.indexOf(row)}"]`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const at = visible.findIndex(row => row.path === current)
    const row = visible[at]
    if (!row) return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return choose(row)
    }
    const step = stepOf(event.key, visible, at)
    if (step === 'toggle') toggle(row.path)
    else focus(step)
    if (step) event.preventDefault()
  }

  return (
    <div className="files">
      <div role="tree" aria-label="Files of the source" ref={tree} onKeyDown={onKeyDown} tabIndex={-1}>
        {visible.map((row, i) => {
          const count = counts.get(row.path) ?? 0
          return (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the tree takes the keys for all its rows.
            <div
              key={row.path}
              role="treeitem"
              data-row={i}
              className={`tree-row tree-depth-${Math.min(row.depth, 8)}`}
              aria-level={row.depth + 1}
              aria-selected={row.path === open}
              {...(row.folder ? { 'aria-expanded': row.open } : {})}
              tabIndex={row.path === current ? 0 : -1}
              onClick={() => choose(row)}
            >
              <Icon name={row.folder ? (row.open ? 'down' : 'chevron') : 'file'} />
              <span className="tree-name">
                <Visible text={row.name} />
              </span>
              {count ? <span className="count">{count}</span> : null}
            </div>
          )
        })}
      </div>
      {rows.length > shown ? (
        <Button small kind="quiet" onClick={() => setShown(shown + page)}>
          Show more of {rows.length} rows
        </Button>
      ) : null}
    </div>
  )
}

/** What a key does on a row: goes to another, opens or closes the folder, or nothing. */
function stepOf(key: string, rows: readonly Row[], at: number): Row | 'toggle' | undefined {
  const row = rows[at]
  switch (key) {
    case 'ArrowDown':
      return rows[at + 1]
    case 'ArrowUp':
      return rows[at - 1]
    case 'Home':
      return rows[0]
    case 'End':
      return rows.at(-1)
    case 'ArrowRight':
      return row?.folder && !row.open ? 'toggle' : rows[at + 1]
    case 'ArrowLeft':
      return row?.folder && row.open
        ? 'toggle'
        : rows.slice(0, at).findLast(other => other.depth < (row?.depth ?? 0))
    default:
      return undefined
  }
}

/** How many errors and warnings each file has. */
function useFaultCounts(): ReadonlyMap<string, number> {
  const report = useSelect(state => state.report)
  return useMemo(() => {
    const counts = new Map<string, number>()
    for (const fault of [
      ...(report?.faults ?? []),
      ...(report?.skills ?? []).flatMap(skill => skill.faults),
    ]) {
      const { error, warning } = tally([fault])
      counts.set(fault.path, (counts.get(fault.path) ?? 0) + error + warning)
    }
    return counts
  }, [report])
}
