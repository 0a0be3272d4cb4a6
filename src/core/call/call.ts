// The shapes of a call read out of a model's answer.
import type { Problem, Repair } from './found.ts'
import type { WireFormat } from './wire/wires.ts'

export type { Problem, Repair, ToolDeclaration } from './found.ts'
export type { WireFormat } from './wire/wires.ts'

/** What became of an answer as a whole. Several calls, and calls with repairs, are `ok`. */
export type Outcome =
  | 'ok'
  | 'no-call'
  | 'cut-off'
  | 'unknown-tool'
  | 'ambiguous'
  | 'schema-error'
  | 'already-executed'
  | 'too-large'

/** One call. `span` is where it stands in the answer, in UTF-16 code units; `[0, 0]` in an answer that was an object. */
export type Call = {
  name: string
  arguments: Record<string, unknown>
  format: WireFormat
  span: [from: number, to: number]
  repairs: Repair[]
}

/** What reading an answer gives; `problems` begins with what decided the outcome. */
export type Answer<C extends Call = Call> = { outcome: Outcome; calls: C[]; problems: Problem[] }
