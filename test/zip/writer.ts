// Writes zip archives byte by byte, so that a test can make one that no honest tool would make.
import { deflateRawSync } from 'node:zlib'
import { crc32 } from '../../src/core/source/crc32.ts'

/** One entry; what is left out is as an honest tool would write it. */
export type RawEntry = {
  /** The name in the directory; bytes where it is to be no UTF-8. */
  name: string | Uint8Array
  content?: string | Uint8Array
  /** The name in the entry's own header. */
  localName?: string
  method?: 'stored' | 'deflated' | number
  /** The compressed bytes as they stand in the archive. */
  packed?: Uint8Array
  size?: number
  packedSize?: number
  crc?: number
  flags?: number
  /** A Unix mode with its file type, such as 0o120777 for a symbolic link. */
  mode?: number
  dosAttributes?: number
  /** Writes no data of its own, but points at the entry with this index. */
  sharesHeaderOf?: number
  /** Where the directory says that the entry is. */
  offset?: number
  /** The system that the entry says it was made on: 0 is DOS, 3 is Unix, 19 is macOS. */
  system?: number
  /** Extra field of the directory's record. */
  extra?: Uint8Array
  /** Extra field of the entry's own header. */
  localExtra?: Uint8Array
  comment?: Uint8Array
  /** Writes sizes and offset into the field for large archives. */
  zip64?: boolean
}

export type RawArchive = {
  leading?: Uint8Array
  trailing?: Uint8Array
  /** How many entries the end record says there are. */
  listed?: number
  comment?: Uint8Array
  disk?: number
  /** Writes the end record of large archives too. */
  zip64?: boolean
}

/** The archive's bytes. */
export function zip(entries: RawEntry[], archive: RawArchive = {}): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const offsets: number[] = []
  let at = 0
  const put = (part: Uint8Array) => {
    parts.push(part)
    at += part.length
  }
  const prepared = entries.map(prepare)
  for (const [index, entry] of prepared.entries()) {
    const shared = entries[index]?.sharesHeaderOf
    offsets.push(shared === undefined ? at : (offsets[shared] ?? 0))
    if (shared !== undefined) continue
    put(fields(4, 0x04034b50, 2, 20, 2, entry.flags, 2, entry.method, 4, 0x00210000))
    put(
      fields(
        4,
        entry.crc,
        4,
        entry.packedSize,
        4,
        entry.size,
        2,
        entry.localName.length,
        2,
        entry.localExtra.length,
      ),
    )
    put(entry.localName)
    put(entry.localExtra)
    put(entry.packed)
  }
  const start = at
  for (const [index, entry] of prepared.entries())
    put(record(entry, entries[index]?.offset ?? offsets[index] ?? 0))
  const length = at - start
  const listed = archive.listed ?? entries.length
  const comment = archive.comment ?? new Uint8Array()
  if (archive.zip64) {
    const end64 = at
    put(fields(4, 0x06064b50, 8, 44, 2, 45, 2, 45, 4, 0, 4, 0, 8, listed, 8, listed, 8, length, 8, start))
    put(fields(4, 0x07064b50, 4, 0, 8, end64, 4, 1))
    put(
      fields(
        4,
        0x06054b50,
        2,
        0,
        2,
        0,
        2,
        0xffff,
        2,
        0xffff,
        4,
        0xffffffff,
        4,
        0xffffffff,
        2,
        comment.length,
      ),
    )
  } else {
    const disk = archive.disk ?? 0
    put(fields(4, 0x06054b50, 2, disk, 2, disk, 2, listed, 2, listed, 4, length, 4, start, 2, comment.length))
  }
  put(comment)
  return concat([archive.leading ?? new Uint8Array(), ...parts, archive.trailing ?? new Uint8Array()])
}

function prepare(entry: RawEntry) {
  const name = bytesOf(entry.name)
  const content = bytesOf(entry.content ?? '')
  const stored =
    entry.method === 'stored' || (entry.method === undefined && !entry.packed && content.length === 0)
  const packed = entry.packed ?? (stored ? content : new Uint8Array(deflateRawSync(content)))
  return {
    name,
    localName: entry.localName === undefined ? name : bytesOf(entry.localName),
    packed,
    packedSize: entry.packedSize ?? packed.length,
    size: entry.size ?? content.length,
    crc: entry.crc ?? crc32(content),
    flags: entry.flags ?? 0x800,
    method: typeof entry.method === 'number' ? entry.method : stored ? 0 : 8,
    madeBy: (entry.system ?? (entry.mode === undefined ? 0 : 3)) * 256 + 20,
    attributes: (entry.mode ?? 0) * 0x10000 + (entry.dosAttributes ?? 0),
    extra: entry.extra ?? new Uint8Array(),
    localExtra: entry.localExtra ?? new Uint8Array(),
    comment: entry.comment ?? new Uint8Array(),
    zip64: entry.zip64 ?? false,
  }
}

function record(entry: ReturnType<typeof prepare>, offset: number): Uint8Array {
  const large = fields(2, 1, 2, 24, 8, entry.size, 8, entry.packedSize, 8, offset)
  const extra = entry.zip64 ? concat([entry.extra, large]) : entry.extra
  const full = (number: number) => (entry.zip64 ? 0xffffffff : number)
  return concat([
    fields(
      4,
      0x02014b50,
      2,
      entry.madeBy,
      2,
      20,
      2,
      entry.flags,
      2,
      entry.method,
      4,
      0x00210000,
      4,
      entry.crc,
    ),
    fields(4, full(entry.packedSize), 4, full(entry.size), 2, entry.name.length, 2, extra.length),
    fields(2, entry.comment.length, 2, 0, 2, 0, 4, entry.attributes, 4, full(offset)),
    entry.name,
    extra,
    entry.comment,
  ])
}

/** Numbers in little-endian order, each after its width in bytes. */
export function fields(...widthsAndNumbers: number[]): Uint8Array {
  const bytes: number[] = []
  for (let at = 0; at < widthsAndNumbers.length; at += 2) {
    let number = BigInt(widthsAndNumbers[at + 1] ?? 0)
    for (let width = widthsAndNumbers[at] ?? 0; width > 0; width -= 1) {
      bytes.push(Number(number & 255n))
      number >>= 8n
    }
  }
  return Uint8Array.from(bytes)
}

export function bytesOf(content: string | Uint8Array): Uint8Array {
  return typeof content === 'string' ? new TextEncoder().encode(content) : content
}

export function concat(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
