// A link holds the text files, and gives them back as a stranger's work.
import { expect, test } from 'vitest'
import { textFile, textOf, workOf } from '../store/work.ts'
import { secretsIn } from './secrets.ts'
import { fromShared, toShared } from './shared.ts'

const work = workOf(
  [
    textFile('s/SKILL.md', 'text'),
    textFile('s/a.md', 'a'),
    { path: 's/x.bin', kind: 'bytes', bytes: Uint8Array.from([0]), executable: false },
  ],
  { answer: '{}', open: 's/a.md' },
)

test('there and back', () => {
  const shared = toShared(work, 'resolve')
  expect(shared.omitted).toEqual(['s/x.bin'])
  const back = fromShared(shared)
  expect(back.pane).toBe('resolve')
  expect(back.work).toMatchObject({ answer: '{}', open: 's/a.md', origin: 'link' })
  expect([...back.work.files.values()].map(textOf)).toEqual(['text', 'a'])
})

test('what names nothing that is here is left out', () => {
  const back = fromShared({ files: { 'SKILL.md': '' }, omitted: [], answer: '', pane: 'gone', open: 'gone' })
  expect([back.pane, back.work.open]).toEqual(['faults', 'SKILL.md'])
})

test('a secret is named by its place and kind, never by itself', () => {
  const token = `ghp_${'a1B2'.repeat(10)}`
  const found = secretsIn({
    files: { 'SKILL.md': `\n${token}\n${token}` },
    omitted: [],
    answer: '',
    pane: '',
  })
  expect(found).toEqual([{ where: 'SKILL.md', what: 'line 2 looks like a token of GitHub' }])
})
