// Splits a source into one for each skill, so that reading many skills stays linear in what they hold.
import type { Entry, Source } from './source.ts'

export type OwnSource = { root: string; entries: Entry[]; source: Source }

/** For each root a source that holds just what lies below it, under the same paths. */
export function splitSource(
  source: Source,
  entries: readonly Entry[],
  roots: readonly string[],
): OwnSource[] {
  const below = new Map<string, Entry[]>(roots.map(root => [root, []]))
  for (const entry of entries) {
    for (const directory of directoriesAbove(entry.path)) below.get(directory)?.push(entry)
  }
  return roots.map(root => {
    const own = below.get(root) ?? []
    return {
      root,
      entries: own,
      source: {
        list: async () => [root],
        entries: async () => own,
        read: path => source.read(path),
        faults: [],
      },
    }
  })
}

/** Every directory above a path, from the top, which is `''`. */
function* directoriesAbove(path: string): Generator<string> {
  yield ''
  for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) yield path.slice(0, at)
}
