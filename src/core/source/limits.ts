// Every size, count and depth beyond which we do not read: each is named in the sentence of its refusal.

const KiB = 1024
const MiB = 1024 * KiB

/** An archive as it comes, in bytes. */
export const PACKED_BYTES = 50 * MiB
/** Entries of an archive or a folder, directories of an archive included. */
export const ENTRIES = 20_000
/** What a source keeps in memory, in bytes; everything that is inflated counts. */
export const KEPT_BYTES = 64 * MiB
/** One file, in bytes. */
export const FILE_BYTES = 10 * MiB
/** A path, in bytes of UTF-8. */
export const PATH_BYTES = 512
/** The segments of a path, its file name included. */
export const PATH_DEPTH = 32
/** What a symbolic link points to, in bytes of UTF-8; the longest path that Linux takes. */
export const TARGET_BYTES = 4 * KiB
/** Faults of one kind that a source lists one by one; the rest are counted. */
export const FAULTS_OF_A_KIND = 1_000

/** A document's frontmatter, in bytes of UTF-8. */
export const FRONTMATTER_BYTES = 64 * KiB
/** How deep a document's frontmatter may nest. */
export const FRONTMATTER_DEPTH = 64

/** A pasted answer, in bytes of UTF-8. */
export const ANSWER_BYTES = 2 * MiB
/** How deep the JSON of a pasted answer may nest. */
export const ANSWER_DEPTH = 64
/** Candidate calls that are read out of one answer. */
export const ANSWER_CALLS = 64

/** A link's fragment, `#` included, in characters; the same for writing and for reading. */
export const LINK_CHARACTERS = 64_000
/** A link's content when inflated, in bytes; the same for writing and for reading. */
export const LINK_BYTES = MiB

/** One request to the worker, in milliseconds; longer while an archive is read and progress comes. */
export const REQUEST_MS = 10_000

/** A size for people, rounded up, so that what is beyond a limit never reads like the limit: `10.1 MiB`. */
export function size(bytes: number): string {
  if (bytes >= MiB) return `${tenths(bytes / MiB)} MiB`
  if (bytes >= 10 * KiB) return `${tenths(bytes / KiB)} KiB`
  return `${count(bytes)} ${bytes === 1 ? 'byte' : 'bytes'}`
}

function tenths(number: number): number {
  return Math.ceil(number * 10) / 10
}

/** A count for people, with a comma before each three digits: `20,000`. */
export function count(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, ',')
}
