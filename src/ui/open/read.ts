// Reads a folder's files under the same limits as an archive's.
import type { Fault } from '../../core/fault/fault.ts'
import { Tree } from '../../core/source/tree.ts'
import type { WorkFile } from '../store/work.ts'
import type { Incoming } from './incoming.ts'

type Watch = { signal: AbortSignal; onProgress: (done: number, total: number) => void }

/** The files that keep to the limits, and a fault for each that does not. Stopped, it gives what came so far. */
export async function readFolder(
  incoming: readonly Incoming[],
  { signal, onProgress }: Watch,
): Promise<{ files: WorkFile[]; faults: Fault[] }> {
  const tree = new Tree()
  const files: WorkFile[] = []
  for (const [i, { path, file }] of incoming.entries()) {
    if (signal.aborted) {
      tree.report('source-stopped', { done: i, total: incoming.length }, '')
      break
    }
    if (tree.claim(path) && tree.reserve(path, file.size)) {
      const bytes = new Uint8Array(await file.arrayBuffer())
      files.push({ path, kind: 'bytes', bytes, executable: false })
      tree.add({ path, kind: 'file', size: bytes.length })
    }
    if (i % 20 === 0) onProgress(i + 1, incoming.length)
  }
  const kept = new Set(tree.finish().map(entry => entry.path))
  return { files: files.filter(file => kept.has(file.path)), faults: tree.faults }
}
