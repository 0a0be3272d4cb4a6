// Files from outside, before they are read: each with the path that the folder or the drop gives it.

export type Incoming = { path: string; file: File }

/** Directories that hold no part of a skill and may hold many thousand files. */
const passedOver = new Set(['.git', '__MACOSX'])

/** The files of a picker; a folder's come with their path. */
export function fromList(list: FileList): Incoming[] {
  return [...list]
    .map(file => ({ path: file.webkitRelativePath || file.name, file }))
    .filter(({ path }) => !path.split('/').some(segment => passedOver.has(segment)))
}

/**
 * The files of a drop, folders walked to their end or to `limit` files. The entries must be taken before the
 * event is over, so the walk starts at once.
 */
export async function fromDrop(data: DataTransfer, limit: number): Promise<Incoming[]> {
  const entries = [...data.items].map(item => item.webkitGetAsEntry()).filter(entry => entry !== null)
  if (entries.length === 0) return fromList(data.files)
  const found: Incoming[] = []
  const waiting: FileSystemEntry[] = entries
  for (let entry = waiting.pop(); entry && found.length <= limit; entry = waiting.pop()) {
    if (passedOver.has(entry.name)) continue
    if (isFile(entry)) found.push({ path: entry.fullPath.replace(/^\//, ''), file: await fileOf(entry) })
    else if (isDirectory(entry)) waiting.push(...(await childrenOf(entry)))
  }
  return found
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject))

/** A directory gives its children a hundred at a time, until it gives none. */
async function childrenOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader()
  const children: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return children
    children.push(...some)
  }
}
