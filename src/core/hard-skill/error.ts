// The one error that the hard-skill API throws.
import type { HardSkillKind } from './rules.ts'

/** What can be wrong with a call; the message is worded to be handed back to the model. */
export type CallErrorKind =
  | 'call-tool-not-text'
  | 'call-tool-unknown'
  | 'call-args-not-object'
  | 'call-arg-undeclared'
  | 'call-arg-missing'
  | 'call-arg-wrong-type'
  | 'call-arg-not-in-enum'

/** A skill that is outside the format, or a call that its tools do not take. */
export class SkillError extends Error {
  override readonly name = 'SkillError'
  readonly kind: HardSkillKind | CallErrorKind

  constructor(kind: HardSkillKind | CallErrorKind, message: string) {
    super(message)
    this.kind = kind
  }
}
