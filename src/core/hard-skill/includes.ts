// Reads the `includes` of a head, and finds the files that they come to.
import type { Entry, Source } from '../source/source.ts'
import type { HeadValue } from './frontmatter.ts'
import type { Span } from './lines.ts'
import { nearest } from './nearest.ts'
import { type Sink, sinkFor } from './sink.ts'

export type IncludeEntry = { entry: string } & Span

/** The entries of an `includes:` line, without those that are refused; each refusal is a fault. */
export function readIncludes(value: HeadValue | null, sink: Sink): IncludeEntry[] {
  const entries: IncludeEntry[] = []
  const seen = new Set<string>()
  for (const piece of pieces(value)) {
    const kind = refusal(piece.entry) ?? (seen.has(piece.entry) ? 'include-duplicate' : null)
    seen.add(piece.entry)
    if (kind === null) {
      entries.push(piece)
      continue
    }
    const plain = kind === 'include-duplicate' ? null : plainPath(piece.entry)
    const fix =
      kind === 'include-duplicate'
        ? [sink.mend('review', 'Remove the second', { from: piece.comma, to: piece.to, insert: '' })]
        : plain
          ? [sink.mend('review', `Change it to ${plain}`, { from: piece.from, to: piece.to, insert: plain })]
          : []
    sink.say(kind, { entry: piece.entry }, piece, { fix })
  }
  return entries
}

/** The entries as written, trailing slashes off and empty ones dropped; `comma` is where the one before each ends. */
function* pieces(value: HeadValue | null): Generator<IncludeEntry & { comma: number }> {
  if (!value) return
  let at = value.from
  for (const raw of value.text.split(',')) {
    const lead = raw.length - raw.trimStart().length
    const written = raw.trim()
    const entry = withoutSlashes(written)
    const from = at + lead
    if (entry !== '') yield { entry, from, to: from + written.length, comma: Math.max(value.from, at - 1) }
    at += raw.length + 1
  }
}

function withoutSlashes(path: string): string {
  let end = path.length
  while (end > 0 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

function refusal(entry: string): 'include-absolute' | 'include-escapes' | null {
  if (entry.startsWith('/') || entry.startsWith('~')) return 'include-absolute'
  return entry.split(/[/\\]/).some(segment => ['', '.', '..'].includes(segment)) ? 'include-escapes' : null
}

/** The path inside the skill that an entry meant; `null` where it means something outside. */
function plainPath(entry: string): string | null {
  const kept: string[] = []
  for (const segment of entry.replace(/^~/, '').split(/[/\\]/)) {
    if (segment === '..') {
      if (kept.pop() === undefined) return null
    } else if (segment !== '' && segment !== '.') kept.push(segment)
  }
  return kept.length > 0 ? kept.join('/') : null
}

/** The files that one entry comes to, relative to the root, or what is wrong with it. */
export type Found =
  | { ok: true; files: string[] }
  | { ok: false; kind: 'include-missing' | 'include-symlink' | 'include-not-a-file'; path: string }

/** Looks one declared entry up among the entries below a skill's root (paths relative to it, sorted or not). */
export function findInclude(entry: string, below: readonly Entry[]): Found {
  const segments = entry.split('/')
  const ways = new Map(
    segments.map((_, at) => [segments.slice(0, at + 1).join('/'), at + 1 === segments.length]),
  )
  const files: string[] = []
  for (const found of below) {
    const whole = ways.get(found.path)
    const inside = found.path.startsWith(`${entry}/`)
    if (whole === undefined && !inside) continue
    if (found.kind === 'symlink') return { ok: false, kind: 'include-symlink', path: found.path }
    if (found.kind !== 'file' || whole === false)
      return { ok: false, kind: 'include-not-a-file', path: found.path }
    files.push(found.path)
  }
  return files.length > 0 ? { ok: true, files } : { ok: false, kind: 'include-missing', path: entry }
}

/** The entries of a source below a directory of it, with paths relative to that directory. */
export async function entriesBelow(source: Source, root: string): Promise<Entry[]> {
  const entries = await source.entries()
  if (root === '' || root === '.') return entries
  const prefix = `${withoutSlashes(root)}/`
  return entries
    .filter(entry => entry.path.startsWith(prefix))
    .map(entry => ({ ...entry, path: entry.path.slice(prefix.length) }))
}

/** The faults of declared includes that are not good files of the skill, each at its entry in the document. */
export function missingIncludes(
  declared: readonly IncludeEntry[],
  below: readonly Entry[],
  path: string,
  lineEnd: string,
) {
  const sink = sinkFor(path, lineEnd)
  for (const include of declared) {
    const { entry } = include
    const found = findInclude(entry, below)
    if (found.ok) continue
    switch (found.kind) {
      case 'include-missing': {
        const near = nearest(entry, pathsOf(below))
        const fix = near
          ? [
              sink.mend('review', `Change it to ${near}`, {
                from: include.from,
                to: include.to,
                insert: near,
              }),
            ]
          : []
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

/** Every path that could be declared: files, and the directories above them. */
function pathsOf(below: readonly Entry[]): Set<string> {
  const paths = new Set<string>()
  for (const { path } of below) {
    paths.add(path)
    for (let at = path.indexOf('/'); at !== -1; at = path.indexOf('/', at + 1)) paths.add(path.slice(0, at))
  }
  return paths
}
