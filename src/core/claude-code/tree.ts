// A source as a tree of directories, in which symlinks are followed as far as they stay inside.
import type { Source } from '../source/source.ts'

/** A directory as it is asked for and as it is, and a file likewise. */
export type Tree = {
  /** The names of a directory's directories, sorted. */
  directories(path: string): string[]
  /** The names of a directory's files, sorted. */
  files(path: string): string[]
  /** The path without symlinks, or `null` where it does not exist in the source. */
  real(path: string): string | null
}

type Node = { children: Map<string, Node>; target: string | null; file: boolean }

/** At most this many symlinks are followed on the way to one file. */
const MAX_LINKS = 16

/** Reads the tree of a source from its list of entries. */
export async function treeOf(source: Source): Promise<Tree> {
  const top: Node = { children: new Map(), target: null, file: false }
  for (const entry of await source.entries()) {
    let node = top
    for (const name of segments(entry.path)) {
      const child = node.children.get(name) ?? { children: new Map(), target: null, file: false }
      node.children.set(name, child)
      node = child
    }
    node.file = entry.kind === 'file'
    node.target = entry.kind === 'symlink' ? (entry.target ?? '') : null
  }

  const find = (path: string, links = { left: MAX_LINKS }): { node: Node; path: string } | null => {
    let here = { node: top, path: '' }
    const names = segments(path)
    for (let at = 0; at < names.length; at++) {
      const name = names[at] ?? ''
      const child = here.node.children.get(name)
      if (!child) return null
      const childPath = join(here.path, name)
      if (child.target === null) {
        here = { node: child, path: childPath }
        continue
      }
      const target = climb(here.path, child.target)
      links.left--
      const found = target === null || links.left < 0 ? null : find(target, links)
      if (!found) return null
      here = found
    }
    return here
  }
  const named = (path: string, file: boolean): string[] => {
    const directory = find(path)
    if (!directory) return []
    const names = [...directory.node.children.keys()].filter(
      name => find(join(directory.path, name))?.node.file === file,
    )
    return names.sort()
  }
  return {
    directories: path => named(path, false),
    files: path => named(path, true),
    real: path => find(path)?.path ?? null,
  }
}

/** Joins two paths of a source; `''` is the top. */
export function join(...parts: string[]): string {
  return parts.filter(part => part !== '').join('/')
}

/** The path without leading, trailing and double slashes and without `.`. */
export function segments(path: string): string[] {
  return path.split('/').filter(name => name !== '' && name !== '.')
}

/** A relative path seen from a directory; `null` where it is absolute or leaves the source. */
export function climb(directory: string, path: string): string | null {
  if (path.startsWith('/')) return null
  const names = segments(directory)
  for (const name of segments(path)) {
    if (name !== '..') names.push(name)
    else if (names.pop() === undefined) return null
  }
  return names.join('/')
}
