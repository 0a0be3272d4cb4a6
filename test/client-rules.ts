// States the rules of a client as documents and what comes of them; each client's test reads like its description.
import { describe, expect, it } from 'vitest'
import { judge } from '../src/core/clients/judge.ts'
import { placeOf } from '../src/core/clients/parts/place.ts'
import { loaders } from '../src/core/clients/table.ts'
import type { Verdict } from '../src/core/clients/verdict.ts'
import { marked } from './marked.ts'

/**
 * A rule in a sentence, a document, and the outcome: the word of the verdict, then, where it says so, the name
 * and the description that the client ends up with.
 */
export type Rule = [rule: string, document: string | Uint8Array, outcome: string]

/**
 * What a person is told: a document with « and » around the place that the verdict points at (none: it points
 * at none), the outcome as in a rule, and the verdict's sentence.
 */
export type Telling = [document: string, outcome: string, reason: string]

const body = '\n# Title\n\nDo the thing.\n'

/** A document with these lines as its frontmatter. */
export function head(...lines: string[]): string {
  return `---\n${lines.map(line => `${line}\n`).join('')}---\n${body}`
}

/** What every client loads, with these lines added to its frontmatter. */
export function also(...lines: string[]): string {
  return head('name: do-it', 'description: Does it.', ...lines)
}

/** A document with these lines as its frontmatter, and the opening fence as the place to look at. */
export function lacking(...lines: string[]): string {
  return head(...lines).replace('---', '«---»')
}

/** One test a rule. The skill's directory is `do-it`, its file `SKILL.md`, unless the rule's path says otherwise. */
export function rulesOf(client: string, rules: readonly Rule[], path = 'do-it/SKILL.md'): void {
  describe(`${client}, ${path}`, () => {
    it.each(rules)('%s', (_, document, outcome) => {
      const verdict = judged(client, path, document)
      expect(said(verdict, outcome), verdict.reason).toBe(outcome)
    })
  })
}

/** One test a telling: the word, the sentence and the place, to the letter. */
export function tellsOf(client: string, tellings: readonly Telling[], path = 'do-it/SKILL.md'): void {
  describe(`${client} on ${path} tells`, () => {
    it.each(tellings)('of %j: %s, %s', (document, outcome, reason) => {
      const { text, from, to } = marked(document)
      const verdict = judged(client, path, text)
      const { range } = verdict
      const shown =
        range && `${text.slice(0, range.from)}«${text.slice(range.from, range.to)}»${text.slice(range.to)}`
      expect([said(verdict, outcome), verdict.reason, shown]).toEqual([
        outcome,
        reason,
        from < 0 ? null : document,
      ])
      expect(range).toEqual(from < 0 ? null : { from, to })
    })
  })
}

function judged(client: string, path: string, document: string | Uint8Array): Verdict {
  const loader = loaders.find(({ id }) => id === client)
  if (!loader) throw new RangeError(client)
  const bytes = typeof document === 'string' ? new TextEncoder().encode(document) : document
  return judge(loader, placeOf(path, bytes))
}

/** A verdict as far as an outcome speaks of it. */
function said({ verdict, name, description }: Verdict, outcome: string): string {
  return outcome.includes(' ') ? `${verdict} ${name} | ${description}` : verdict
}
