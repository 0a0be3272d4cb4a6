// The face of this room: the Agent Skills specification as its reference validator reads it.
import { afterMend, mendSafely } from './after-mend.ts'
import { faults } from './faults.ts'
import { limits } from './limits.ts'
import { parse } from './parse.ts'
import { prompt } from './prompt.ts'
import { check, discover, load } from './source.ts'
import { validate } from './validate.ts'

/** What the library offers under `agentSkill`. */
export const agentSkill = {
  parse,
  validate,
  faults,
  afterMend,
  mendSafely,
  check,
  discover,
  load,
  prompt,
  limits,
} as const
