// How sure we are of a statement about the product, and the words for it.

/** D: the vendor's pages say so. O: someone ran it. B: someone read the program. I: inferred. S: the chapter says so. */
export type Sure = 'D' | 'O' | 'B' | 'I' | 'S'

/** The letter as a person reads it. */
export const sureWords = {
  D: 'documented',
  O: 'observed',
  B: 'reported',
  I: 'inferred',
  S: 'said by the chapter',
} as const satisfies Record<Sure, string>
