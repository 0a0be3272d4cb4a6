// Tests the advice on allowed-tools.
import { expect, it } from 'vitest'
import { applyEdits } from '../fault/fix.ts'
import { advise } from './advice.ts'

const document = (tools: string) =>
  `---\nname: s\ndescription: Use when asked.\nallowed-tools:${tools}\n---\n`
const advice = (text: string) => advise({ text, path: 'SKILL.md', root: '' })

it('wants a list on one line, and writes it there', () => {
  const text = document('\n  - Read\n  - Bash(git:*)')
  const [fault, ...more] = advice(text)
  expect(more).toEqual([])
  expect(fault?.kind).toBe('allowed-tools-not-text')
  expect(text.slice(fault?.from, fault?.to)).toMatch(/^- Read\n {2}- Bash\(git:\*\)/)
  expect(applyEdits(text, fault?.fix?.[0]?.edits ?? [])).toBe(document(' Read Bash(git:*)'))
})

it('writes nothing where a tool has a space, or where there is a map', () => {
  expect(advice(document('\n  - Bash(git add:*)')).map(fault => fault.fix)).toEqual([undefined])
  expect(advice(document('\n  Read: yes')).map(fault => fault.fix)).toEqual([undefined])
})

it.each([' Read Grep', ' "Read"', ''])('takes text: %j', tools => {
  expect(advice(document(tools))).toEqual([])
})
