// What stopped the strict reader: the bare finding, before anyone words it.

/** Each way in which the strict reader stops; what it means for a person is told in `diagnose.ts`. */
export type ProblemCode =
  | 'value-not-allowed'
  | 'entry-not-allowed'
  | 'key-not-allowed'
  | 'no-colon'
  | 'bad-start'
  | 'flow'
  | 'flow-end'
  | 'anchor'
  | 'alias'
  | 'tag'
  | 'directive'
  | 'block-header'
  | 'unclosed-quote'
  | 'dots-in-quote'
  | 'bad-escape'
  | 'unexpected'
  | 'no-content'
  | 'second-document'
  | 'duplicate-key'
  | 'merge-key'
  | 'complex-key'
  | 'uneven-mappings'
  | 'comment-before-value'
  | 'bad-character'
  | 'too-large'
  | 'too-deep'

/** A finding with its place. `since` is where the thing began that could not be finished, or its first place. */
export type Problem = { code: ProblemCode; from: number; to: number; since?: number }

/** How the scanner and the parser leave from deep inside; `readYaml` catches it and gives a value. */
export class Stop extends Error {
  readonly problem: Problem
  constructor(code: ProblemCode, from: number, to: number, since?: number) {
    super(code)
    this.problem = since === undefined ? { code, from, to } : { code, from, to, since }
  }
}
