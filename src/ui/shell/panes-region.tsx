// The right side of the page: the tab row, and the pane that is chosen.
import { Suspense, useCallback, useMemo } from 'react'
import type { Actions, Pane, PaneId, PaneProps, Workspace } from '../panes/pane.ts'
import { panes } from '../panes/panes.tsx'
import { Empty } from '../parts/empty.tsx'
import { Fallback } from '../parts/fallback.tsx'
import { panelId, type Tab, Tabs, tabId } from '../parts/tabs.tsx'
import { type App, useActions, useApp, useSelect } from '../store/app.tsx'
import { chosenSkill, faultsShown, isStale } from '../store/select.ts'
import { textOf } from '../store/work.ts'
import { showPane } from './commands.ts'

/** `without` leaves a pane out that has its place elsewhere (the faults of a phone). */
export function PanesRegion({ without }: { without?: PaneId }) {
  const actions = useActions()
  const shown = useMemo(() => panes.filter(pane => pane.id !== without), [without])
  const chosen = useSelect(state => state.view.pane)
  const report = useSelect(state => state.report)
  const props = usePaneProps()
  const { skill } = props
  const pane = shown.find(other => other.id === chosen) ?? shown[0]
  const tabs = useMemo(
    () =>
      shown.map(({ id, label, count }): Tab => {
        return { id, label, count: skill && report && count ? count(skill, report) : undefined }
      }),
    [shown, skill, report],
  )
  if (!pane) return null
  const onSelect = (id: string) => {
    const next = shown.find(other => other.id === id)
    if (next) actions.view({ pane: next.id })
  }
  return (
    <section className="panes-region" aria-label="Panes" data-region="panes">
      <Tabs label="Panes" tabs={tabs} selected={pane.id} onSelect={onSelect} />
      <div className="pane-frame" role="tabpanel" id={panelId(pane.id)} aria-labelledby={tabId(pane.id)}>
        <Shown pane={pane} props={props} />
      </div>
    </section>
  )
}

/** One pane without its tab, as a phone shows the faults. */
export function OnePane({ id }: { id: PaneId }) {
  const props = usePaneProps()
  const pane = panes.find(other => other.id === id)
  return pane ? (
    <section className="panes-region" aria-label="Panes" data-region="panes">
      <div className="pane-frame">
        <Shown pane={pane} props={props} />
      </div>
    </section>
  ) : null
}

/** A pane, while it is loaded and when it cannot be. */
function Shown({ pane, props }: { pane: Pane; props: PaneProps }) {
  const failed = (
    <div className="pane-body">
      <Empty title={`The pane ${pane.label} cannot be shown.`}>
        Load the page anew and try again; your draft is kept.
      </Empty>
    </div>
  )
  return (
    <Fallback key={pane.id} instead={failed}>
      <h2 className="spoken">{pane.label}</h2>
      <Suspense fallback={<p className="pane-body muted">Loading…</p>}>
        <pane.Component {...props} />
      </Suspense>
    </Fallback>
  )
}

/** What every pane is given. */
function usePaneProps(): PaneProps {
  const app = useApp()
  const report = useSelect(state => state.report)
  const chosen = useSelect(chosenSkill)
  const off = useSelect(state => state.off)
  const files = useSelect(state => state.work.files)
  const open = useSelect(state => state.work.open)
  const answer = useSelect(state => state.work.answer)
  const lit = useSelect(state => state.lit)
  const clients = useSelect(state => state.clients)
  const mine = useSelect(state => state.view.mine)
  const stale = useSelect(isStale)
  const skill = useMemo(() => chosen && { ...chosen, faults: faultsShown(chosen.faults, off) }, [chosen, off])
  const text = useCallback((path: string) => textOf(files.get(path)), [files])
  const workspace = useMemo(
    (): Workspace => ({ open, text, answer, lit, off, clients, mine, stale }),
    [open, text, answer, lit, off, clients, mine, stale],
  )
  const actions = useMemo(() => paneActions(app), [app])
  const ask = useCallback<PaneProps['ask']>(
    (question, params) => {
      app.client.sync(app.store.getState().work.files)
      return app.client.ask(question, params)
    },
    [app],
  )
  return { skill, report, workspace, actions, ask }
}

function paneActions(app: App): Actions {
  const { store } = app
  const { actions } = store
  const toEditor = () => actions.view({ phone: 'edit' })
  return {
    go: ({ path, from, to }) => {
      toEditor()
      actions.openFile(path, { from, to })
    },
    light: lit => store.setState({ lit }),
    fix: fix => actions.mend(fix),
    edit: (title, edits) => actions.edit(title, edits),
    setAnswer: answer => actions.change({ answer }),
    setFormat: (format, on) => {
      const off = new Set(store.getState().off)
      on ? off.delete(format) : off.add(format)
      store.setState({ off })
    },
    setMine: mine => actions.view({ mine }),
    show: pane => showPane(app, pane),
  }
}
