// Splits a document into its frontmatter and its body, where the specification's reference splits it.

type Range = { from: number; to: number }

/** The parts of a document, as UTF-16 offsets: `yaml` is what stands between the two fences. */
export type Parts = { opening: Range; yaml: Range; closing: Range; body: Range }

/** Why there is nothing to split: no `---` at the very start, or no second one. */
export type SplitRefusal = 'missing-frontmatter' | 'unclosed-frontmatter'

export type Split = { ok: true; parts: Parts } | { ok: false; reason: SplitRefusal }

/**
 * Splits at the first two occurrences of `---`, wherever the second one stands: in a value, in a comment, in a
 * longer row of hyphens. That is what the reference does; `isFenceLine` tells whether a person meant it.
 */
export function splitDocument(text: string): Split {
  if (!text.startsWith(FENCE)) return { ok: false, reason: 'missing-frontmatter' }
  const close = text.indexOf(FENCE, FENCE.length)
  if (close < 0) return { ok: false, reason: 'unclosed-frontmatter' }
  return {
    ok: true,
    parts: {
      opening: { from: 0, to: FENCE.length },
      yaml: { from: FENCE.length, to: close },
      closing: { from: close, to: close + FENCE.length },
      body: { from: close + FENCE.length, to: text.length },
    },
  }
}

/** Whether the three hyphens at `at` are alone on their line, but for white space after them. */
export function isFenceLine(text: string, at: number): boolean {
  const before = text.charAt(at - 1)
  if (at > 0 && before !== '\n' && before !== '\r') return false
  let end = at + FENCE.length
  while (text.charAt(end) === ' ' || text.charAt(end) === '\t') end++
  const after = text.charAt(end)
  return text.startsWith(FENCE, at) && (after === '' || after === '\n' || after === '\r')
}

const FENCE = '---'
