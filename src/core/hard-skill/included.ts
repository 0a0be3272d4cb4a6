// Finds the files that the declared includes come to, in the source that holds the skill.
import type { Fix } from '../fault/fault.ts'
import type { Entry, Source } from '../source/source.ts'
import type { IncludeEntry } from './includes.ts'
import { nearest } from './nearest.ts'
import type { HardFault } from './rules.ts'
import { sinkFor } from './sink.ts'

/** The files that one include comes to, relative to the skill's root and sorted, or what is wrong with it. */
export type Found =
  | { ok: true; files: string[] }
  | { ok: false; kind: 'include-missing' | 'include-symlink' | 'include-not-a-file'; path: string }

/** What is below a skill's root: paths relative to it, in the order of their code units. */
export type Below = { paths: string[]; kinds: ReadonlyMap<string, Entry['kind']> }

/** The entries of a source below a directory of it; `''` is the top, and so is `.`. */
export async function below(source: Source, root: string): Promise<Below> {
  const plain = root.replace(/^\.(?:\/|$)/, '').replace(/\/$/, '')
  const prefix = plain && `${plain}/`
  const kinds = new Map<string, Entry['kind']>()
  for (const entry of await source.entries()) {
    if (entry.path.startsWith(prefix)) kinds.set(entry.path.slice(prefix.length), entry.kind)
  }
  return { paths: [...kinds.keys()].sort(), kinds }
}

/** Looks one include up: a file is that file, a directory everything under it. No link is followed. */
export function find(entry: string, { paths, kinds }: Below): Found {
  for (let at = entry.indexOf('/'); at !== -1; at = entry.indexOf('/', at + 1)) {
    const above = entry.slice(0, at)
    const kind = kinds.get(above)
    if (kind === 'symlink') return { ok: false, kind: 'include-symlink', path: above }
    if (kind !== undefined) return { ok: false, kind: 'include-not-a-file', path: above }
  }
  const files = kinds.has(entry) ? [entry] : under(`${entry}/`, paths)
  for (const path of files) {
    if (kinds.get(path) === 'symlink') return { ok: false, kind: 'include-symlink', path }
  }
  return files.length > 0 ? { ok: true, files } : { ok: false, kind: 'include-missing', path: entry }
}

/** The paths that begin with a prefix; they stand together. */
function under(prefix: string, paths: readonly string[]): string[] {
  let low = 0
  let high = paths.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((paths[middle] ?? '') < prefix) low = middle + 1
    else high = middle
  }
  let end = low
  while (paths[end]?.startsWith(prefix)) end++
  return paths.slice(low, end)
}

/** The faults of declared includes that are no good files of the skill, each at its entry in the document. */
export function includeFaultsOf(declared: readonly IncludeEntry[], tree: Below, path: string): HardFault[] {
  const sink = sinkFor(path, '\n')
  let suggestions = 0
  for (const include of declared) {
    const { entry } = include
    const found = find(entry, tree)
    if (found.ok) continue
    switch (found.kind) {
      case 'include-missing': {
        const few = suggestions++ < SUGGESTIONS && tree.paths.length <= SEARCHED
        const near = few ? nearest(entry, withDirectories(tree.paths)) : null
        const edit = { from: include.from, to: include.to, insert: near ?? '' }
        const fix: Fix[] = near ? [sink.mend('review', `Change it to ${near}`, edit)] : []
        sink.say(found.kind, { entry, near }, include, { fix })
        break
      }
      case 'include-symlink':
        sink.say(found.kind, { entry, link: found.path }, include)
        break
      case 'include-not-a-file':
        sink.say(found.kind, { entry, found: found.path }, include)
        break
      default:
        found.kind satisfies never
    }
  }
  return sink.faults
}

/** How many includes get a suggestion, and among how many paths at most: more is no slip of the hand. */
const SUGGESTIONS = 20
const SEARCHED = 2_000

/** Every path that could be declared: files, and the directories above them. */
function withDirectories(files: readonly string[]): Set<string> {
  const paths = new Set(files)
  for (const path of files) {
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) paths.add(path.slice(0, at))
  }
  return paths
}
