// One line of the listing: whole, cut, or the name alone.

/** One skill to be listed. `text` is the description with when to use it, not yet cut. */
export type Candidate = { name: string; text: string; bundled: boolean; score: number }

/** What one skill's entry became. Sizes in UTF-16 units, as the product counts. */
export type ListingEntry = {
  name: string
  line: string
  size: number
  /** `cut`: the text is longer than the cap or the share. `name-only`: the description is gone. */
  state: 'full' | 'cut' | 'name-only'
  score: number
}

/** `- name: text`, the text cut to `cap` UTF-16 units. Without a text, the name is all there is. */
export function fullEntry({ name, text, score }: Candidate, cap: number): ListingEntry {
  const kept = cutTo(text, cap)
  const line = `- ${name}: ${kept}`
  return { name, line, size: line.length, state: kept.length < text.length ? 'cut' : 'full', score }
}

/** `- name`. */
export function nameOnly({ name, score }: Candidate): ListingEntry {
  const line = `- ${name}`
  return { name, line, size: line.length, state: 'name-only', score }
}

/** The first units of a text; half a surrogate pair at the cut goes too. */
function cutTo(text: string, cap: number): string {
  if (text.length <= cap) return text
  const last = text.charCodeAt(cap - 1)
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? cap - 1 : cap)
}

/** The lines' sizes and a line end between each two. */
export function sizeOf(entries: readonly ListingEntry[]): number {
  return entries.reduce((sum, entry) => sum + entry.size, 0) + Math.max(0, entries.length - 1)
}
