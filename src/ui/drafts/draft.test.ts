// A draft comes back as it was stored, and anything else does not come back at all.
import { expect, test } from 'vitest'
import { textFile, type Work, type WorkFile, workOf } from '../store/work.ts'
import { bytesOf, readDraft, readVersion, stored } from './draft.ts'

const files: WorkFile[] = [
  textFile('s/SKILL.md', '\ufeffé\r\n', true),
  { path: 's/a.bin', kind: 'bytes', bytes: Uint8Array.from([0, 255]), executable: false },
  { path: 's/link', kind: 'symlink', target: '../x' },
]
const work: Work = workOf(files, { answer: '{}', root: 's' })
const draft = { version: 1, id: 'one', savedAt: 5, back: null, work: stored(work) }

test('a draft comes back', () => {
  expect(readDraft(structuredClone(draft))).toEqual({ ...draft, work })
})

test('a version comes back', () => {
  const version = { version: 1, id: 3, savedAt: 5, bytes: bytesOf(work), title: 's', work: stored(work) }
  expect(readVersion(structuredClone(version))).toEqual({ ...version, work })
  expect(version.bytes).toBe(7 + 2 + 4)
})

const withFile = (file: unknown) => ({ ...draft, work: { ...draft.work, files: [file] } })

test.each([
  ['nothing', undefined],
  ['another version', { ...draft, version: 2 }],
  ['no id', { ...draft, id: 7 }],
  ['no time', { ...draft, savedAt: 'now' }],
  ['no work', { ...draft, work: null }],
  ['no files', { ...draft, work: { ...draft.work, files: [] } }],
  ['a file that is no file', withFile(null)],
  ['a file without a kind', withFile({ path: 'a' })],
  ['a text that is none', withFile({ path: 'a', kind: 'text', text: 7 })],
  ['bytes that are none', withFile({ path: 'a', kind: 'bytes', bytes: [1] })],
  ['a path that climbs out', withFile({ path: '../a', kind: 'text', text: '' })],
])('%s is no draft', (_, value) => expect(readDraft(value)).toBeNull())

test('an open file that is not there is another', () => {
  const moved = { ...draft, work: { ...draft.work, open: 'gone', root: 7, answer: null, origin: 'odd' } }
  expect(readDraft(moved)?.work).toMatchObject({ open: 's/SKILL.md', root: null, answer: '', origin: 'own' })
})
