// Finds the word that a person probably meant.

/**
 * The candidate nearest to `word`, or `null` where none is near: a third of its letters, at least one, may be
 * wrong, missing, extra or swapped with their neighbour. Case and `-` against `_` do not count.
 */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  const plain = (text: string) => text.toLowerCase().replaceAll('-', '_')
  const allowed = Math.max(1, Math.floor(word.length / 3))
  let best: string | null = null
  let least = allowed + 1
  for (const candidate of candidates) {
    if (candidate === word || Math.abs(candidate.length - word.length) > allowed) continue
    if (word.length > LONGEST) continue
    const far = distance(plain(word), plain(candidate))
    if (far < least && far < word.length) {
      best = candidate
      least = far
    }
  }
  return best
}

/** Words beyond this many UTF-16 units are not compared: nobody mistypes them. */
const LONGEST = 64

/** Optimal string alignment: how many letters to change, add, drop or swap. */
function distance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1))
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      }
      row.push(cost)
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
