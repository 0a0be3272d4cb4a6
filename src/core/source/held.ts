// A source whose files are held in memory: what memory and archives have in common.

import type { Fault } from '../fault/fault.ts'
import { noFile } from './refused.ts'
import type { Entry, Source } from './source.ts'
import { skillRoots, type Tree } from './tree.ts'

/** The tree as it was read, and the bytes of its files. Nobody may change the bytes. */
export class HeldSource implements Source {
  readonly faults: Fault[]
  readonly #entries: Entry[]
  readonly #files: ReadonlyMap<string, Uint8Array>

  /** Closes the tree; bytes of paths that it leaves out are let go. */
  constructor(tree: Tree, bytes: ReadonlyMap<string, Uint8Array>) {
    this.#entries = tree.finish()
    this.faults = tree.faults
    const files = new Map<string, Uint8Array>()
    for (const { path } of this.#entries) {
      const found = bytes.get(path)
      if (found) files.set(path, found)
    }
    this.#files = files
  }

  async list(): Promise<string[]> {
    return skillRoots(this.#entries)
  }

  async entries(): Promise<Entry[]> {
    return this.#entries
  }

  async read(path: string): Promise<Uint8Array> {
    const bytes = this.#files.get(path)
    if (!bytes) throw noFile(path)
    return bytes
  }
}

/** The same bytes, seen as nothing but bytes: a subclass such as Node's Buffer slices without copying. */
export function plainBytes(bytes: Uint8Array | ArrayBuffer): Uint8Array {
  if (!ArrayBuffer.isView(bytes)) return new Uint8Array(bytes)
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
