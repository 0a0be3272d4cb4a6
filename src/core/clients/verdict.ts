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
  /** The day on which the behaviour was established, `YYYY-MM-DD`. */
  on: string
  /** Where the behaviour is written down or was taken from. */
  source: string
  /** What happened to the name or the description on the way, where it loads: one sentence a change. */
  changes: string[]
  /** What the person in front of the client would see, in our words. */
  sees: string
}

/** The product's word for a verdict: what the table shows. */
export const verdictWords = {
  load: 'loads',
  'load-warn': 'loads with a warning',
  'load-slash-only': 'can be called, is not offered',
  'skip-msg': 'skipped, and told',
  'skip-log': 'skipped, in a log',
  'skip-silent': 'skipped silently',
  'skip-dirwide': 'takes its folder down with it',
  refuse: 'refused',
  unknown: 'not established',
} as const satisfies Record<VerdictWord, string>

/** Whether the model is offered the skill: it loads, with or without a warning. */
export function loads(word: VerdictWord): boolean {
  return word === 'load' || word === 'load-warn'
}

/** Whether the client can use the skill at all, be it only by name. */
export function usable(word: VerdictWord): boolean {
  return loads(word) || word === 'load-slash-only'
}

/** The word or words for a verdict, a change of the name or description counted in. */
export function wordFor(verdict: Pick<Verdict, 'verdict' | 'changes'>): string {
  if (verdict.verdict === 'load' && verdict.changes.length > 0) return 'loads, changed'
  return verdictWords[verdict.verdict]
}
