// States the rules of a client as documents and what comes of them; each client's test reads like its description.
import { describe, expect, it } from 'vitest'
import { verdictsOf } from '../src/core/clients/clients.ts'
import { placeOf } from '../src/core/clients/parts/place.ts'

/**
 * A rule in a sentence, a document, and the outcome: the word of the verdict, then, where it says so, the name
 * and the description that the client ends up with.
 */
export type Rule = [rule: string, document: string | Uint8Array, outcome: string]

const body = '\n# Title\n\nDo the thing.\n'

/** A document with these lines as its frontmatter. */
export function head(...lines: string[]): string {
  return `---\n${lines.map(line => `${line}\n`).join('')}---\n${body}`
}

/** One test a rule. The skill's directory is `do-it`, its file `SKILL.md`, unless the rule's path says otherwise. */
export function rulesOf(client: string, rules: readonly Rule[], path = 'do-it/SKILL.md'): void {
  describe(`${client}, ${path}`, () => {
    it.each(rules)('%s', (_, document, outcome) => {
      const bytes = typeof document === 'string' ? new TextEncoder().encode(document) : document
      const verdict = verdictsOf(placeOf(path, bytes)).find(each => each.client === client)
      const full = `${verdict?.verdict} ${verdict?.name} | ${verdict?.description}`
      expect(outcome.includes(' ') ? full : verdict?.verdict, verdict?.reason).toBe(outcome)
    })
  })
}
