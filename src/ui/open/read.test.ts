// A folder from the disk obeys the limits of an archive, and can be stopped.
import { expect, test } from 'vitest'
import { FILE_BYTES } from '../../core/source/limits.ts'
import type { Incoming } from './incoming.ts'
import { readFolder } from './read.ts'

const incoming = (path: string, content: string): Incoming => ({ path, file: new File([content], path) })
const watch = { signal: new AbortController().signal, onProgress: () => {} }

test('the bytes are as they were', async () => {
  const { files, faults } = await readFolder([incoming('a/SKILL.md', 'é\r\n')], watch)
  expect(files).toEqual([
    { path: 'a/SKILL.md', kind: 'bytes', bytes: new TextEncoder().encode('é\r\n'), executable: false },
  ])
  expect(faults).toEqual([])
})

test('a file beyond the limit is never read, and the rest is', async () => {
  // The size is what the disk says; the content must not be asked for.
  const large = {
    size: FILE_BYTES + 1,
    arrayBuffer: () => Promise.reject(new Error('it was read')),
  } as unknown as File
  const { files, faults } = await readFolder(
    [{ path: 'large.bin', file: large }, incoming('a.md', 'a')],
    watch,
  )
  expect(files.map(file => file.path)).toEqual(['a.md'])
  expect(faults.map(fault => fault.kind)).toEqual(['entry-too-large'])
})

test('two names that are one on other systems are a fault', async () => {
  const { faults } = await readFolder([incoming('a.md', ''), incoming('A.md', '')], watch)
  expect(faults.map(fault => fault.kind)).toEqual(['entry-case-collision'])
})

test('stopped, it gives what came so far and says so', async () => {
  const stop = new AbortController()
  const all = Array.from({ length: 50 }, (_, i) => incoming(`f${i}.md`, ''))
  const { files, faults } = await readFolder(all, { signal: stop.signal, onProgress: () => stop.abort() })
  expect(files).toHaveLength(1)
  expect(faults.map(fault => fault.kind)).toEqual(['source-stopped'])
})
