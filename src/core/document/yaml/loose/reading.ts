// What a YAML dialect makes of a block of frontmatter: its top-level fields with their places, or a problem.

/** Where something stands, in UTF-16 units from the start of the block that was read. */
export type Span = { from: number; to: number }

/** A date, or the bytes of a `!!binary`, for the dialects that type one: neither text nor number. */
export class TypedValue {
  readonly type: 'date' | 'bytes'
  readonly text: string
  constructor(type: 'date' | 'bytes', text: string) {
    this.type = type
    this.text = text
  }
}

/** What a dialect gives for a scalar that it refuses. */
export const refused = Symbol('refused')

/** One top-level field. */
export type Field = {
  /** The value as the dialect types it; lists and maps as plain data without prototype surprises. */
  value: unknown
  /** The text of a scalar before any type was given to it (`0x10`, `yes`), `null` for a list or a map. */
  text: string | null
  key: Span
  span: Span
}

/** Names come from the document, so they live in a Map. */
export type Fields = Map<string, Field>

export type Reading =
  | { ok: true; fields: Fields; kind: 'mapping' | 'nothing' | 'other'; notes: string[] }
  | Failure

/** Why a block could not be read: a sentence, its kind, and the place. */
export type Failure = { ok: false; problem: string; cause: Cause; span: Span }

/** The kinds of problem that some client treats apart from the others. */
export type Cause = 'colon' | 'tab' | 'repeated' | 'limit' | 'other'

/** A dialect: reads one block of text. */
export type Dialect = (block: string) => Reading

/** A reading of fields, for the readers that cannot fail. */
export function fieldsOf(fields: Fields): Reading {
  return { ok: true, fields, kind: fields.size > 0 ? 'mapping' : 'nothing', notes: [] }
}

/** A text field that stands on one line: `key` at `at`, its value somewhere after it. */
export function textField(value: string, key: Span, span: Span): Field {
  return { value, text: value, key, span }
}
