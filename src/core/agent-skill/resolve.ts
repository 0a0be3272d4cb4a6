// Finds the file that a skill's body names: the third tier, inside the skill's directory and nowhere else.

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
  const base = root.replace(/\/+$/, '')
  return base === '' ? kept.join('/') : `${base}/${kept.join('/')}`
}
