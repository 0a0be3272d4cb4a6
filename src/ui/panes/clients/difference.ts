// The lines that differ between two texts, as replacements of the first.

type Replacement = { from: number; to: number; insert: string }

/**
 * Replacements of whole lines that turn one text into the other. Lines that both have, in order, stay; they are
 * found by walking both with a look-ahead, which is enough for what a mend changes and linear in the texts.
 */
export function differenceOf(before: string, after: string): Replacement[] {
  const old = linesOf(before)
  const now = linesOf(after)
  const edits: Replacement[] = []
  let offset = 0
  let i = 0
  let j = 0
  while (i < old.length || j < now.length) {
    if (old[i] === now[j]) {
      offset += old[i]?.length ?? 0
      i++
      j++
      continue
    }
    const { gone, come } = nextCommon(old, now, i, j)
    const to = offset + old.slice(i, i + gone).join('').length
    edits.push({ from: offset, to, insert: now.slice(j, j + come).join('') })
    offset = to
    i += gone
    j += come
  }
  return edits
}

const lookAhead = 40

/** How many lines of each are passed until both stand at the same line again. */
function nextCommon(old: readonly string[], now: readonly string[], i: number, j: number) {
  for (let distance = 1; distance <= lookAhead; distance++) {
    for (let gone = 0; gone <= distance; gone++) {
      const come = distance - gone
      if (i + gone < old.length && j + come < now.length && old[i + gone] === now[j + come])
        return { gone, come }
    }
  }
  return { gone: old.length - i, come: now.length - j }
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+$/g) ?? []
}
