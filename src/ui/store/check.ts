// What follows from a change of the files: a new Report, at most one question at a time, and never again by
// itself for a document that hung or crashed the worker.
import { AskError, isMoot, type WorkerClient } from '../../workers/client.ts'
import type { Store } from './store.ts'

/** Milliseconds after the last key before the worker is asked: a frame, so that a burst is one question. */
const settle = 16

/** Follows the store. Returns how to check now, also what waits for a person's word. */
export function followWithReports(store: Store, client: WorkerClient, running: Running): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined

  const check = async () => {
    const { work } = store.getState()
    store.setState({ check: 'checking' })
    client.sync(work.files)
    running.begin()
    try {
      const report = await client.ask('inspect', { faults: work.faults })
      running.end()
      store.setState({ report, checked: work.files, check: 'done' })
      store.actions.dismiss('check')
    } catch (error) {
      if (isMoot(error)) return
      // A worker that had to be ended leaves its mark, so that the next start is a safe one.
      if (error instanceof AskError && error.reason === 'failed') running.end()
      store.setState({ check: 'stopped' })
      const text = error instanceof Error ? error.message : String(error)
      store.actions.notify({
        key: 'check',
        text,
        severity: 'warning',
        action: { label: 'Check again', onSelect: () => void check() },
      })
    }
  }

  store.subscribe((now, before) => {
    const changed = now.work.files !== before.work.files || now.work.faults !== before.work.faults
    if (!changed || now.check === 'waiting') return
    clearTimeout(timer)
    // Typing settles first; what replaces everything is checked at once.
    if (now.report === null) void check()
    else timer = setTimeout(() => void check(), settle)
  })
  return () => void check()
}

/** A mark on this machine while the worker computes: found at a start, it says that the last one never ended. */
export type Running = { begin: () => void; end: () => void; wasLeft: () => boolean }

const prefix = 'skill-playground.running.1:'

/** The mark of a draft. Leaving the page in an instant's check is no hang, so `pagehide` clears it. */
export function runningMark(storage: Storage | null, draft: string, now: () => number): Running {
  const key = prefix + draft
  let since: number | null = null
  const patience = 2000
  const end = () => {
    since = null
    storage?.removeItem(key)
  }
  globalThis.addEventListener?.('pagehide', () => {
    if (since !== null && now() - since < patience) end()
  })
  return {
    begin: () => {
      since ??= now()
      try {
        storage?.setItem(key, '1')
      } catch {
        // A full storage only means that the next start is an ordinary one.
      }
    },
    end,
    wasLeft: () => storage?.getItem(key) != null,
  }
}
