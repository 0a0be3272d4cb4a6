// What advice is given about: a document read once, with the files around it.
import { readDocument } from '../agent-skill/read.ts'
import { splitDocument } from '../document/split.ts'
import type { MapNode } from '../document/yaml/node.ts'
import type { Fault } from '../fault/fault.ts'
import type { Entry } from '../source/source.ts'
import { type Reference, references } from './references.ts'

export type Subject = {
  text: string
  /** The document's path in its source, which the faults name. */
  path: string
  /** Whether the document is judged as an agent skill. */
  judged: boolean
  /** The frontmatter where it reads and calls itself an agent skill (it has a `name`); else `null`. */
  map: MapNode | null
  /** Where the body starts; 0 where there is no frontmatter. */
  bodyFrom: number
  /** The skill's files, relative to its root; `null` where they are not known (a paste). */
  files: ReadonlySet<string> | null
  /** The files that the body names, in order. */
  references: readonly Reference[]
}

/** One rule's own check. */
export type Check = (subject: Subject) => Fault[]

export type Advised = {
  text: string
  path: string
  /** The skill's directory in its source; `''` is the top. */
  root: string
  /** Whether the document is judged as an agent skill; it is where this is left out. */
  judged?: boolean
  /** The entries of the source, or of the skill alone. */
  entries?: readonly Entry[]
}

/** Reads a document for its advice. */
export function subjectOf({ text, path, root, judged = true, entries }: Advised): Subject {
  const read = readDocument(text, root, path)
  const split = splitDocument(text)
  const named = read.ok && read.map.pairs.some(pair => pair.key.text === 'name')
  const bodyFrom = split.ok ? split.parts.body.from : 0
  return {
    text,
    path,
    judged,
    map: named ? read.map : null,
    bodyFrom,
    files: filesOf(entries ?? [], root, path),
    references: references({ text, bodyFrom }),
  }
}

/** The files below the root. One document alone at the top is a paste, whose other files nobody has seen. */
function filesOf(entries: readonly Entry[], root: string, path: string): ReadonlySet<string> | null {
  const prefix = root === '' ? '' : `${root}/`
  const below = entries.filter(entry => entry.path.startsWith(prefix))
  const alone = below.every(entry => entry.path === path)
  if (alone && (root === '' || below.length === 0)) return null
  return new Set(below.map(entry => entry.path.slice(prefix.length)))
}
