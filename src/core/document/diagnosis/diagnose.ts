// Tells a person why a document does not read as a skill: the cause, the place, the words, the mends.
import type { Fix } from '../../fault/fault.ts'
import type { FrontmatterRefusal } from '../frontmatter.ts'
import { isFenceLine } from '../split.ts'
import { lineEnd, lineIndex, nextLine, type Position, position } from '../text.ts'
import type { YamlNode } from '../yaml/node.ts'
import { type Cause, causes, type Facts } from './causes.ts'
import type { Diagnosis } from './diagnosis.ts'
import {
  diagnoseGlued,
  diagnoseLengthened,
  diagnoseOpening,
  diagnoseSplit,
  diagnoseUnclosed,
} from './fences.ts'
import { listOnly } from './items.ts'
import { helpfulFixes, type Mend } from './mend.ts'
import { diagnoseYaml } from './yaml.ts'

/** A diagnosis in words. `split` is where the frontmatter ended when that is no fence line. */
export type Explained = {
  cause: Cause
  detail: string
  facts: Facts
  from: number
  to: number
  also: { from: number; to: number }[]
  fixes: Fix[]
  split: Position | null
}

/** Explains why `text` does not read. `path` is the document's, for the edits of the fixes. */
export function explain(text: string, path: string, refusal: FrontmatterRefusal): Explained {
  const { cause, facts, from, to, also = [], mends } = diagnose(text, refusal)
  const close = 'parts' in refusal ? refusal.parts.closing.from : null
  const split = close === null || isFenceLine(text, close) ? null : position(lineIndex(text), close)
  const word: (facts: Facts) => string = causes[cause]
  return { cause, detail: word(facts), facts, from, to, also, fixes: helpfulFixes(text, path, mends), split }
}

function diagnose(text: string, refusal: FrontmatterRefusal): Diagnosis {
  switch (refusal.reason) {
    case 'missing-frontmatter':
      return diagnoseOpening(text)
    case 'unclosed-frontmatter':
      return diagnoseUnclosed(text)
    case 'not-a-mapping': {
      const close = refusal.parts.closing.from
      const opening = diagnoseLengthened(text) ?? diagnoseGlued(text)
      return opening ?? diagnoseSplit(text, close) ?? noMap(text, refusal.node, close)
    }
    case 'bad-yaml': {
      const { problem, tokens, parts } = refusal
      const lengthened = diagnoseLengthened(text)
      if (lengthened) return lengthened
      const limit = parts.yaml.to
      const found = diagnoseYaml({ text, limit, tokens, problem })
      // What stands on the first fence's line is often only found out in the line below.
      const first = Math.min(found.from, problem.from) <= lineEnd(text, nextLine(text, 0))
      const glued = first ? diagnoseGlued(text) : null
      if (glued) return glued
      const atEnd = found.cause === 'unclosed-quote' || found.to >= limit || lineEnd(text, found.from) > limit
      return (atEnd ? diagnoseSplit(text, parts.closing.from) : null) ?? found
    }
    default:
      return refusal satisfies never
  }
}

/** A frontmatter that reads, but as nothing, as a list or as one text. */
function noMap(text: string, node: YamlNode | null, close: number): Diagnosis {
  if (node === null) return { cause: 'empty-frontmatter', from: 3, to: close, facts: {}, mends: [] }
  if (node.kind === 'list') return listOnly(text, node)
  const { from } = node
  const to = Math.max(from, node.to)
  const glued = [...text.slice(from, close).matchAll(/^[ ]*[A-Za-z][\w-]*:(?!\s|\/\/)/gm)]
  const first = glued[0]
  if (!first) return { cause: 'text', from, to, facts: {}, mends: [] }
  const changes = glued.map(({ index, 0: { length } }) => ({
    from: from + index + length,
    to: from + index + length,
    insert: ' ',
  }))
  const at = from + first.index + first[0].length
  const mends: Mend[] = [{ title: 'Write a space after the colon', safety: 'safe', changes }]
  const line = text.slice(from + first.index, lineEnd(text, at)).trim()
  return { cause: 'colon-without-space', from: at - 1, to: at, facts: { text: line }, mends }
}
