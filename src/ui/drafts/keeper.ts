// Keeps the draft: saved within a second of typing and when the page is left, with a history of versions.

import { chosenSkill } from '../store/select.ts'
import { forgetView, saveView } from '../store/settings.ts'
import type { State } from '../store/state.ts'
import type { Store } from '../store/store.ts'
import type { Work } from '../store/work.ts'
import { deleteAll, drop, get, getAll, keys, put } from './database.ts'
import { bytesOf, type Draft, readDraft, readVersion, stored } from './draft.ts'
import { dropAllLast, dropLast, keepLast } from './last.ts'
import { hold, newId, remember } from './tab.ts'

/** Milliseconds after a change until it is saved. */
const settle = 300
/** Milliseconds between two versions of the same work. */
const between = 5 * 60_000
/** Versions that are kept. */
export const kept = 30

export type Keeper = ReturnType<typeof keepDrafts>

/**
 * Follows the store. `id` is the draft of this tab, `back` the draft that a link was opened over; `storage` takes the
 * last second when the page is left.
 */
export function keepDrafts(
  store: Store,
  start: { id: string; back: string | null },
  storage: Storage | null,
  now: () => number,
) {
  let { id, back } = start
  let timer: ReturnType<typeof setTimeout> | undefined
  let versionAt = now()

  const save = async (work = store.getState().work) => {
    clearTimeout(timer)
    timer = undefined
    if (work.origin === 'link') return
    await guard(store, async () => {
      const savedAt = now()
      await putWithRoom({ version: 1, id, savedAt, back, work: stored(work) })
      dropLast(storage, id)
      store.setState({ savedAt, storage: 'fine' })
    })
  }

  /** Puts some work into the history, and lets the oldest go. */
  const keepVersion = (work: Work, title: string) =>
    guard(store, async () => {
      versionAt = now()
      await put('versions', {
        version: 1,
        savedAt: versionAt,
        bytes: bytesOf(work),
        title,
        work: stored(work),
      })
      const all = await keys('versions')
      for (const old of all.slice(0, Math.max(0, all.length - kept))) await drop('versions', old)
    })

  /** The draft of this tab becomes another one, which is `back`'s way back. */
  const moveTo = async (next: string, from: string | null) => {
    id = next
    back = from
    remember(id)
    await hold(id)
  }

  store.subscribe((state, before) => {
    if (state.work === before.work) return
    const left = before.work
    if (left.origin === 'link' && state.work.origin !== 'link' && state.back) void moveTo(newId(), id)
    // A link comes over a draft whose last second is not saved yet.
    if (state.work.origin === 'link' && timer !== undefined) void save(left)
    if (wasReplaced(state, before) && left.origin === 'own' && !isBlank(left))
      void keepVersion(left, titleOf(before))
    else if (now() - versionAt > between && left.origin === 'own') void keepVersion(left, titleOf(before))
    timer ??= setTimeout(() => void save(), settle)
  })
  const leave = () => {
    const { work } = store.getState()
    if (timer === undefined || work.origin === 'link') return
    keepLast(storage, { version: 1, id, savedAt: now(), back, work: stored(work) })
    void save()
  }
  globalThis.addEventListener?.('pagehide', leave)
  globalThis.document?.addEventListener('visibilitychange', leave)

  return {
    /** The id of this tab's draft. */
    id: () => id,
    save,
    /** Deletes all that is stored, and gives the way to take that back. */
    async deleteEverything(): Promise<() => Promise<void>> {
      clearTimeout(timer)
      timer = undefined
      const [drafts, versions] = await Promise.all([getAll('drafts'), getAll('versions')])
      await deleteAll()
      dropAllLast(storage)
      forgetView()
      return async () => {
        for (const draft of drafts) await put('drafts', draft)
        for (const version of versions) await put('versions', version)
        saveView(store.getState().view)
      }
    },

    /** Goes back from a link's work to the draft that it was opened over. */
    async goBack(): Promise<void> {
      const { back: work } = store.getState()
      if (!work) return
      if (back !== null) await moveTo(back, null)
      store.actions.restore({ work, back: null })
    },
  }
}

export type KeptVersion = NonNullable<ReturnType<typeof readVersion>>

/** The versions of the history, the latest first. */
export async function loadVersions(): Promise<KeptVersion[]> {
  const all = await getAll('versions')
  return all
    .map(readVersion)
    .filter(version => version !== null)
    .reverse()
}

/** The draft with this id, read anew. */
export async function loadDraft(id: string) {
  return readDraft(await get('drafts', id))
}

const titleOf = (state: State) => chosenSkill(state)?.title ?? state.work.open
const wasReplaced = (state: State, before: State) => state.report === null && before.report !== null
const isBlank = (work: Work) =>
  [...work.files.values()].every(file => file.kind === 'text' && file.text.trim() === '')

/** Saves a draft; where the storage is full, earlier versions make room for it, the oldest first. */
async function putWithRoom(draft: Draft): Promise<void> {
  for (;;) {
    try {
      await put('drafts', draft)
      return
    } catch (error) {
      const [oldest] = isFull(error) ? await keys('versions') : []
      if (oldest === undefined) throw error
      await drop('versions', oldest)
    }
  }
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Runs a write; a full or forbidden storage is said once, and the page goes on. */
async function guard(store: Store, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    const full = isFull(error)
    const storage = full ? 'full' : 'forbidden'
    if (store.getState().storage === storage) return
    store.setState({ storage })
    store.actions.notify({
      key: 'storage',
      text: full
        ? 'The storage of this browser is full, so your draft is not saved. Download it, or delete what is stored here.'
        : 'This browser does not let the page store anything, so your draft is gone when you close it. Download it to keep it.',
      severity: 'warning',
    })
  }
}
