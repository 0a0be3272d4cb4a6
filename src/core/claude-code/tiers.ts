// What of a skill is in the context when: at the start, when it is invoked, on demand, after a compaction.
import { codePointLength } from '../document/text.ts'
import { aboutTokens } from '../document/tokens.ts'
import { listing } from './listing.ts'
import type { Skill } from './skill.ts'

/** Of each skill's text this many tokens survive a compaction, and this many of all skills together. */
export const compaction = { tokensEach: 5_000, tokensTogether: 25_000 } as const

export type Tier = {
  when: 'start' | 'invoked' | 'on demand' | 'after compaction'
  what: string
  /** Code points, or bytes for files that only their size is known of. */
  size: number
  unit: 'characters' | 'bytes'
  /** About how many tokens. */
  tokens: number
}

/** The three tiers of one skill and what a compaction leaves. `text` is what its invocation puts in; `files` stand beside it. */
export function tiers(skill: Skill, text: string, files: readonly { path: string; size: number }[]): Tier[] {
  const line = listing([skill], { override: Number.MAX_SAFE_INTEGER }).lines.join('\n')
  const characters = codePointLength(text)
  const kept = Math.min(characters, compaction.tokensEach * 4)
  const bytes = files.reduce((sum, file) => sum + file.size, 0)
  return [
    {
      when: 'start',
      what: line === '' ? 'Nothing: the model is not told of it.' : 'Its line in the listing.',
      size: codePointLength(line),
      unit: 'characters',
      tokens: aboutTokens(line),
    },
    {
      when: 'invoked',
      what: 'Its text, as one message that stays for the session.',
      size: characters,
      unit: 'characters',
      tokens: aboutTokens(text),
    },
    {
      when: 'on demand',
      what: filesWords(files.length),
      size: bytes,
      unit: 'bytes',
      tokens: Math.ceil(bytes / 4),
    },
    {
      when: 'after compaction',
      what:
        kept < characters
          ? 'The first 5,000 tokens of its last invocation; the listing is not sent again.'
          : 'Its last invocation, while all skills together stay below 25,000 tokens; the listing is not sent again.',
      size: kept,
      unit: 'characters',
      tokens: Math.ceil(kept / 4),
    },
  ]
}

function filesWords(count: number): string {
  if (count === 0) return 'No further files.'
  return count === 1 ? 'One file, when the model reads it.' : `${count} files, each when the model reads it.`
}
