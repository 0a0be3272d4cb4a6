// The one error that the hard-skill API throws.
import type { HardSkillKind } from './rules.ts'

/**
 * What can be wrong with a call. These kinds stand outside of the catalogue of faults: they are about an answer,
 * which has no file, and their message is worded to be handed back to the model.
 */
export type CallErrorKind =
  | 'call-tool-not-text'
  | 'call-tool-unknown'
  | 'call-args-not-object'
  | 'call-arg-undeclared'
  | 'call-arg-missing'
  | 'call-arg-wrong-type'
  | 'call-arg-not-in-enum'

/**
 * A skill that is outside the format, and then `kind` is that of the fault; or a call that its tools do not take,
 * and then `kind` starts with `call-`.
 */
export class SkillError extends Error {
  override readonly name = 'SkillError'
  readonly kind: HardSkillKind | CallErrorKind

  constructor(kind: HardSkillKind | CallErrorKind, message: string) {
    super(message)
    this.kind = kind
  }
}
