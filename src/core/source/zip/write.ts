// Writes files as a zip archive: the same files give the same bytes, and what may be run stays so.

export type ZipFile = { path: string; content: string | Uint8Array; executable?: boolean }

// Unix modes with their type, which is what the external attributes of an entry hold.
const PLAIN = 0o100644
const EXECUTABLE = 0o100755

/** One moment for every entry, the earliest that a zip archive can hold. */
const DATE = new Date(Date.UTC(1980, 0, 1))

/** The bytes of an archive of these files, in the order of their paths. JSZip is loaded when first needed. */
export async function zipOf(files: readonly ZipFile[]): Promise<Uint8Array<ArrayBuffer>> {
  const { default: JSZip } = await import('jszip')
  const zip = new JSZip()
  for (const { path, content, executable } of [...files].sort((a, b) => (a.path < b.path ? -1 : 1))) {
    const unixPermissions = executable ? EXECUTABLE : PLAIN
    zip.file(path, content, { unixPermissions, createFolders: false, date: DATE })
  }
  const bytes = await zip.generateAsync({ type: 'arraybuffer', platform: 'UNIX', compression: 'DEFLATE' })
  return new Uint8Array(bytes)
}
