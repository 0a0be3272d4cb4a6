// A document as a client would find it once a fix is made.
import type { Fix } from '../../fault/fault.ts'
import { applyEdits } from '../../fault/fix.ts'
import type { Document } from './place.ts'

/** A document's place with a fix applied to its text. */
export function mended(document: Document, text: string, fix: Fix): Document['place'] {
  return { ...document.place, bytes: new TextEncoder().encode(applyEdits(text, fix.edits)) }
}
