// What is written as a zip is read again as it was: paths, contents, executable bits, symlinks.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exportZip } from './export.ts'
import { openArchive } from './open.ts'
import type { WireFile } from './protocol.ts'

const never = new AbortController().signal
const read = async (files: readonly WireFile[], signal = never, progress = (_: number, __: number) => {}) =>
  openArchive(await exportZip(files), { progress, signal })

test('there and back', async () => {
  const files: WireFile[] = [
    { path: 'a/SKILL.md', kind: 'text', text: 'é\r\n', executable: false },
    { path: 'a/link', kind: 'symlink', target: 'SKILL.md' },
    { path: 'a/run.sh', kind: 'bytes', bytes: Uint8Array.from([35, 33]), executable: true },
  ]
  const { files: back, faults } = await read(files)
  expect(back).toEqual([
    { ...files[0], kind: 'bytes', text: undefined, bytes: new TextEncoder().encode('é\r\n') },
    files[1],
    files[2],
  ])
  expect(faults.map(fault => fault.kind)).toEqual(['entry-symlink'])
})

test('the same files give the same bytes', async () => {
  const files: WireFile[] = [{ path: 'SKILL.md', kind: 'text', text: 'x', executable: false }]
  expect(await exportZip(files)).toEqual(await exportZip(files))
})

test('progress ends at the total', async () => {
  const seen: [number, number][] = []
  const files = Array.from({ length: 100 }, (_, i): WireFile => {
    return { path: `f${i}.md`, kind: 'text', text: String(i), executable: false }
  })
  await read(files, never, (done, total) => seen.push([done, total]))
  expect(seen.length).toBeGreaterThan(1)
  expect(seen.at(-1)).toEqual([100, 100])
})

test('stopped, it gives what came so far and says so', async () => {
  const stop = new AbortController()
  const files = Array.from({ length: 100 }, (_, i): WireFile => {
    return { path: `f${i}.md`, kind: 'text', text: String(i), executable: false }
  })
  const opened = await read(files, stop.signal, () => stop.abort())
  expect(opened.files.length).toBeGreaterThan(0)
  expect(opened.files.length).toBeLessThan(100)
  expect(opened.faults.map(fault => fault.kind)).toEqual(['source-stopped'])
})

test('what is no zip is refused in words', async () => {
  await expect(
    openArchive(Uint8Array.from([1, 2, 3]), { progress: () => {}, signal: never }),
  ).rejects.toThrow(/zip/i)
})

test('any contents come back', async () => {
  const contents = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.uint8Array({ maxLength: 200 }), {
    maxKeys: 5,
  })
  await fc.assert(
    fc.asyncProperty(contents, fc.boolean(), async (given, executable) => {
      const files = Object.entries(given)
        .map(
          ([path, bytes]): WireFile => ({ path, kind: 'bytes', bytes: Uint8Array.from(bytes), executable }),
        )
        .sort((a, b) => (a.path < b.path ? -1 : 1))
      fc.pre(files.length > 0)
      expect((await read(files)).files).toEqual(files)
    }),
    { numRuns: 30 },
  )
})
