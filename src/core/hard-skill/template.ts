// Reads one word of a run template into its parts, and puts values into them.

/** A stretch of a word: text that stands as it is, or a param. Offsets are relative to the word. */
export type Part = { from: number; to: number } & (
  | { text: string; param?: never }
  | { param: string; text?: never }
)

/** Whether a part is a param. */
export const isParam = (part: Part): part is Part & { param: string } => part.param !== undefined

/** A word of an argv, and the parts it was made from; a part that came from a param names it. */
export type Word = { text: string; parts: { text: string; param?: string }[] }

/** Whether a run can name a param so. */
export const isNameable = (param: string) => /^\w+$/.test(param)

const dollar = /\$(\$|[A-Za-z0-9_]+)/g

/** The parts of a word: `$$` is a dollar, `$` and a name is a param, a `$` before anything else is a dollar. */
export function partsOf(word: string): Part[] {
  const parts: Part[] = []
  let at = 0
  const literal = (from: number, to: number, text: string) => {
    const last = parts.at(-1)
    if (last?.text !== undefined) parts[parts.length - 1] = { from: last.from, to, text: last.text + text }
    else if (text !== '') parts.push({ from, to, text })
  }
  for (const match of word.matchAll(dollar)) {
    const end = match.index + match[0].length
    literal(at, match.index, word.slice(at, match.index))
    if (match[1] === '$' || match[1] === undefined) literal(match.index, end, '$')
    else parts.push({ from: match.index, to: end, param: match[1] })
    at = end
  }
  literal(at, word.length, word.slice(at))
  return parts
}

/** The words of a run as written: a line is split at white space, a list is one word an item. */
export function wordsOf(run: string | readonly string[]): string[] {
  return typeof run === 'string' ? run.trim().split(/\s+/) : [...run]
}

/** A value as it goes into a word: text as it is, anything else as JSON. */
export const asWordText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/** The argv of a run with these values. A value goes inside its word and never splits it. */
export function fill(run: string | readonly string[], values: ReadonlyMap<string, unknown>): Word[] {
  return wordsOf(run).map(word => {
    const parts = partsOf(word).map(part =>
      part.param === undefined
        ? { text: part.text }
        : { text: asWordText(values.get(part.param) ?? ''), param: part.param },
    )
    return { text: parts.map(part => part.text).join(''), parts }
  })
}
