// Reads the `includes` of a head: the entries as declared, and the faults of those that are refused.
import type { HeadValue } from './frontmatter.ts'
import type { Span } from './lines.ts'
import type { Sink } from './sink.ts'

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
    const plain = plainPath(piece.entry)
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
  while (path[end - 1] === '/') end--
  return path.slice(0, end)
}

function refusal(entry: string): 'include-absolute' | 'include-escapes' | null {
  if (entry.startsWith('/') || entry.startsWith('~')) return 'include-absolute'
  return entry.split(/[/\\]/).some(segment => ['', '.', '..'].includes(segment)) ? 'include-escapes' : null
}

/** The path inside the skill that an entry meant; empty where it means nothing inside. */
function plainPath(entry: string): string {
  const kept: string[] = []
  for (const segment of entry.replace(/^~/, '').split(/[/\\]/)) {
    if (segment === '..') {
      if (kept.pop() === undefined) return ''
    } else if (segment !== '' && segment !== '.') kept.push(segment)
  }
  return kept.join('/')
}
