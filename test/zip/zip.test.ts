// Every hostile archive gets its stated answer, and the rest of it is still shown.
import { describe, expect, test } from 'vitest'
import { SourceRefused } from '../../src/core/source/refused.ts'
import { zipOf } from '../../src/core/source/zip/write.ts'
import { ZipSource } from '../../src/core/source/zip.ts'
import { fixtures } from './fixtures.ts'
import { hold } from './hold.ts'
import { bytesOf, zip } from './writer.ts'

test.each(fixtures)('$name', hold)

const one = zip([{ name: 'a/SKILL.md', content: 'text' }])

/** The archive without this mark. */
function changed(archive: Uint8Array, mark: string): Uint8Array {
  const bytes = archive.slice()
  bytes[new TextDecoder('latin1').decode(bytes).indexOf(mark)] = 0
  return bytes
}

test.each([
  ['nothing', new Uint8Array(), 'not-a-zip'],
  ['a text', bytesOf('# A text, and long enough to hold the end of an archive'), 'not-a-zip'],
  ['an archive without its end', one.slice(0, -30), 'truncated'],
  ['an archive without its beginning', one.slice(60), 'truncated'],
  ['an archive whose list begins with something else', changed(one, 'PK\u0001\u0002'), 'truncated'],
  [
    'a large archive whose end record is no such',
    changed(zip([], { zip64: true }), 'PK\u0006\u0006'),
    'truncated',
  ],
  ['a part of several', zip([{ name: 'a' }], { disk: 1 }), 'split'],
  ['more than 50 MiB', new Uint8Array(50 * 1024 * 1024 + 1), 'too-large'],
])('%s is refused', async (_, bytes, reason) => {
  const refusal = await ZipSource.open(bytes).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(SourceRefused)
  expect(refusal).toMatchObject({ reason, message: expect.stringMatching(/^[A-Z].*\.$/) })
})

test('the refusal of a large archive names the limit', async () => {
  await expect(ZipSource.open(new Uint8Array(60 << 20))).rejects.toThrow('60 MiB; at most 50 MiB')
})

describe('reading', () => {
  const many = zip(Array.from({ length: 100 }, (_, n) => ({ name: `f${100 + n}`, content: `${n}` })))

  test('says how far it is, and waits for who hears it', async () => {
    const heard: string[] = []
    await ZipSource.open(many, {
      onProgress: async ({ done, total }) => {
        heard.push(`${done}/${total}`)
        await Promise.resolve()
        heard.push('went on')
      },
    })
    expect(heard).toEqual(['32/100', '64/100', '96/100', '100/100'].flatMap(far => [far, 'went on']))
  })

  test('says so more often where files are large', async () => {
    const large = zip(
      Array.from({ length: 4 }, (_, n) => ({ name: `f${n}`, content: new Uint8Array(1 << 20) })),
    )
    const heard: number[] = []
    await ZipSource.open(large, { onProgress: ({ done }) => void heard.push(done) })
    expect(heard).toEqual([1, 2, 3, 4, 4])
  })

  test('gives what came so far when it is stopped', async () => {
    const stop = new AbortController()
    const source = await ZipSource.open(many, {
      signal: stop.signal,
      onProgress: ({ done }) => {
        if (done === 64) stop.abort()
      },
    })
    expect(await source.entries()).toHaveLength(64)
    expect(source.faults.map(fault => fault.message)).toEqual([
      'Reading was stopped after 64 of 100 entries; what came so far is shown.',
    ])
  })

  test('keeps what may be run', async () => {
    const source = await ZipSource.open(
      zip([
        { name: 'run.sh', content: 'x', mode: 0o100755 },
        { name: 'text.md', content: 'x', mode: 0o100644 },
        { name: 'from-dos.sh', content: 'x', dosAttributes: 0x20 },
      ]),
    )
    expect((await source.entries()).map(entry => [entry.path, entry.executable ?? false])).toEqual([
      ['from-dos.sh', false],
      ['run.sh', true],
      ['text.md', false],
    ])
  })

  test('says where a link points', async () => {
    const source = await ZipSource.open(zip([{ name: 'a/link', content: '../b', mode: 0o120777 }]))
    expect(await source.entries()).toEqual([{ path: 'a/link', kind: 'symlink', size: 0, target: '../b' }])
  })

  test('keeps the one folder around everything, by which its skills are named', async () => {
    const names = ['repo-main/skills/one/SKILL.md', 'repo-main/skills/two/skill.md', 'repo-main/README.md']
    const source = await ZipSource.open(zip(names.map(name => ({ name }))))
    expect(await source.list()).toEqual(['repo-main/skills/one', 'repo-main/skills/two'])
  })

  test('holds no part of the archive', async () => {
    const archive = Buffer.from(zip([{ name: 'a', content: 'stored', method: 'stored' }]))
    const source = await ZipSource.open(archive)
    archive.fill(0)
    expect(new TextDecoder().decode(await source.read('a'))).toBe('stored')
  })

  test('does not depend on where in its buffer an archive lies', async () => {
    const room = new Uint8Array(many.length + 7)
    room.set(many, 7)
    const source = await ZipSource.open(room.subarray(7))
    expect(await source.entries()).toHaveLength(100)
    expect(source.faults).toEqual([])
    expect(await (await ZipSource.open(many.buffer)).entries()).toHaveLength(100)
  })
})

describe('writing', () => {
  const files = [
    { path: 'a/run.sh', content: '#!/bin/sh\n', executable: true },
    { path: 'a/SKILL.md', content: 'ü' },
    { path: 'a/logo.png', content: Uint8Array.of(0, 255, 0) },
  ]

  test('gives what reading takes', async () => {
    const source = await ZipSource.open(await zipOf(files))
    expect(source.faults).toEqual([])
    expect(await source.entries()).toEqual([
      { path: 'a/SKILL.md', kind: 'file', size: 2 },
      { path: 'a/logo.png', kind: 'file', size: 3 },
      { path: 'a/run.sh', kind: 'file', size: 10, executable: true },
    ])
    expect(await source.read('a/logo.png')).toEqual(Uint8Array.of(0, 255, 0))
  })

  test('gives the same bytes for the same files', async () => {
    expect(await zipOf(files)).toEqual(await zipOf([...files].reverse()))
  })
})
