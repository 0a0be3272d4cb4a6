// Which draft belongs to this tab: held by a lock as long as the tab lives, so that two tabs do not fight.
import { getAll } from './database.ts'
import { readDraft } from './draft.ts'

const key = 'skill-playground.tab.1'

/** A new id for a draft. */
export const newId = () => crypto.randomUUID()

/** Takes the lock of a draft for the life of this tab; false where another tab has it. */
export async function hold(id: string): Promise<boolean> {
  if (!navigator.locks) return true
  return new Promise(resolve => {
    void navigator.locks.request(`${key}:${id}`, { ifAvailable: true }, lock => {
      resolve(lock !== null)
      // Never settles: the lock is let go when the tab ends.
      return lock ? new Promise(() => {}) : undefined
    })
  })
}

/** The draft that this tab had before it was loaded again; `null` in a new tab. */
export function remembered(): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Remembers the draft of this tab. */
export function remember(id: string): void {
  try {
    sessionStorage.setItem(key, id)
  } catch {
    // The draft is then found as the latest that no tab holds.
  }
}

/**
 * The draft to go on with: this tab's own, else the latest that no other tab has open. `id` is a new one where
 * there is none, and `copy` is true where the draft is another tab's (a tab that was duplicated).
 */
export async function claimDraft() {
  const own = remembered()
  const drafts = (await getAll('drafts'))
    .map(readDraft)
    .filter(draft => draft !== null)
    .sort((a, b) => b.savedAt - a.savedAt)
  const mine = drafts.find(draft => draft.id === own)
  if (own !== null && (await hold(own))) return { id: own, draft: mine ?? null }
  if (!mine) {
    for (const draft of drafts) {
      if (await hold(draft.id)) return claimed(draft.id, draft)
    }
  }
  const id = newId()
  await hold(id)
  return claimed(id, mine ?? null)
}

function claimed<T>(id: string, draft: T) {
  remember(id)
  return { id, draft }
}
