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

const name = (code: number) => `U+${code.toString(16).toUpperCase().padStart(4, '0')}`

it.each([
  0x00, 0x08, 0x0b, 0x0c, 0x0e, 0x1f, 0x7f, 0x80, 0x9f, 0xad, 0x061c, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e,
  0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2060, 0x2064, 0x2066, 0x2069, 0x206a, 0x206f, 0xfeff,
  0xfff9, 0xfffb, 0xe0001, 0xe0020, 0xe007f,
])('warns of %i between two letters', code => {
  expect(advice(`a${String.fromCodePoint(code)}b`)).toMatchObject([{ args: { codes: [name(code)] } }])
})

it.each([0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x2066, 0x2067, 0x2068, 0x2069])(
  'is silent on the direction mark %i beside Hebrew',
  code => expect(advice(`a${String.fromCodePoint(code)}b שלום`)).toEqual([]),
)

it.each([0x202d, 0x202e, 0x200b, 0x206a])('warns of %i beside Hebrew too', code => {
  expect(advice(`a${String.fromCodePoint(code)}b שלום`)).toMatchObject([{ args: { codes: [name(code)] } }])
})

it.each([
  ['\u200d', true],
  ['a\u200d', true],
  ['\u200da', true],
  ['ɏ\u200da', true],
  ['ɐ\u200da', false],
  ['a\u200dɐ', false],
  ['😀\u200d😀', false],
])('a joiner in %j: %j', (text, warned) => {
  expect(advice(text).length > 0).toBe(warned)
})

it.each([
  ['🏴\u{e0067}\u{e0062}\u{e007f}', []],
  ['🏴\u{e0067}\u{e0062}\u{e007f} \u{e0041}', ['U+E0041']],
  ['\u{e0067}🏴', ['U+E0067']],
  [`🏴${'\u{e0067}'.repeat(8)}`, ['U+E0067']],
])('tags are for flags alone: %j', (text, codes) => {
  expect(advice(text).flatMap(({ args }) => args.codes)).toEqual(codes)
})

it('leaves to the frontmatter what YAML forbids there', () => {
  const text = '---\nname: s\u0007\u007f\u0080\ndescription: Use when asked.\n---\n\u0007\u007f'
  expect(advice(text)).toMatchObject([{ args: { codes: ['U+0080', 'U+0007', 'U+007F'] } }])
})

it('says one or many', () => {
  expect(advice('a\u200bb')).toMatchObject([
    {
      message: expect.stringMatching(/^A character here is invisible .* Remove it,/),
      fix: [{ title: 'Remove it' }],
    },
  ])
  expect(advice('a\u200bb\u200b')).toMatchObject([
    {
      from: 1,
      also: [{ from: 3, to: 4 }],
      message: expect.stringMatching(/^2 characters are invisible .* Remove them,/),
      fix: [{ title: 'Remove them all' }],
    },
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
