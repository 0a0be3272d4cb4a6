// Reads an archive into the files that the page keeps.
import type { Fault } from '../core/fault/fault.ts'
import { ZipSource } from '../core/source/zip.ts'
import type { WireFile } from './protocol.ts'

/** What came out of an archive, and what was wrong with it; the rest is still there. */
export type Opened = { files: WireFile[]; faults: Fault[] }

/** Reads every entry of a zip, saying how many of how many are done. Rejects with the limit it broke. */
export async function openArchive(
  bytes: Uint8Array<ArrayBuffer>,
  progress: (done: number, total: number) => void,
): Promise<Opened> {
  const source = await ZipSource.open(bytes)
  const entries = await source.entries()
  const files: WireFile[] = []
  for (const [i, entry] of entries.entries()) {
    const { path } = entry
    if (entry.kind === 'symlink') files.push({ path, kind: 'symlink', target: entry.target ?? '' })
    else {
      const content = await source.read(path)
      files.push({
        path,
        kind: 'bytes',
        bytes: Uint8Array.from(content),
        executable: entry.executable ?? false,
      })
    }
    if (i % 50 === 0 || i === entries.length - 1) progress(i + 1, entries.length)
  }
  return { files, faults: source.faults }
}
