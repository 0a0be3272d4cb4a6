// What a source throws: the refusal of a whole archive, and of a path that is no file of it.
import { visibleText } from '../document/visible.ts'

export type RefusalReason = 'too-large' | 'not-a-zip' | 'truncated' | 'split'

/** Thrown where nothing of an archive can be read; `message` is a sentence for the person who has it. */
export class SourceRefused extends Error {
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, message: string) {
    super(message)
    this.name = 'SourceRefused'
    this.reason = reason
  }
}

/** What reading a path rejects with that is no file of a source; a link is none. */
export function noFile(path: string): Error {
  return new Error(`There is no file \`${visibleText(path)}\` here.`)
}
