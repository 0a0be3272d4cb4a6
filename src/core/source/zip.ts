// A source over a zip archive (a `.zip`, or a `.skill`, which is one by another name), read by its directory.
import { HeldSource, plainBytes } from './held.ts'
import { FILE_BYTES, PACKED_BYTES, size, TARGET_BYTES } from './limits.ts'
import { SourceRefused } from './refused.ts'
import { Tree } from './tree.ts'
import { readDirectory, type ZipRecord } from './zip/directory.ts'
import { kindOf, locate, overlapping, unpack } from './zip/entry.ts'
import { nameOf } from './zip/name.ts'

export type ZipOptions = {
  /** Told now and then how many entries are read; the reader waits for a promise, so that others get a turn. */
  onProgress?: (progress: { done: number; total: number }) => void | Promise<void>
  /** Stops the reading: what came so far is the source, with a fault that says so. */
  signal?: AbortSignal
}

/** Entries, and inflated bytes, between two reports of progress. */
const STRIDE = { entries: 32, bytes: 1 << 20 }

/**
 * Paths are as the archive has them: one folder around everything stays, so that a skill keeps the name of
 * its directory. Nothing of the packed bytes is held after reading.
 */
export class ZipSource extends HeldSource {
  /** Reads an archive. Rejects with SourceRefused where nothing can be read; the rest is told in `faults`. */
  static async open(bytes: Uint8Array | ArrayBuffer, options: ZipOptions = {}): Promise<ZipSource> {
    if (bytes.byteLength > PACKED_BYTES) {
      throw new SourceRefused(
        'too-large',
        `This archive has ${size(bytes.byteLength)}; at most ${size(PACKED_BYTES)} are read. Make one with fewer files.`,
      )
    }
    const reader = new Reader(plainBytes(bytes))
    await reader.run(options)
    return new ZipSource(reader.tree, reader.held)
  }
}

/** Reads the entries of one archive into a tree, in the order of its directory. */
class Reader {
  readonly tree = new Tree()
  readonly held = new Map<string, Uint8Array>()
  readonly #bytes: Uint8Array

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
  }

  async run({ onProgress, signal }: ZipOptions): Promise<void> {
    const { records, listed, complete, leading, trailing } = readDirectory(this.#bytes)
    const total = records.length
    if (leading > 0) this.tree.report('archive-leading-bytes', { bytes: leading }, '')
    if (trailing > 0) this.tree.report('archive-trailing-bytes', { bytes: trailing }, '')
    if (!complete) this.tree.report('archive-directory-broken', { listed, found: total }, '')
    const overlaps = overlapping(this.#bytes, records)
    let done = 0
    let unreported = 0
    for (const record of records) {
      if (signal?.aborted) return this.tree.report('source-stopped', { done, total }, '')
      if (this.tree.isFull()) return
      await this.#read(record, overlaps.has(record))
      done += 1
      unreported += record.size
      if (done % STRIDE.entries === 0 || unreported >= STRIDE.bytes) {
        unreported = 0
        await onProgress?.({ done, total })
      }
    }
    await onProgress?.({ done, total })
  }

  async #read(record: ZipRecord, overlaps: boolean): Promise<void> {
    const { tree } = this
    const place = locate(this.#bytes, record)
    const { name, other, readable } = nameOf(record, place?.name ?? null)
    if (!readable)
      return tree.report('entry-name-bad', { path: name, found: 'bytes that are not UTF-8' }, name)
    const kind = kindOf(record, name)
    if (kind === 'directory') return this.#directory(record, name)
    if (!tree.claim(name)) return
    if (kind === 'special') return tree.report('entry-special', { path: name }, name)
    if (record.encrypted) return tree.report('entry-encrypted', { path: name }, name)
    if (!place) return tree.report('entry-truncated', { path: name }, name)
    if (overlaps) return tree.report('entry-overlaps', { path: name }, name)
    if (other !== null) return tree.report('entry-names-differ', { path: name, other }, name)
    const bytes = await this.#content(record, name, place.data, kind === 'file' ? FILE_BYTES : TARGET_BYTES)
    if (!bytes) return
    if (kind === 'symlink') {
      return tree.add({ path: name, kind, size: 0, target: new TextDecoder().decode(bytes) })
    }
    this.held.set(name, bytes)
    const executable = ((record.mode ?? 0) & 0o111) !== 0
    tree.add({ path: name, kind, size: bytes.length, ...(executable ? { executable } : {}) })
  }

  /** Folders are not listed: those that hold files show by them. Their names are judged all the same. */
  #directory(record: ZipRecord, name: string): void {
    const path = name.endsWith('/') ? name.slice(0, -1) : name
    if (this.tree.judge(path) && record.size > 0) {
      this.tree.report('entry-directory-with-content', { path, bytes: record.size }, path)
    }
  }

  async #content(record: ZipRecord, path: string, data: number, limit: number): Promise<Uint8Array | null> {
    const { tree } = this
    if (!tree.reserve(path, record.size, limit)) return null
    const unpacked = await unpack(this.#bytes, record, data)
    switch (unpacked.kind) {
      case 'bytes':
        return unpacked.bytes
      case 'entry-size-wrong':
        // What came beyond the stated size was inflated too, so it counts.
        tree.spend(unpacked.found - unpacked.declared)
        tree.report(unpacked.kind, { path, declared: unpacked.declared, found: unpacked.found }, path)
        return null
      case 'entry-method-unknown':
        tree.report(unpacked.kind, { path, method: unpacked.method }, path)
        return null
      case 'entry-truncated':
      case 'entry-damaged':
      case 'entry-crc-wrong':
        tree.report(unpacked.kind, { path }, path)
        return null
      default:
        return unpacked satisfies never
    }
  }
}
