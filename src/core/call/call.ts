// The shapes of a call read out of a model's answer.

export type Outcome =
  | 'ok'
  | 'no-call'
  | 'cut-off'
  | 'unknown-tool'
  | 'ambiguous'
  | 'schema-error'
  | 'already-executed'
  | 'too-large'

/** A tool as any API declares it: a name and a JSON Schema of its arguments. */
export type ToolDeclaration = { name: string; parameters?: unknown }

/** Something small that was mended to read a call; offsets are UTF-16 code units into the answer. */
export type Repair = { kind: string; from: number; to: number }

/** One call. `span` is where it stands in the answer, in UTF-16 code units. */
export type Call = {
  name: string
  arguments: Record<string, unknown>
  format: string
  span: [from: number, to: number]
  repairs: Repair[]
}

export type Problem = {
  kind: string
  message: string
  /** A JSON pointer into the call's arguments. */
  pointer?: string
  name?: string
  from?: number
  to?: number
}
