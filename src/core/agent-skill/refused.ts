// Why a document is no skill at all: what `parse` and `load` throw.

/** A refusal is about the document's shape; whether its fields are right is `validate`'s question. */
export type Refusal =
  | 'missing-frontmatter'
  | 'unclosed-frontmatter'
  | 'bad-yaml'
  | 'not-a-mapping'
  | 'not-utf8'
  | 'no-document'

/** Thrown where a document cannot be read as a skill; `message` is the sentence of its `malformed` fault. */
export class Refused extends Error {
  readonly reason: Refusal

  constructor(reason: Refusal, message: string) {
    super(message)
    this.name = 'Refused'
    this.reason = reason
  }
}
