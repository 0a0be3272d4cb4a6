// Finds the files of a skill that none of its includes names.
import type { Include } from '../../../core/report.ts'

/** Paths relative to the root, without the document itself; a nested skill's files count as files here. */
export function leftOut(
  paths: readonly string[],
  root: string,
  document: string,
  includes: readonly Include[],
): string[] {
  const named = new Set(includes.flatMap(include => include.files))
  const prefix = root === '' ? '' : `${root}/`
  return paths
    .filter(path => path.startsWith(prefix) && path !== document)
    .map(path => path.slice(prefix.length))
    .filter(file => !named.has(file))
}

/** The files and directories directly in the root that hold these files; names that an entry cannot have are dropped. */
export function topNames(files: readonly string[]): string[] {
  const names = files.map(file => file.split('/', 1)[0] ?? '')
  return [...new Set(names)].filter(name => name.trim() === name && !/^~|[,\\\r\n]/.test(name))
}
