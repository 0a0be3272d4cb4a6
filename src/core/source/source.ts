// Where files come from: a tree that lists its skills and gives the bytes of a path.
import type { Fault } from '../fault/fault.ts'

/** One file of a source. `path` has `/` between segments; `size` is in bytes. */
export type Entry = {
  path: string
  kind: 'file' | 'symlink'
  size: number
  executable?: boolean
  /** Where a symlink points, as written in it. */
  target?: string
}

export interface Source {
  /** Skill roots: the directories that hold `SKILL.md` or `skill.md`, sorted; `''` is the top. */
  list(): Promise<string[]>
  /** Everything below the top, sorted by path. */
  entries(): Promise<Entry[]>
  /** The bytes of a file. Rejects where the path is no file of this source; a symlink is not followed. */
  read(path: string): Promise<Uint8Array>
  /** What the archive or folder itself did wrong; the rest is still readable. */
  faults: Fault[]
}
