// The shape of a diagnosis: why a document does not read, where, and what would mend it.
import type { Cause, Facts } from './causes.ts'
import type { Mend } from './mend.ts'

type Range = { from: number; to: number }

/** `mends` are proposals: only those that help become fixes. */
export type Diagnosis = Range & { cause: Cause; facts: Facts; also?: Range[]; mends: Mend[] }
