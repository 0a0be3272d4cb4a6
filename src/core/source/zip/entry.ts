// Reads one entry of a zip archive: what it is, whether it is what the directory says, and its bytes.
import { crc32 } from '../crc32.ts'
import { inflate } from '../inflate.ts'
import { LOCAL, type ZipRecord } from './directory.ts'

export type EntryKind = 'file' | 'symlink' | 'directory' | 'special'

const HEADER_LENGTH = 30
const STORED = 0
const DEFLATED = 8

/** What an entry is, from its mode where it was made on Unix, else from its name. */
export function kindOf(record: ZipRecord, name: string): EntryKind {
  const type = (record.mode ?? 0) & 0o170000
  if (type === 0o120000) return 'symlink'
  if (type === 0o040000 || name.endsWith('/') || record.dosDirectory) return 'directory'
  return type === 0 || type === 0o100000 ? 'file' : 'special'
}

/** Where an entry's own header names it and its data begins, or `null` where there is no header. */
export function locate(bytes: Uint8Array, record: ZipRecord): { name: Uint8Array; data: number } | null {
  const { offset } = record
  if (offset + HEADER_LENGTH > bytes.length) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset + offset, HEADER_LENGTH)
  if (view.getUint32(0, true) !== LOCAL) return null
  const name = offset + HEADER_LENGTH
  const extra = name + view.getUint16(26, true)
  const data = extra + view.getUint16(28, true)
  return data > bytes.length ? null : { name: bytes.subarray(name, extra), data }
}

/**
 * The entries that reach into another, or begin where one that is listed before begins: no archive that a tool
 * makes in good faith has any. The entry that is reached into is not to blame.
 */
export function overlapping(bytes: Uint8Array, records: readonly ZipRecord[]): Set<ZipRecord> {
  const found = new Set<ZipRecord>()
  const starts = new Set<number>()
  const spans = records.flatMap(record => {
    const place = locate(bytes, record)
    if (!place) return []
    if (starts.has(record.offset)) found.add(record)
    starts.add(record.offset)
    return [{ record, end: place.data + record.packed }]
  })
  const sorted = [...starts].sort((a, b) => a - b)
  const next = new Map(sorted.map((start, index) => [start, sorted[index + 1] ?? bytes.length]))
  for (const { record, end } of spans) {
    // What ends beyond the archive is cut off, which is told of it by itself.
    if (end <= bytes.length && end > (next.get(record.offset) ?? 0)) found.add(record)
  }
  return found
}

export type Unpacked =
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'entry-truncated' | 'entry-damaged' | 'entry-crc-wrong' }
  | { kind: 'entry-method-unknown'; method: number }
  | { kind: 'entry-size-wrong'; declared: number; found: number }

/** An entry's content, of exactly the size and checksum that the directory states; its own copy. */
export async function unpack(bytes: Uint8Array, record: ZipRecord, data: number): Promise<Unpacked> {
  const { packed, size, method } = record
  if (data + packed > bytes.length) return { kind: 'entry-truncated' }
  const raw = bytes.subarray(data, data + packed)
  if (method === STORED) return packed === size ? checked(raw.slice(), record) : wrongSize(size, packed)
  if (method !== DEFLATED) return { kind: 'entry-method-unknown', method }
  const inflated = await inflate(raw, size)
  if (inflated.ok)
    return inflated.bytes.length === size
      ? checked(inflated.bytes, record)
      : wrongSize(size, inflated.bytes.length)
  return inflated.why === 'too-large' ? wrongSize(size, inflated.read) : { kind: 'entry-damaged' }
}

function checked(bytes: Uint8Array, record: ZipRecord): Unpacked {
  return crc32(bytes) === record.crc ? { kind: 'bytes', bytes } : { kind: 'entry-crc-wrong' }
}

function wrongSize(declared: number, found: number): Unpacked {
  return { kind: 'entry-size-wrong', declared, found }
}
