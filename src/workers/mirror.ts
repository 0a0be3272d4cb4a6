// The worker's copy of the page's files, as a Source.
import type { Fault } from '../core/fault/fault.ts'
import { MemorySource } from '../core/source/memory.ts'
import type { Entry, Source } from '../core/source/source.ts'
import type { WireFile } from './protocol.ts'

/** Keeps files between questions, so that a key press sends one file and not the whole folder. */
export class Mirror {
  readonly #files = new Map<string, WireFile>()

  sync(put: readonly WireFile[], drop: readonly string[]): void {
    for (const path of drop) this.#files.delete(path)
    for (const file of put) this.#files.set(file.path, file)
  }

  get files(): readonly WireFile[] {
    return [...this.#files.values()]
  }

  /** The files as they are now. `faults` are what the archive that they came from did wrong. */
  source(faults: Fault[] = []): Source {
    const given = this.files.map(file => [file.path, contentOf(file)] as const)
    const memory = new MemorySource(Object.fromEntries(given))
    return {
      list: () => memory.list(),
      entries: async () => (await memory.entries()).map(entry => this.#withBit(entry)),
      read: path => memory.read(path),
      faults: once([...memory.faults, ...faults]),
    }
  }

  #withBit(entry: Entry): Entry {
    const file = this.#files.get(entry.path)
    return file && file.kind !== 'symlink' && file.executable ? { ...entry, executable: true } : entry
  }
}

/** What was wrong with a file that was kept is found again in the copy; it is said once. */
function once(faults: readonly Fault[]): Fault[] {
  const said = new Map<string, Fault>()
  for (const fault of faults) {
    const key = `${fault.kind} ${fault.path}`
    if (!said.has(key)) said.set(key, fault)
  }
  return [...said.values()]
}

function contentOf(file: WireFile): string | Uint8Array | { symlink: string } {
  if (file.kind === 'text') return file.text
  return file.kind === 'bytes' ? file.bytes : { symlink: file.target }
}
