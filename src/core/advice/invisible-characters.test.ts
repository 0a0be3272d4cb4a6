// Tests the warning of characters that nobody sees.
import { expect, it } from 'vitest'
import { applyEdits } from '../fault/fix.ts'
import { advise } from './advice.ts'

const advice = (text: string) => advise({ text, path: 'SKILL.md', root: '' })

it.each([
  ['a zero-width space', 'a\u200bb', 1, 'U+200B'],
  ['a joiner between Latin letters', '𝄞 x\u200dy', 4, 'U+200D'],
  ['an override', 'x\u202ey', 1, 'U+202E'],
  ['a direction mark in Latin text', 'x\u200fy', 1, 'U+200F'],
  ['an escape', 'x\u001b[31m', 1, 'U+001B'],
  ['a tag', 'x\u{e0041}', 1, 'U+E0041'],
  ['a byte order mark inside', 'x\ufeffy', 1, 'U+FEFF'],
  ['one in the frontmatter', '---\nname: s\u200b\ndescription: Use when asked.\n---\n', 11, 'U+200B'],
])('warns of %s', (_, text, from, code) => {
  expect(advice(text)).toMatchObject([
    { kind: 'invisible-characters', severity: 'warning', from, args: { codes: [code] } },
  ])
})

it('tells of all of them at once, and removes them', () => {
  const text = 'a\u200bb\u200bc\u{e0041}'
  const [fault, ...more] = advice(text)
  expect(more).toEqual([])
  expect(fault).toMatchObject({ args: { count: 3, codes: ['U+200B', 'U+E0041'] } })
  expect(fault?.also).toHaveLength(2)
  expect(applyEdits(text, fault?.fix?.[0]?.edits ?? [])).toBe('abc')
})

it.each([
  ['emoji', '👩‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['Persian', 'می‌خواهم \u200fx'],
  ['a byte order mark at the start', '\ufeff# Title'],
  ['tabs and line ends', 'a\tb\r\nc'],
  ['combining marks', 'e\u0301'],
])('is silent on %s', (_, text) => {
  expect(advice(text)).toEqual([])
})
