// The refusal of a whole archive: nothing of it can be shown.

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
