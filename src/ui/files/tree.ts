// The rows of the file tree, from paths and the folders that are open.

/** One row: a folder or a file at a depth, by its path. */
export type Row = { path: string; name: string; depth: number; folder: boolean; open: boolean }

/** Every folder of some paths, each by its path. */
export function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>()
  for (const path of paths) {
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) folders.add(path.slice(0, at))
  }
  return folders
}

/** The folders around a path. */
export const around = (path: string): Set<string> => foldersOf([path])

/** Folders open at first: all of a small tree; of a large one only those around the open file. */
export function opened(paths: readonly string[], open: string): Set<string> {
  return paths.length > 200 ? around(open) : foldersOf(paths)
}

/** The rows in sight, folders before files at each level, by name. */
export function rowsOf(paths: Iterable<string>, isOpen: (folder: string) => boolean): Row[] {
  type Node = { folders: Map<string, Node>; files: string[] }
  const make = (): Node => ({ folders: new Map(), files: [] })
  const top = make()
  for (const path of paths) {
    const segments = path.split('/')
    const name = segments.pop() ?? path
    let node = top
    for (const segment of segments) {
      const next = node.folders.get(segment) ?? make()
      node.folders.set(segment, next)
      node = next
    }
    node.files.push(name)
  }
  const rows: Row[] = []
  const walk = (node: Node, prefix: string, depth: number) => {
    for (const name of [...node.folders.keys()].sort()) {
      const path = prefix + name
      const open = isOpen(path)
      rows.push({ path, name, depth, folder: true, open })
      const below = node.folders.get(name)
      if (open && below) walk(below, `${path}/`, depth + 1)
    }
    for (const name of node.files.sort()) {
      rows.push({ path: prefix + name, name, depth, folder: false, open: false })
    }
  }
  walk(top, '', 0)
  return rows
}
