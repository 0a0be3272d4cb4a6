// Reads a document's frontmatter as the specification's reference does: the split, then the strict YAML.
import { type Parts, type SplitRefusal, splitDocument } from './split.ts'
import type { MapNode, YamlNode } from './yaml/node.ts'
import type { Problem } from './yaml/problem.ts'
import { readYaml } from './yaml/read.ts'
import type { Token } from './yaml/token.ts'

/** A frontmatter that reads as a map, or the refusal with all that is known of its place. */
export type Frontmatter = { ok: true; parts: Parts; map: MapNode } | FrontmatterRefusal

export type FrontmatterRefusal =
  | { ok: false; reason: SplitRefusal }
  | { ok: false; reason: 'not-a-mapping'; parts: Parts; node: YamlNode | null }
  | { ok: false; reason: 'bad-yaml'; parts: Parts; problem: Problem; tokens: Token[] }

/** Reads the frontmatter of a document's text. */
export function readFrontmatter(text: string): Frontmatter {
  const split = splitDocument(text)
  if (!split.ok) return split
  const { parts } = split
  const yaml = readYaml(text, parts.yaml.from, parts.yaml.to)
  if (!yaml.ok) return { ok: false, reason: 'bad-yaml', parts, problem: yaml.problem, tokens: yaml.tokens }
  if (yaml.node?.kind !== 'map') return { ok: false, reason: 'not-a-mapping', parts, node: yaml.node }
  return { ok: true, parts, map: yaml.node }
}

/**
 * How far a text reads, to tell whether an edit helped: 0 to 2 by how much of the document there is, and then
 * how many characters are left after the place where the YAML stops.
 */
export function readsFurther(before: string, after: string): boolean {
  const a = progress(before)
  const b = progress(after)
  return b.stage > a.stage || (b.stage === a.stage && b.left < a.left)
}

function progress(text: string): { stage: number; left: number } {
  const read = readFrontmatter(text)
  if (read.ok) return { stage: 4, left: 0 }
  switch (read.reason) {
    case 'missing-frontmatter':
      return { stage: 0, left: text.length }
    case 'unclosed-frontmatter':
      return { stage: 1, left: text.length }
    case 'bad-yaml':
      return { stage: 2, left: read.parts.yaml.to - read.problem.from }
    case 'not-a-mapping':
      return { stage: 3, left: 0 }
    default:
      return read satisfies never
  }
}
