// Tests the advice on the lines of a body.
import { expect, it } from 'vitest'
import { advise } from './advice.ts'

const document = (lines: number) =>
  `---\nname: s\ndescription: Use when asked.\n---\n\n${'a\n'.repeat(lines - 1)}last\n\n`
const advice = (text: string) => advise({ text, path: 'SKILL.md', root: '' })

it('marks the first line past 500', () => {
  const text = document(501)
  const [fault, ...more] = advice(text)
  expect(more).toEqual([])
  expect(fault).toMatchObject({ kind: 'body-too-long', severity: 'info', args: { lines: 501 } })
  expect(text.slice(fault?.from, fault?.to)).toBe('last')
})

it('takes 500 lines, blank lines around them not counted', () => {
  expect(advice(document(500))).toEqual([])
})

it('counts CRLF lines alike', () => {
  expect(advice(document(501).replaceAll('\n', '\r\n'))).toMatchObject([{ args: { lines: 501 } }])
})
