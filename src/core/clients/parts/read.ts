// The third step in its usual forms: one dialect, what follows a failure, and what no frontmatter means.
import { originalSpan } from '../../document/yaml/loose/patch.ts'
import type { Dialect, Fields, Reading, Span } from '../../document/yaml/loose/reading.ts'
import { go, type Read, type Split, type Step, stop } from '../client.ts'
import type { VerdictWord } from '../verdict.ts'

export type ReadRules = {
  /** The verdict where no frontmatter was found; left out, the client goes on without fields. */
  noBlock?: VerdictWord
  /** The verdict where frontmatter was opened and not closed; as `noBlock` where left out. */
  unclosed?: VerdictWord
  /** The verdict on a block that its dialect cannot read; left out, the client goes on without fields. */
  badYaml?: VerdictWord
  /** The verdict on a block that is YAML and no mapping; left out, the client goes on without fields. */
  noMapping?: VerdictWord
  /** The verdict on a block that is a list or a text; as `noMapping` where left out. */
  noFields?: VerdictWord
}

/** Reads with the first dialect, and with the next ones where it fails. */
export function read(
  dialects: readonly [Dialect, ...Dialect[]],
  rules: ReadRules = {},
): (split: Split) => Step<Read> {
  return split => {
    if (split.kind !== 'block') {
      const word = split.kind === 'unclosed' ? (rules.unclosed ?? rules.noBlock) : rules.noBlock
      return word ? stop(word, split.reason, split.span) : go({ fields: new Map(), notes: [] })
    }
    const reading = firstReading(dialects, split.block.text)
    const place = (span: Span) => originalSpan(split.block, span)
    if (!reading.ok) {
      // A limit of ours says nothing of the client.
      if (reading.cause === 'limit') return stop('unknown', reading.problem, place(reading.span))
      const failure = { ...reading, span: place(reading.span) }
      return rules.badYaml
        ? stop(rules.badYaml, failure.problem, failure.span)
        : go({ fields: new Map(), notes: [], failure })
    }
    const word = reading.kind === 'other' ? (rules.noFields ?? rules.noMapping) : rules.noMapping
    if (reading.kind !== 'mapping' && word) {
      const whole = { from: split.block.origin(0), to: split.block.origin(split.block.text.length) }
      return stop(word, 'The frontmatter holds no `key: value` lines.', whole)
    }
    return go({ fields: placed(reading.fields, place), notes: reading.notes })
  }
}

/** The first reading that is one, else the first problem. */
function firstReading(dialects: readonly [Dialect, ...Dialect[]], text: string): Reading {
  const [main, ...others] = dialects
  const first = main(text)
  if (first.ok || first.cause === 'limit') return first
  for (const other of others) {
    const next = other(text)
    if (next.ok) return next
  }
  return first
}

/** Fields with their places in the document rather than in the block. */
export function placed(fields: Fields, place: (span: Span) => Span): Fields {
  const result: Fields = new Map()
  for (const [name, field] of fields)
    result.set(name, { ...field, key: place(field.key), span: place(field.span) })
  return result
}
