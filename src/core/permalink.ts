// What is open on the page <-> a URL fragment. Both ways give a result, never a throw.
import { type Shared, withGoodPaths } from './permalink/shared.ts'
import { readV1, writeV1 } from './permalink/v1.ts'
import { LINK_BYTES, LINK_CHARACTERS } from './source/limits.ts'

export type { Shared }

/** `length` and `limit` are characters of the fragment, or bytes where the content itself is beyond 1 MiB. */
export type Encoded =
  | { ok: true; fragment: string }
  | { ok: false; reason: 'too-long'; length: number; limit: number }

export type Decoded =
  | { ok: true; shared: Shared; version: number }
  | { ok: false; reason: 'not-a-link' | 'unknown-version' | 'damaged' | 'too-large' }

/** The newest version, which is the one that is written. */
const VERSION = 1

/** Every version that was ever written, so that a link opens for good. */
const READERS = new Map([[1, readV1]])

/** The fragment, `#` included. A file whose path no link may hold is named among those left out. */
export async function encode(shared: Shared): Promise<Encoded> {
  const written = await writeV1(withGoodPaths(shared))
  if ('bytes' in written) return { ok: false, reason: 'too-long', length: written.bytes, limit: LINK_BYTES }
  const fragment = `#v${VERSION}.${written.payload}`
  return fragment.length <= LINK_CHARACTERS
    ? { ok: true, fragment }
    : { ok: false, reason: 'too-long', length: fragment.length, limit: LINK_CHARACTERS }
}

/** What a fragment holds, with or without its `#`. */
export async function decode(fragment: string): Promise<Decoded> {
  const link = fragment.startsWith('#') ? fragment : `#${fragment}`
  const head = /^#v(0|[1-9]\d*)\./.exec(link)
  if (!head) return { ok: false, reason: 'not-a-link' }
  const version = Number(head[1])
  const read = READERS.get(version)
  if (!read) return { ok: false, reason: 'unknown-version' }
  if (link.length > LINK_CHARACTERS) return { ok: false, reason: 'too-large' }
  const shared = await read(link.slice(head[0].length))
  return typeof shared === 'string' ? { ok: false, reason: shared } : { ok: true, shared, version }
}
