// Builds the tree of a source from names of strangers: judges each name, counts, and collects the faults.
import type { Fault } from '../fault/fault.ts'
import { ENTRIES, FAULTS_OF_A_KIND, FILE_BYTES, KEPT_BYTES } from './limits.ts'
import { baseName, collisionKey, deceptiveCharacter, isJunk, judgePath, leavesTree, parent } from './path.ts'
import { type rules, type SourceFaultKind, sourceFault } from './rules.ts'
import type { Entry } from './source.ts'

type ArgsOf<K extends SourceFaultKind> = Parameters<(typeof rules)[K]['message']>[0]

const ARCHIVE = /\.(?:zip|skill|tar|tgz|gz|7z|rar)$/i

/** Grows by `claim`, then `add`; `finish` closes it. */
export class Tree {
  readonly faults: Fault[] = []
  readonly #entries = new Map<string, Entry>()
  readonly #paths = new Set<string>()
  readonly #keys = new Map<string, string>()
  readonly #times = new Map<SourceFaultKind, number>()
  #names = 0
  #kept = 0
  #withoutRoom = 0

  /** Adds a fault about an entry, or about the whole where the path is `''`. */
  report<K extends SourceFaultKind>(kind: K, args: ArgsOf<K>, path: string): void {
    const times = (this.#times.get(kind) ?? 0) + 1
    this.#times.set(kind, times)
    if (times <= FAULTS_OF_A_KIND) this.faults.push(sourceFault(kind, args, { path, from: 0, to: 0 }))
  }

  /** Whether the limit of entries is reached; the first name beyond it is reported. */
  isFull(): boolean {
    if (this.#names < ENTRIES) return false
    if (!this.#times.has('source-too-many-entries')) this.report('source-too-many-entries', {}, '')
    return true
  }

  /** Takes the name of a file as written: whether it may be added. A bad one is reported, junk passed over. */
  claim(path: string): boolean {
    if (!this.judge(path) || isJunk(path) || !this.#isNew(path)) return false
    const found = deceptiveCharacter(path)
    if (found !== null) this.report('entry-name-deceptive', { path, found }, path)
    return true
  }

  /** Counts a name and judges it: whether it is good. A bad one is reported. */
  judge(path: string): boolean {
    if (this.isFull()) return false
    this.#names += 1
    const problem = judgePath(path)
    if (!problem) return true
    if (problem.kind === 'entry-name-empty') this.report(problem.kind, {}, path)
    else if (problem.kind === 'entry-name-bad')
      this.report(problem.kind, { path, found: problem.found }, path)
    else this.report(problem.kind, { path }, path)
    return false
  }

  #isNew(path: string): boolean {
    if (this.#paths.has(path)) {
      this.report('entry-duplicate', { path }, path)
      return false
    }
    this.#paths.add(path)
    const key = collisionKey(path)
    const other = this.#keys.get(key)
    if (other === undefined) this.#keys.set(key, path)
    else this.report('entry-case-collision', { path, other }, path)
    return true
  }

  /** Whether one file may have this many bytes; a refusal is reported. */
  admits(path: string, bytes: number, limit = FILE_BYTES): boolean {
    if (bytes <= limit) return true
    this.report('entry-too-large', { path, bytes, limit }, path)
    return false
  }

  /** Whether there is room to hold a file of this many bytes, which uses it up; a refusal is reported. */
  reserve(path: string, bytes: number, limit = FILE_BYTES): boolean {
    if (!this.admits(path, bytes, limit)) return false
    if (this.#kept + bytes > KEPT_BYTES) {
      this.#withoutRoom += 1
      return false
    }
    this.spend(bytes)
    return true
  }

  /** Uses up room, in bytes. */
  spend(bytes: number): void {
    this.#kept += Math.max(0, bytes)
  }

  /** Adds an entry whose path was claimed. */
  add(entry: Entry): void {
    const { path, target } = entry
    this.#entries.set(path, entry)
    if (target !== undefined) {
      this.report(
        leavesTree(path, target) ? 'entry-symlink-escapes' : 'entry-symlink',
        { path, target },
        path,
      )
    } else if (ARCHIVE.test(path)) {
      this.report('entry-nested-archive', { path }, path)
    }
  }

  /** All that was added, sorted by path (UTF-16 units), without what lies under a file or a link. */
  finish(): Entry[] {
    const entries = [...this.#entries.values()].filter(({ path }) => {
      const other = this.#fileAbove(path)
      if (other !== null) this.report('entry-under-file', { path, other }, path)
      return other === null
    })
    if (this.#withoutRoom > 0) this.report('source-too-large', { files: this.#withoutRoom }, '')
    for (const [kind, times] of this.#times) {
      const more = times - FAULTS_OF_A_KIND
      if (more > 0)
        this.faults.push(sourceFault('source-more-faults', { kind, more }, { path: '', from: 0, to: 0 }))
    }
    return entries.sort((a, b) => (a.path < b.path ? -1 : 1))
  }

  #fileAbove(path: string): string | null {
    for (let above = parent(path); above !== ''; above = parent(above)) {
      if (this.#entries.has(above)) return above
    }
    return null
  }
}

/** The skill roots among these entries: each directory that holds `SKILL.md` or `skill.md`, sorted. */
export function skillRoots(entries: Entry[]): string[] {
  const roots = new Set<string>()
  for (const { path, kind } of entries) {
    const name = baseName(path)
    if (kind === 'file' && (name === 'SKILL.md' || name === 'skill.md')) roots.add(parent(path))
  }
  return [...roots].sort()
}
