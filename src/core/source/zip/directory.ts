// Reads the directory at the end of a zip archive: what each entry is called, how large it is, where it starts.
import { ENTRIES } from '../limits.ts'
import { SourceRefused } from '../refused.ts'

/** One entry as the archive's directory states it; sizes in bytes, `offset` from the start of the file. */
export type ZipRecord = {
  /** As written, in whatever encoding. */
  rawName: Uint8Array
  /** The extra field in which some tools add a second name, in UTF-8. */
  unicodeName: Uint8Array | null
  encrypted: boolean
  method: number
  crc: number
  packed: number
  size: number
  offset: number
  /** The file mode, where the archive was made on a Unix system. */
  mode: number | null
  dosDirectory: boolean
}

export type ZipDirectory = {
  records: ZipRecord[]
  /** How many entries the archive says it has. */
  listed: number
  /** Whether the list gave as many entries as it says, or more than are read. */
  complete: boolean
  /** Bytes before and after the archive itself. */
  leading: number
  trailing: number
}

const END = 0x06054b50
const END_64 = 0x06064b50
const LOCATOR_64 = 0x07064b50
const RECORD = 0x02014b50
const FULL_16 = 0xffff
const FULL_32 = 0xffffffff
const END_LENGTH = 22
const LOCATOR_LENGTH = 20
const RECORD_LENGTH = 46

/** Reads at most one record more than may be read. Throws SourceRefused where there is no directory to read. */
export function readDirectory(bytes: Uint8Array): ZipDirectory {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  const { listed, length, start, stop } = bounds(view, end)
  // What stands before the archive shifts every offset in it.
  const leading = stop - length - start
  if (leading < 0) throw damaged()
  const records = readRecords(bytes, view, stop - length, stop, leading)
  if (records.length === 0 && listed > 0) throw damaged()
  const trailing = view.byteLength - end - END_LENGTH - view.getUint16(end + 20, true)
  // Archives of the small format count no further than 16 bits.
  const complete = ((listed - records.length) & FULL_16) === 0 || records.length > ENTRIES
  return { records, listed, complete, leading, trailing: Math.max(0, trailing) }
}

/** The end record: the last one whose comment ends with the file, else the last one with room for its comment. */
function findEnd(view: DataView): number {
  const last = view.byteLength - END_LENGTH
  let loose = -1
  for (let at = last; at >= Math.max(0, last - FULL_16); at -= 1) {
    if (view.getUint32(at, true) !== END) continue
    const rest = last - at - view.getUint16(at + 20, true)
    if (rest === 0) return at
    if (rest > 0 && loose < 0) loose = at
  }
  if (loose >= 0) return loose
  const start = view.byteLength >= 4 ? view.getUint32(0, true) : 0
  throw start === LOCAL
    ? new SourceRefused(
        'truncated',
        'This archive ends before its list of entries, so it is incomplete. Fetch or make it again.',
      )
    : new SourceRefused(
        'not-a-zip',
        'This is not a zip archive: it has no list of entries. Choose a `.zip` or a `.skill` file.',
      )
}

/** The first four bytes of an entry, and so of an ordinary archive. */
export const LOCAL = 0x04034b50

/** Where the records are: from the end record, or from the one for large archives where that is named. */
function bounds(view: DataView, end: number) {
  const plain = {
    disk: view.getUint16(end + 4, true),
    listed: view.getUint16(end + 10, true),
    length: view.getUint32(end + 12, true),
    start: view.getUint32(end + 16, true),
    stop: end,
  }
  const locator = end - LOCATOR_LENGTH
  if (locator >= 0 && view.getUint32(locator, true) === LOCATOR_64) {
    const at = findEnd64(view, locator)
    return {
      listed: plain.listed === FULL_16 ? large(view, at + 32) : plain.listed,
      length: plain.length === FULL_32 ? large(view, at + 40) : plain.length,
      start: plain.start === FULL_32 ? large(view, at + 48) : plain.start,
      stop: at,
    }
  }
  if (plain.disk !== 0) {
    throw new SourceRefused(
      'split',
      'This is one part of an archive in several files. Join or make it again as one file.',
    )
  }
  return plain
}

function findEnd64(view: DataView, locator: number): number {
  // As stated, or right before the locator, where other bytes stand before the archive.
  for (const at of [large(view, locator + 8), locator - 56]) {
    if (at >= 0 && at + 56 <= locator && view.getUint32(at, true) === END_64) return at
  }
  throw damaged()
}

function readRecords(
  bytes: Uint8Array,
  view: DataView,
  from: number,
  stop: number,
  leading: number,
): ZipRecord[] {
  const records: ZipRecord[] = []
  let at = from
  while (records.length <= ENTRIES) {
    if (at + RECORD_LENGTH > stop || view.getUint32(at, true) !== RECORD) break
    const nameLength = view.getUint16(at + 28, true)
    const extraLength = view.getUint16(at + 30, true)
    const commentLength = view.getUint16(at + 32, true)
    const name = at + RECORD_LENGTH
    const extra = name + nameLength
    const next = extra + extraLength + commentLength
    if (next > stop) break
    records.push(
      readRecord(
        bytes,
        view,
        at,
        bytes.subarray(name, extra),
        bytes.subarray(extra, extra + extraLength),
        leading,
      ),
    )
    at = next
  }
  return records
}

function readRecord(
  bytes: Uint8Array,
  view: DataView,
  at: number,
  rawName: Uint8Array,
  extra: Uint8Array,
  leading: number,
): ZipRecord {
  const system = bytes[at + 5] ?? 0
  const flags = view.getUint16(at + 8, true)
  const attributes = view.getUint32(at + 38, true)
  const large = new LargeNumbers(field(extra, 0x0001))
  // In this order in the field for large archives, each only where the plain one is full.
  const size = large.instead(view.getUint32(at + 24, true))
  const packed = large.instead(view.getUint32(at + 20, true))
  const offset = large.instead(view.getUint32(at + 42, true))
  return {
    rawName,
    unicodeName: field(extra, 0x7075),
    encrypted: (flags & 0x2041) !== 0,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed,
    size,
    offset: offset + leading,
    mode: system === 3 || system === 19 ? attributes >>> 16 : null,
    dosDirectory: (attributes & 0x10) !== 0,
  }
}

/** The extra field with this id, or `null`. */
function field(extra: Uint8Array, id: number): Uint8Array | null {
  const view = new DataView(extra.buffer, extra.byteOffset, extra.byteLength)
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = view.getUint16(at + 2, true)
    if (view.getUint16(at, true) === id) return extra.subarray(at + 4, at + 4 + length)
    at += 4 + length
  }
  return null
}

/** The numbers of 64 bits that stand in for full ones of 32. */
class LargeNumbers {
  #rest: Uint8Array

  constructor(field: Uint8Array | null) {
    this.#rest = field ?? new Uint8Array()
  }

  instead(number: number): number {
    if (number !== FULL_32 || this.#rest.length < 8) return number
    const view = new DataView(this.#rest.buffer, this.#rest.byteOffset, 8)
    this.#rest = this.#rest.subarray(8)
    return large(view, 0)
  }
}

/** A number of 64 bits; beyond 2^53 it is rounded, which is beyond any size that we read. */
function large(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true))
}

function damaged(): SourceRefused {
  return new SourceRefused(
    'truncated',
    "The archive's list of entries is damaged. Fetch or make the archive again.",
  )
}
