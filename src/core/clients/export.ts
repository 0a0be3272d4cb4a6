// A skill as one client takes it: which files, under which names, with what changes, and what is lost.

import { faults } from '../agent-skill/faults.ts'
import { DESCRIPTION } from '../agent-skill/mends.ts'
import { linesOf } from '../document/yaml/loose/lines.ts'
import type { Fix } from '../fault/fault.ts'
import { applyEdits } from '../fault/fix.ts'
import type { Entry, Source } from '../source/source.ts'
import type { Client } from './client.ts'
import { judge } from './judge.ts'
import { mendFor } from './mends.ts'
import { fixOf } from './parts/edits.ts'
import { headOf, valueOfKey } from './parts/head.ts'
import { type Document, findDocument } from './parts/place.ts'
import { usable, type Verdict } from './verdict.ts'

export type Exported = {
  client: string
  /** The folder of the skill in the archive, under the client's own. */
  folder: string
  /** What goes in, by its path in the archive. */
  files: { path: string; from: string; bytes: Uint8Array; executable: boolean }[]
  /** What stays out, and why. */
  dropped: { path: string; why: string }[]
  /** The texts that change: what was done to them, and both states for a comparison. */
  changed: { path: string; titles: string[]; before: string; after: string }[]
  /** What the client does not get, or does not take, in sentences. */
  lost: string[]
  /** The client's verdict on what is exported. */
  verdict: Verdict
  /** Bytes, uncompressed. */
  size: number
}

/** Files that systems leave behind and no skill needs. */
const junk = [
  /^\.DS_Store$/,
  /^Thumbs\.db$/i,
  /^desktop\.ini$/i,
  /^__MACOSX$/,
  /^\._/,
  /^\.git$/,
  /^__pycache__$/,
  /\.pyc$/,
  /^node_modules$/,
]

/** Prepares the skill at `root` for a client. Rejects where the source cannot be read. */
export async function exportFor(client: Client, source: Source, root: string): Promise<Exported> {
  const document = await findDocument(source, root)
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(document.place.bytes)
  const fix = mendOf(client, found(document), before)
  const after = fix ? applyEdits(before, fix.edits) : before
  const place = { ...found(document).place, ...(fix && { bytes: new TextEncoder().encode(after) }) }
  const folder = folderFor(client, judge(client, place), place.dir)
  const verdict = judge(client, { ...place, dir: folder, depth: null })

  const base = client.takes?.into ? `${client.takes.into}/${folder}` : folder
  const files: Exported['files'] = []
  const dropped: Exported['dropped'] = []
  for (const entry of await source.entries()) {
    const relative = below(root, entry.path)
    if (relative === null) continue
    const own = entry.path === document.path
    const why = own ? null : unwanted(client, entry, relative)
    if (why) {
      dropped.push({ path: entry.path, why })
      continue
    }
    const bytes = own ? place.bytes : await source.read(entry.path)
    const path = `${base}/${own ? 'SKILL.md' : relative}`
    files.push({ path, from: entry.path, bytes, executable: entry.executable ?? false })
  }
  const size = files.reduce((sum, { bytes }) => sum + bytes.length, 0)
  return {
    client: client.id,
    folder,
    files,
    dropped,
    changed: fix ? [{ path: document.path, titles: [fix.title], before, after }] : [],
    lost: [...movedKeys(before, after), ...refusals(client, document.path, verdict, size)],
    verdict,
    size,
  }
}

/** A path relative to the root that it lies below; `null` where it does not. */
function below(root: string, path: string): string | null {
  if (root === '') return path
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : null
}

/** What stands against the export as a whole. */
function refusals(client: Client, path: string, verdict: Verdict, size: number): string[] {
  const lost: string[] = []
  if (path !== '' && !path.endsWith('SKILL.md')) {
    lost.push(`\`${path}\` becomes \`SKILL.md\`, the name that every client finds.`)
  }
  if (!usable(verdict.verdict) && verdict.verdict !== 'unknown') {
    lost.push(`This client still does not take it: ${verdict.reason}`)
  }
  const most = client.takes?.bytes ?? Infinity
  if (size >= most) {
    lost.push(`The files are ${size} bytes; this client takes less than ${most}.`)
  }
  return lost
}

/** The document, if any, as it is exported: under the name that every client finds, and alone where one wants that. */
function found(document: Document): Document {
  return { ...document, place: { ...document.place, fileName: document.path && 'SKILL.md', nested: 0 } }
}

/**
 * The document's change: a mend after which the client takes it, those of the specification's faults first;
 * where none does, at least the keys that it refuses go.
 */
function mendOf(client: Client, document: Document, text: string): Fix | null {
  if (usable(judge(client, document.place).verdict)) return null
  const given = faults(text, { root: rootOf(document.path), path: document.path })
    .flatMap(fault => fault.fix ?? [])
    // A text that a person is to replace does not go out.
    .filter(({ edits }) => edits.every(({ insert }) => !insert.includes(DESCRIPTION)))
  const strangers = client.takes?.keys ? fixOf('strangers', document.path, text, document.place.dir) : null
  return mendFor(client, document, text, given) ?? strangers
}

function rootOf(path: string): string {
  return path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : ''
}

/** What became of the keys that are no longer at the top. */
function movedKeys(before: string, after: string): string[] {
  const keys = headOf(after)?.keys ?? []
  const left = new Set(keys.map(({ name }) => name))
  const metadata = keys.find(({ name }) => name === 'metadata')
  const held = metadata ? linesOf(valueOfKey(after, metadata)).map(line => line.text.trim()) : []
  const gone = (headOf(before)?.keys ?? []).map(({ name }) => name).filter(name => !left.has(name))
  return [...new Set(gone)].map(name =>
    held.some(line => line.startsWith(`${name}:`))
      ? `\`${name}\` moves under \`metadata\`, where it is kept and has no effect.`
      : `\`${name}\` is not taken along.`,
  )
}

/** The skill's folder: its own, else the name that the client reads, as far as it can name a folder. */
function folderFor(client: Client, verdict: Verdict, dir: string): string {
  const name = verdict.name ?? ''
  const safe = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/
  if (client.takes?.alone && safe.test(name)) return name
  return safe.test(dir) ? dir : safe.test(name) ? name : 'skill'
}

function unwanted(client: Client, entry: Entry, relative: string): string | null {
  const segments = relative.split('/')
  const name = segments[segments.length - 1] ?? ''
  if (entry.kind === 'symlink') return 'A symlink does not survive in an archive.'
  if (
    segments.some(segment => [...junk, ...(client.takes?.drops ?? [])].some(pattern => pattern.test(segment)))
  ) {
    return 'It is left behind by a system or a tool.'
  }
  if (client.takes?.alone && /^skill\.md$/i.test(name)) return 'The archive may hold exactly one SKILL.md.'
  return null
}
