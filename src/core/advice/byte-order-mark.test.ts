// Tests the warning of a byte order mark that hides the head of a hard skill.
import { expect, it } from 'vitest'
import { applyEdits } from '../fault/fix.ts'
import { inspect } from '../inspect.ts'
import { MemorySource } from '../source/memory.ts'

const kinds = async (text: string) => {
  const { skills } = await inspect(new MemorySource({ 'SKILL.md': text }))
  return skills[0]?.faults ?? []
}

it('warns of one before a head, and removes it', async () => {
  const text = '\ufeff---\nskill: notes\n---\nText\n'
  const [fault, ...more] = await kinds(text)
  expect(more).toEqual([])
  expect(fault).toMatchObject({ kind: 'byte-order-mark', severity: 'warning', from: 0, to: 1 })
  expect(fault?.fix?.map(({ safety }) => safety)).toEqual(['safe'])
  const mended = applyEdits(text, fault?.fix?.[0]?.edits ?? [])
  expect(mended).toBe('---\nskill: notes\n---\nText\n')
  expect(await kinds(mended)).toEqual([])
})

it.each([
  [
    'an agent skill, of which its own format says it',
    '\ufeff---\nname: notes\nskill: notes\n---\nText\n',
    ['malformed'],
  ],
  ['one that hides no head', '\ufeffText\n\n```tool\nid: a\nrun: ls\n```\n', []],
  ['one inside', '---\nskill: notes\n---\nText\n', []],
])('is silent on %s', async (_, text, expected) => {
  const found = (await kinds(text)).map(({ kind }) => kind)
  expect(found.filter(kind => kind === 'byte-order-mark' || kind === 'malformed')).toEqual(expected)
})
