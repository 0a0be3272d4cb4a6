// What is shown of an answer.
import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test('a short answer is shown whole, its call and its repair marked', () => {
  expect(
    excerpt('Sure: {"a": 1,} ok', [
      { kind: 'call', from: 6, to: 15 },
      { kind: 'repair', from: 13, to: 14 },
    ]),
  ).toEqual([
    { kind: 'text', text: 'Sure: ' },
    { kind: 'call', text: '{"a": 1' },
    { kind: 'repair', text: ',' },
    { kind: 'call', text: '}' },
    { kind: 'text', text: ' ok' },
  ])
})

test('of long text only what is near a call', () => {
  const text = `${'a'.repeat(1000)}{}${'b'.repeat(1000)}{}${'c'.repeat(1000)}`
  const shown = excerpt(text, [
    { kind: 'call', from: 1000, to: 1002 },
    { kind: 'call', from: 2002, to: 2004 },
  ])
  expect(shown.map(part => (part.kind === 'gap' ? part.length : part.text.length))).toEqual([
    840, 160, 2, 160, 680, 160, 2, 160, 840,
  ])
})

test('an answer without a call keeps its two ends, and an empty one nothing', () => {
  expect(excerpt('x'.repeat(1000), []).map(part => part.kind)).toEqual(['text', 'gap', 'text'])
  expect(excerpt('', [])).toEqual([])
})
