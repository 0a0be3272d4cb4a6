// A rule of thumb for how many tokens a text costs.
import { codePointLength } from './text.ts'

/** Said wherever a number of tokens is shown. */
export const tokenRule = 'about one token for every 4 characters'

/**
 * About how many tokens a text costs: one for every 4 characters (code points), rounded up. An estimate;
 * the rate is the one at which Claude Code turns its listing's share of the context window into characters.
 */
export function aboutTokens(text: string): number {
  return Math.ceil(codePointLength(text) / 4)
}
