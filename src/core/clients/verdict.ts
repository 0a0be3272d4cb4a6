// What a client makes of a skill, in the words of the measured cases.

export type VerdictWord =
  | 'load'
  | 'load-warn'
  | 'load-slash-only'
  | 'skip-msg'
  | 'skip-log'
  | 'skip-silent'
  | 'skip-dirwide'
  | 'refuse'
  | 'unknown'

/** The step of a loader's pipeline at which a verdict fell. */
export type Step = 'find' | 'split' | 'read' | 'accept'

/** How the behaviour of a client is known. */
export type Basis = 'run' | 'restated' | 'read' | 'documented'

export type Verdict = {
  client: string
  verdict: VerdictWord
  /** What the client ends up with, where it loads; `null` where it does not or cannot be told. */
  name: string | null
  description: string | null
  /** One sentence for the person who has the file. */
  reason: string
  step: Step | null
  /** Where in the document, in UTF-16 code units; `null` where no place explains it. */
  range: { from: number; to: number } | null
  basis: Basis
  version: string
}
