// How much of an answer is read. The source room states the same limits; a test holds the two together.

/** An answer, in bytes of UTF-8. */
export const MAX_BYTES = 2 * 1024 * 1024
/** How deep objects and lists may lie in one another. */
export const MAX_DEPTH = 64
/** Calls, read or refused, that one answer may hold. */
export const MAX_CANDIDATES = 64
/** How many times its own length a text is read at most by attempts that come to nothing. */
export const MAX_WASTE = 8
