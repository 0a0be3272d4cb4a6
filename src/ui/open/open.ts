// Opens what was dropped, chosen or pasted: a document, a folder or an archive, with progress and a way to stop.
import type { Fault } from '../../core/fault/fault.ts'
import { PACKED_BYTES, size } from '../../core/source/limits.ts'
import { isMoot, WorkerClient } from '../../workers/client.ts'
import { startWorker } from '../../workers/start.ts'
import type { App } from '../store/app.tsx'
import { textFile, type WorkFile, workOf } from '../store/work.ts'
import { unwrapped } from './folder.ts'
import type { Incoming } from './incoming.ts'
import { readFolder } from './read.ts'

/** Opens files from outside; what happens is told in notices. */
export async function openIncoming(app: App, incoming: readonly Incoming[]): Promise<void> {
  const [only] = incoming
  if (!only) return
  const { store } = app
  // What was refused before is no news of this.
  store.actions.dismiss('opening')
  const name = nameOf(incoming)
  const stop = new AbortController()
  const onProgress = (done: number, total: number) =>
    store.setState({ opening: { name, done, total, cancel: () => stop.abort() } })
  onProgress(0, incoming.length)
  try {
    const watch = { signal: stop.signal, onProgress }
    if (incoming.length > 1 && incoming.every(({ path }) => looseArchive.test(path))) {
      throw new Error('Open one archive at a time.')
    }
    const archive = incoming.length === 1 && (await isArchive(only.file))
    const { files, faults } = archive
      ? await readArchive(only.file, watch)
      : await readFolder(incoming, watch)
    const single = incoming.length === 1 && !archive
    take(app, name, single ? files.map(asDocument) : files, faults)
  } catch (error) {
    const { done, total } = store.getState().opening ?? { done: 0, total: 0 }
    const text = isMoot(error)
      ? `Stopped at ${done} of ${total} files of ${name}. What was open stays open.`
      : `${name} was not opened. ${error instanceof Error ? error.message : String(error)}`
    store.actions.notify({ key: 'opening', text, severity: isMoot(error) ? 'info' : 'error' })
  } finally {
    store.setState({ opening: null })
  }
}

/** What the files are called together: the file, the folder that all are in, or the first with how many more. */
function nameOf(incoming: readonly Incoming[]): string {
  const [top = '', ...more] = new Set(incoming.map(({ path }) => path.split('/')[0] ?? path))
  return more.length === 0 ? top : `${top} with ${more.length} more`
}

/** Opens a text as a skill's document. */
export function openText(app: App, text: string, said = 'Opened the pasted text as SKILL.md.'): void {
  app.store.actions.replace(workOf([textFile('SKILL.md', text)]), said)
}

function take(app: App, name: string, read: readonly WorkFile[], faults: Fault[]): void {
  const { files, folder } = unwrapped(read)
  if (files.length === 0) {
    const stopped = faults.some(fault => fault.kind === 'source-stopped')
    const why = faults[0]?.message ?? 'There is no file in it.'
    const text = stopped
      ? `Stopped before the first file of ${name}. What was open stays open.`
      : `${name} was not opened. ${why}`
    app.store.actions.notify({ key: 'opening', text, severity: stopped ? 'info' : 'error' })
    return
  }
  const inside = faults.map(fault => ({ ...fault, path: without(`${folder}/`, fault.path) }))
  const [first] = files
  // Files that came without a folder have no name together.
  const of = folder || !files.some(file => name.startsWith(`${file.path} with `)) ? ` of ${name}` : ''
  const count = `${files.length.toLocaleString('en')} files${of}`
  const one = first?.path === name ? name : `${name} as ${first?.path}`
  const stopped = faults.some(fault => fault.kind === 'source-stopped') ? ', and stopped there' : ''
  app.store.actions.replace(
    workOf(files, { faults: inside }),
    `Opened ${files.length === 1 ? one : count}${stopped}.`,
  )
}

const without = (prefix: string, path: string) =>
  prefix !== '/' && path.startsWith(prefix) ? path.slice(prefix.length) : path

/** A single Markdown file is a skill's document, whatever it is called. */
function asDocument(file: WorkFile): WorkFile {
  return file.path.endsWith('.md') && file.path !== 'skill.md' ? { ...file, path: 'SKILL.md' } : file
}

const archiveName = /\.(zip|skill)$/i
/** An archive that is not inside a dropped folder. */
const looseArchive = /^[^/]*\.(zip|skill)$/i

/** By its first bytes, or by its name where those are in front of the archive. */
async function isArchive(file: File): Promise<boolean> {
  if (archiveName.test(file.name)) return true
  const [p, k, three] = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return p === 0x50 && k === 0x4b && (three === 3 || three === 5)
}

type Watch = { signal: AbortSignal; onProgress: (done: number, total: number) => void }

/** Read in a worker of its own, so that the page goes on checking, and stopping it is ending it. */
async function readArchive(file: File, watch: Watch): Promise<{ files: WorkFile[]; faults: Fault[] }> {
  if (file.size > PACKED_BYTES) {
    throw new Error(`It is ${size(file.size)}; an archive may be ${size(PACKED_BYTES)}.`)
  }
  const client = new WorkerClient(startWorker)
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return await client.ask('open', { bytes }, { ...watch, transfer: [bytes.buffer] })
  } finally {
    client.close()
  }
}
