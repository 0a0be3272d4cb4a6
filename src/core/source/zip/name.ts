// The name of an entry: archives may state it three times, and tools differ in which one they believe.
import { crc32 } from '../crc32.ts'
import type { ZipRecord } from './directory.ts'

export type EntryName = {
  name: string
  /** A different name that the archive states elsewhere for the same entry. */
  other: string | null
  /** Whether the name could be read as UTF-8; if not, `name` is only fit to be shown. */
  readable: boolean
}

/** The directory's name, as most tools take it; where that is not UTF-8, the second name that is. */
export function nameOf(record: ZipRecord, local: Uint8Array | null): EntryName {
  const own = decode(record.rawName)
  const second = secondName(record)
  const name = own ?? second
  if (name === null) return { name: new TextDecoder().decode(record.rawName), other: null, readable: false }
  if (local && !sameBytes(local, record.rawName)) {
    return { name, other: new TextDecoder().decode(local), readable: true }
  }
  return { name, other: second !== null && second !== name ? second : null, readable: true }
}

/** The name in UTF-8 that some tools add: a version, the checksum of the name it stands for, then itself. */
function secondName({ rawName, unicodeName: field }: ZipRecord): string | null {
  if (!field || field.length < 5) return null
  const view = new DataView(field.buffer, field.byteOffset, field.length)
  if (view.getUint8(0) !== 1 || view.getUint32(1, true) !== crc32(rawName)) return null
  return decode(field.subarray(5))
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}
