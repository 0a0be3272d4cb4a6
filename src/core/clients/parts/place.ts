// Where a skill lies, as its path and the entries of its source tell.
import type { Entry, Source } from '../../source/source.ts'
import type { Place } from '../client.ts'

/** A skill's document and all that a loader needs of it. */
export type Document = { path: string; place: Place }

/**
 * The document of a skill's root: `SKILL.md`, else the first file that is so named in another letter case.
 * Where there is none, its path is `''` and its file has no name.
 */
export async function findDocument(source: Source, root: string): Promise<Document> {
  const entries = await source.entries()
  // A directory that is a symlink holds what its target holds, as far as the source has it.
  const link = entries.find(each => each.path === root && each.kind === 'symlink')
  const target = link ? resolve(link) : root
  const prefix = target ? `${target}/` : ''
  const linked = link !== undefined
  const placed = (name: string) => (linked ? `${root}/${name}` : `${prefix}${name}`)
  const candidates = entries.filter(
    entry => entry.path.startsWith(prefix) && /^skill\.md$/i.test(entry.path.slice(prefix.length)),
  )
  const entry = candidates.find(each => each.path === `${prefix}SKILL.md`) ?? candidates[0]
  if (!entry || target === null) return { path: '', place: placeOf(placed(''), new Uint8Array()) }
  const bytes = await contents(source, entry, entries)
  const place = placeOf(placed(entry.path.slice(prefix.length)), bytes, entry.kind === 'symlink')
  const nested = entries.filter(
    each => each.path.startsWith(prefix) && /\/skill\.md$/i.test(each.path.slice(prefix.length)),
  ).length
  return { path: entry.path, place: { ...place, linked, nested } }
}

/** A skill's place by its document's path; nothing is read. */
export function placeOf(path: string, bytes: Uint8Array, symlink = false): Place {
  const segments = path.split('/')
  const fileName = segments.pop() ?? ''
  // A client's own skills folder lies in a folder that starts with a dot; any other `skills` is only a name.
  const skills = segments.findLastIndex((name, at) => name === 'skills' && segments[at - 1]?.startsWith('.'))
  return {
    dir: segments[segments.length - 1] ?? '',
    depth: skills < 0 ? null : segments.length - 1 - skills,
    trail: skills < 0 ? [] : segments.slice(skills + 1),
    linked: false,
    fileName,
    symlink,
    nested: 0,
    bytes,
  }
}

/** The bytes of a file, or of the file in the same source that a symlink leads to. */
async function contents(source: Source, entry: Entry, entries: readonly Entry[]): Promise<Uint8Array> {
  if (entry.kind === 'file') return source.read(entry.path)
  const target = resolve(entry)
  const file = entries.find(each => each.kind === 'file' && each.path === target)
  return file ? source.read(file.path) : new Uint8Array()
}

/** Where a relative symlink leads, as a path of the source; `null` where it leaves the source. */
function resolve(entry: Entry): string | null {
  if (!entry.target || entry.target.startsWith('/')) return null
  const segments = entry.path.split('/').slice(0, -1)
  for (const segment of entry.target.split('/')) {
    if (segment === '..') {
      if (segments.pop() === undefined) return null
    } else if (segment !== '.' && segment !== '') segments.push(segment)
  }
  return segments.join('/')
}
