// Version 1 of a link: base64url of a raw deflate stream of JSON, then eight bytes that vouch for it.
import { crc32 } from '../source/crc32.ts'
import { deflate, inflate } from '../source/inflate.ts'
import { LINK_BYTES } from '../source/limits.ts'
import { fromBase64url, toBase64url } from './base64url.ts'
import { readShared, type Shared } from './shared.ts'

/** The length of the compressed bytes and the checksum of the JSON, each 32 bits, little-endian. */
const SEAL_LENGTH = 8

/** The payload of a link, or how many bytes the content has where that is too many. */
export async function writeV1(shared: Shared): Promise<{ payload: string } | { bytes: number }> {
  const { files, omitted, answer, pane, open } = shared
  const json = new TextEncoder().encode(JSON.stringify({ files, omitted, answer, pane, open }))
  if (json.length > LINK_BYTES) return { bytes: json.length }
  const packed = await deflate(json)
  const sealed = new Uint8Array(packed.length + SEAL_LENGTH)
  sealed.set(packed)
  const seal = new DataView(sealed.buffer, packed.length)
  seal.setUint32(0, packed.length, true)
  seal.setUint32(4, crc32(json), true)
  return { payload: toBase64url(sealed) }
}

/** The content of a payload. It is inflated before anything is believed, so that too much is told apart. */
export async function readV1(payload: string): Promise<Shared | 'damaged' | 'too-large'> {
  const sealed = fromBase64url(payload)
  if (!sealed || sealed.length <= SEAL_LENGTH) return 'damaged'
  const length = sealed.length - SEAL_LENGTH
  const json = await inflate(sealed.subarray(0, length), LINK_BYTES)
  if (!json.ok) return json.why
  const seal = new DataView(sealed.buffer, length)
  if (seal.getUint32(0, true) !== length || seal.getUint32(4, true) !== crc32(json.bytes)) return 'damaged'
  return readShared(parse(json.bytes)) ?? 'damaged'
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch {
    return null
  }
}
