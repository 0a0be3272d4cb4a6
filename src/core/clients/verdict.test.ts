// What the words of a verdict mean.
import { expect, it } from 'vitest'
import { loads, usable, type VerdictWord, wordFor } from './verdict.ts'

it.each<[VerdictWord, string, boolean, boolean]>([
  ['load', 'loads', true, true],
  ['load-warn', 'loads with a warning', true, true],
  ['load-slash-only', 'can be called, is not offered', false, true],
  ['skip-msg', 'skipped, and told', false, false],
  ['skip-log', 'skipped, in a log', false, false],
  ['skip-silent', 'skipped silently', false, false],
  ['skip-dirwide', 'takes its folder down with it', false, false],
  ['refuse', 'refused', false, false],
  ['unknown', 'not established', false, false],
])('%s: %s; the model is offered it: %s; it can be used: %s', (verdict, word, offered, used) => {
  expect([wordFor({ verdict, changes: [] }), loads(verdict), usable(verdict)]).toEqual([word, offered, used])
})

it('tells of a change where it loads, and of no change elsewhere', () => {
  expect(wordFor({ verdict: 'load', changes: ['It is cut.'] })).toBe('loads, changed')
  expect(wordFor({ verdict: 'load-warn', changes: ['It is cut.'] })).toBe('loads with a warning')
})
