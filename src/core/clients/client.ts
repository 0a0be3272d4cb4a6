// The shape of a client: what is known of it, and its loader as a pipeline of the same four steps.

import type { Patched } from '../document/yaml/loose/patch.ts'
import type { Failure, Fields, Span } from '../document/yaml/loose/reading.ts'
import type { Basis, VerdictWord } from './verdict.ts'

/** A skill as it lies on a disk, before any client looked at it. */
export type Place = {
  /** The name of the skill's own directory; `''` where it is unknown (a paste, the top of an archive). */
  dir: string
  /** How many levels the skill stands below a client's skills folder (`.claude/skills`); `null` where there is none. */
  depth: number | null
  /** The directories from below that skills folder down to the skill's own; none where there is no such folder. */
  trail: readonly string[]
  /** The skill's own directory is a symlink. */
  linked: boolean
  /** The document's file name. */
  fileName: string
  /** The document itself is a symlink; `bytes` are then those of its target. */
  symlink: boolean
  /** How many files deeper in the skill's own directory are named as a document is, in any letter case. */
  nested: number
  bytes: Uint8Array
}

/** A step that ended the pipeline. */
export type Stop = { stop: VerdictWord; reason: string; span: Span | null }

/** A step's result: what the next step gets, or the end. */
export type Step<T> = { go: T } | Stop

/** The frontmatter that a fence rule found, or why it found none. Places lead back into the document. */
export type Split =
  | { kind: 'block'; block: Patched; body: string }
  | { kind: 'none' | 'unclosed'; reason: string; span: Span; body: string }

/** What the client's YAML made of the block; no fields where there was no block and the client goes on. */
export type Read = { fields: Fields; notes: string[]; failure?: Failure }

/** What the client ends up with. */
export type Loaded = {
  name: string | null
  description: string | null
  /** The rule that made it a warning or left it out of the model's list. */
  but?: { word: 'load-warn' | 'load-slash-only' | 'unknown'; reason: string; span: Span | null } | undefined
  /** Sentences about what became of the name or the description. */
  changes?: string[]
}

/** Everything that the last step may look at. Places in `fields` lead into the document. */
export type Skill = Read & { place: Place; text: string; split: Split }

export type Client = {
  /** As in the measured cases. */
  id: string
  name: string
  version: string
  basis: Basis
  /** The day on which its behaviour was established. */
  on: string
  /** Where it was taken from. */
  source: string
  find: (place: Place) => Step<string>
  split: (text: string) => Step<Split>
  read: (split: Split) => Step<Read>
  accept: (skill: Skill) => Step<Loaded>
  /** What this client shows for a word, where it is not what the word usually means. */
  sees?: Partial<Record<VerdictWord, string>>
  /** How an export for this client differs from a plain zip of the skill's folder. */
  takes?: Takes
}

/** What a client's upload or folder may hold. */
export type Takes = {
  /** The only frontmatter keys it takes. */
  keys?: readonly string[]
  /** The most bytes, uncompressed. */
  bytes?: number
  /** Where the skill's folder belongs, as a path to unpack into. */
  into?: string
  /** The archive holds exactly one document, in a folder that bears the skill's name. */
  alone?: boolean
  /** Names (of files or folders) that it leaves out. */
  drops?: readonly RegExp[]
}

/** The next step may go on with this. */
export function go<T>(value: T): { go: T } {
  return { go: value }
}

/** The pipeline ends here. */
export function stop(word: VerdictWord, reason: string, span: Span | null = null): Stop {
  return { stop: word, reason, span }
}
