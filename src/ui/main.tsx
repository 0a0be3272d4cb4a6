// Starts the page: makes the store and what follows it, goes on with the draft or the link, and draws.
import { createRoot } from 'react-dom/client'
import { WorkerClient } from '../workers/client.ts'
import { startWorker } from '../workers/start.ts'
import { keepDrafts, loadDraft } from './drafts/keeper.ts'
import { lastOf } from './drafts/last.ts'
import { claimDraft, newId } from './drafts/tab.ts'
import { firstWork } from './examples/examples.ts'
import { followLinks, hasLink, openLink } from './share/link.ts'
import { Page } from './shell/page.tsx'
import { type App, AppProvider } from './store/app.tsx'
import { followWithReports, runningMark } from './store/check.ts'
import { loadView, saveView } from './store/settings.ts'
import { makeStore } from './store/store.ts'
import './styles/tokens.css'
import './styles/base.css'
import './styles/parts.css'
import './styles/shell.css'
import './styles/print.css'

async function start(): Promise<void> {
  const store = makeStore({ view: loadView() })
  const client = new WorkerClient(startWorker)
  const claimed = await within(claimDraft(), 3000).catch(() => ({ id: newId(), draft: null }))
  const { id } = claimed
  const storage = localStore()
  const draft = lastOf(storage, id, claimed.draft?.savedAt ?? 0) ?? claimed.draft
  const before = draft?.back ? await loadDraft(draft.back).catch(() => null) : null
  const mark = runningMark(storage, id, Date.now)
  // A document that hung or crashed the page last time is shown and waits for a person's word.
  const safe = mark.wasLeft() && draft !== null
  store.setState({
    work: draft?.work ?? firstWork(),
    savedAt: draft?.savedAt ?? null,
    back: before?.work ?? null,
    check: safe ? 'waiting' : 'checking',
  })

  const keeper = keepDrafts(store, { id, back: draft?.back ?? null }, storage, Date.now)
  const check = followWithReports(store, client, mark)
  const app: App = { store, client, keeper, check }
  store.subscribe((state, old) => {
    if (state.view !== old.view) saveView(state.view)
  })
  followLinks(app)
  draw(app)
  const opened = hasLink() && (await openLink(app))
  if (!opened && !safe) check()
  client.ask('clients', null).then(
    clients => store.setState({ clients }),
    // Without the table the page says nothing about clients; the check tells what is wrong with the worker.
    () => {},
  )
}

/** What a promise gives, if it does so within these milliseconds; some browsers never answer about their storage. */
function within<T>(promise: Promise<T>, ms: number): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('no answer')), ms)
  })
  return Promise.race([promise, late])
}

/** The storage of this origin; `null` where the browser forbids it. */
function localStore(): Storage | null {
  try {
    return localStorage
  } catch {
    return null
  }
}

function draw(app: App): void {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no element #root.')
  createRoot(root).render(
    <AppProvider app={app}>
      <Page />
    </AppProvider>,
  )
}

void start()
