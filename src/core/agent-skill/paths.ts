// A skill's paths: its directory, its document, and the files that its body names, inside the directory and nowhere else.

/**
 * Joins a path to a skill's root. `null` where it is absolute, a URL, empty, or climbs out of the root.
 * `.` and `..` are worked out; `\` counts as a separator, for a path that climbs on one system only.
 */
export function resolvePath(root: string, path: string): string | null {
  if (path === '' || path.includes('\0') || /^[/\\]|^[A-Za-z][A-Za-z0-9+.-]*:/.test(path)) return null
  const kept: string[] = []
  for (const segment of path.split(/[/\\]/)) {
    if (segment === '' || segment === '.') continue
    if (segment !== '..') kept.push(segment)
    else if (kept.pop() === undefined) return null
  }
  if (kept.length === 0) return null
  return inDirectory(root, kept.join('/'))
}

/** The path of the document in a skill's directory; the bare file name where that is unknown. */
export function documentPath(root: string, file = 'SKILL.md'): string {
  return inDirectory(root, file)
}

/** The last segment of a path. */
export function baseName(path: string): string {
  const base = directoryPath(path)
  return base.slice(base.lastIndexOf('/') + 1)
}

/** A directory's path without the slashes at its end. */
export function directoryPath(root: string): string {
  return root.replace(/\/+$/, '')
}

function inDirectory(root: string, path: string): string {
  const base = directoryPath(root)
  return base === '' ? path : `${base}/${path}`
}
