// A draft as it is stored, and how what was stored becomes one again: field by field, or not at all.
import { judgePath } from '../../core/source/path.ts'
import { sizeOf, textFile, type Work, type WorkFile } from '../store/work.ts'

/** One tab's draft. `back` is the draft that a link was opened over. Times are ms of the clock. */
export type Draft = { version: 1; id: string; savedAt: number; back: string | null; work: StoredWork }

/** An earlier version in the history; `bytes` is how large its files are together. */
export type Version = {
  version: 1
  id: number
  savedAt: number
  bytes: number
  title: string
  work: StoredWork
}

type StoredWork = Omit<Work, 'files' | 'faults'> & { files: WorkFile[] }

/** Work as it is stored. What the archive did wrong is not kept: the files that came of it are. */
export function stored({ files, open, root, answer, origin }: Work): StoredWork {
  return { files: [...files.values()], open, root, answer, origin }
}

/** Bytes that the files of some work take. */
export const bytesOf = (work: Work) => [...work.files.values()].reduce((sum, file) => sum + sizeOf(file), 0)

/** The draft, or `null` where anything is not as it must be. */
export function readDraft(value: unknown): (Omit<Draft, 'work'> & { work: Work }) | null {
  if (!isRecord(value) || value.version !== 1 || typeof value.id !== 'string') return null
  if (typeof value.savedAt !== 'number') return null
  const work = readWork(value.work)
  const back = typeof value.back === 'string' ? value.back : null
  return work && { version: 1, id: value.id, savedAt: value.savedAt, back, work }
}

/** The version, or `null`. */
export function readVersion(value: unknown): (Omit<Version, 'work'> & { work: Work }) | null {
  if (!isRecord(value) || value.version !== 1 || typeof value.id !== 'number') return null
  const { id, savedAt, bytes, title } = value
  if (typeof savedAt !== 'number' || typeof bytes !== 'number' || typeof title !== 'string') return null
  const work = readWork(value.work)
  return work && { version: 1, id, savedAt, bytes, title, work }
}

function readWork(value: unknown): Work | null {
  if (!isRecord(value) || !Array.isArray(value.files) || value.files.length === 0) return null
  const files = value.files.map(readFile)
  if (files.some(file => file === null)) return null
  const map = new Map(files.filter(file => file !== null).map(file => [file.path, file]))
  const { open, root, answer, origin } = value
  const first = [...map.keys()][0] ?? ''
  return {
    files: map,
    open: typeof open === 'string' && map.has(open) ? open : first,
    root: typeof root === 'string' ? root : null,
    answer: typeof answer === 'string' ? answer : '',
    faults: [],
    origin: origin === 'example' || origin === 'link' ? origin : 'own',
  }
}

function readFile(value: unknown): WorkFile | null {
  if (!isRecord(value) || typeof value.path !== 'string' || judgePath(value.path) !== null) return null
  const { path, kind, executable } = value
  if (kind === 'text' && typeof value.text === 'string')
    return textFile(path, value.text, executable === true)
  if (kind === 'symlink' && typeof value.target === 'string') return { path, kind, target: value.target }
  if (kind !== 'bytes' || !(value.bytes instanceof Uint8Array)) return null
  return { path, kind, bytes: Uint8Array.from(value.bytes), executable: executable === true }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
