// Writes files as a zip, executable bits and symlinks kept.
import JSZip from 'jszip'
import { handOver } from './hand-over.ts'
import type { WireFile } from './protocol.ts'

/** Unix modes with their file type: what a zip's external attributes hold. */
const modes = { plain: 0o100644, executable: 0o100755, symlink: 0o120777 } as const

/** One moment for every entry, the earliest that a zip can hold, so that the same files give the same bytes. */
const date = new Date(Date.UTC(1980, 0, 1))

/** The bytes of a zip of these files. */
export async function exportZip(files: readonly WireFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JSZip()
  for (const file of files) {
    const mode = file.kind === 'symlink' ? modes.symlink : file.executable ? modes.executable : modes.plain
    const content = file.kind === 'text' ? file.text : file.kind === 'bytes' ? file.bytes : file.target
    zip.file(file.path, content, { unixPermissions: mode, createFolders: false, date })
  }
  const bytes = await zip.generateAsync({ type: 'arraybuffer', platform: 'UNIX', compression: 'DEFLATE' })
  const zipped = new Uint8Array(bytes)
  return handOver(zipped, [zipped])
}
