// What the strict reader had seen when it stopped: the token before, and the key whose value it was in.
import type { Problem } from '../yaml/problem.ts'
import type { ScalarToken, Token } from '../yaml/token.ts'

/** What the diagnosis of a problem has at hand. `limit` is the end of the frontmatter. */
export type Scene = { text: string; limit: number; tokens: Token[]; problem: Problem }

/** `previous` is the token that ended last before the place; `value` that token where it is the value of `key` or an item. */
export type Context = {
  previous: Token | undefined
  key: ScalarToken | undefined
  value: ScalarToken | undefined
}

/** Finds the context of an offset. */
export function contextAt(tokens: Token[], offset: number): Context {
  const before = tokens.filter(token => token.from < offset)
  const previous = before.at(-1)
  const sign = before.at(-2)?.kind
  const value = previous?.kind === 'scalar' && (sign === 'value' || sign === 'entry') ? previous : undefined
  return { previous, key: keyAt(before, value ? before.length - 2 : before.length - 1), value }
}

/** The key of the `:` at this index, where there is one. */
function keyAt(tokens: Token[], at: number): ScalarToken | undefined {
  const key = tokens[at]?.kind === 'value' ? tokens[at - 1] : undefined
  return key?.kind === 'scalar' ? key : undefined
}
