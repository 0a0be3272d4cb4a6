// Reads an archive into the files that the page keeps.
import type { Fault } from '../core/fault/fault.ts'
import { ZipSource } from '../core/source/zip.ts'
import type { Desk } from './answers.ts'
import { handOver } from './hand-over.ts'
import type { WireFile } from './protocol.ts'

/** What came out of an archive, and what was wrong with it; the rest is still there. */
export type Opened = { files: WireFile[]; faults: Fault[] }

/**
 * Reads every entry of a zip, saying how many of how many are done. Stopped, it gives what came so far. Rejects
 * where nothing can be read, with the reason.
 */
export async function openArchive(
  bytes: Uint8Array<ArrayBuffer>,
  { progress, signal }: Pick<Desk, 'progress' | 'signal'>,
): Promise<Opened> {
  const onProgress = ({ done, total }: { done: number; total: number }) => {
    progress(done, total)
    return turn()
  }
  const source = await ZipSource.open(bytes, { onProgress, signal })
  const files: WireFile[] = []
  for (const { path, kind, target = '', executable = false } of await source.entries()) {
    if (kind === 'symlink') files.push({ path, kind, target })
    else files.push({ path, kind: 'bytes', bytes: owned(await source.read(path)), executable })
  }
  const read = files.flatMap(file => (file.kind === 'bytes' ? [file.bytes] : []))
  return handOver({ files, faults: source.faults }, read)
}

/** Bytes in a buffer of their own, copied only where they share one. */
function owned(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes
  return buffer instanceof ArrayBuffer && buffer.byteLength === bytes.length
    ? new Uint8Array(buffer)
    : Uint8Array.from(bytes)
}

/** Gives a message, such as the one that stops us, its turn; a timer would wait 4 ms each time. */
function turn(): Promise<void> {
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
