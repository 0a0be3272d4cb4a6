// The last second of a draft, written at once when the page is left: the database may not get to it in time.
import { type Draft, readDraft } from './draft.ts'

const prefix = 'skill-playground.last.1:'
/** Characters beyond which only the database keeps a draft. */
const most = 1_000_000

/** Keeps a draft that is text alone and not large; any other is left to the database. */
export function keepLast(storage: Storage | null, draft: Draft): void {
  const texts = draft.work.files.map(file =>
    file.kind === 'text' ? file.text.length : Number.POSITIVE_INFINITY,
  )
  if (texts.reduce((sum, length) => sum + length, draft.work.answer.length) > most) return
  try {
    storage?.setItem(prefix + draft.id, JSON.stringify(draft))
  } catch {
    // The database is still asked to save it.
  }
}

/** What was kept of a draft, if it is newer than `savedAt`, in ms of the clock. */
export function lastOf(storage: Storage | null, id: string, savedAt: number) {
  try {
    const last = readDraft(JSON.parse(storage?.getItem(prefix + id) ?? 'null'))
    return last && last.id === id && last.savedAt > savedAt ? last : null
  } catch {
    return null
  }
}

/** Forgets it, once the database has the draft. */
export function dropLast(storage: Storage | null, id: string): void {
  storage?.removeItem(prefix + id)
}

/** Forgets all of them. */
export function dropAllLast(storage: Storage | null): void {
  for (const key of Object.keys(storage ?? {})) if (key.startsWith(prefix)) storage?.removeItem(key)
}
