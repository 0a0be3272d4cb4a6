// Archives that are dangerous by how much is in them, and thousands of broken ones: what takes seconds to try.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judgePath } from '../../src/core/source/path.ts'
import { SourceRefused } from '../../src/core/source/refused.ts'
import { ZipSource } from '../../src/core/source/zip.ts'
import { beside, skill, type ZipFixture } from './fixtures.ts'
import { hold } from './hold.ts'
import { concat, zip } from './writer.ts'

const megabyte = new Uint8Array(1 << 20)

const fixtures: ZipFixture[] = [
  {
    name: 'thousands of entries on one header',
    bytes: beside(Array.from({ length: 19_999 }, (_, n) => ({ name: `n/${n}`, sharesHeaderOf: 0 }))),
    faults: [...Array.from({ length: 1_000 }, (_, n) => `entry-overlaps n/${n}`), 'source-more-faults '],
    shown: [skill],
  },
  {
    name: '65,000 empty entries',
    bytes: beside(Array.from({ length: 65_000 }, (_, n) => ({ name: `n/${n}` }))),
    faults: ['source-too-many-entries '],
    shown: [skill, ...Array.from({ length: 19_999 }, (_, n) => `n/${n}`)].sort(),
  },
  {
    name: 'more than is kept',
    bytes: beside(Array.from({ length: 65 }, (_, n) => ({ name: `m/${100 + n}`, content: megabyte }))),
    faults: ['source-too-large '],
    shown: [skill, ...Array.from({ length: 63 }, (_, n) => `m/${100 + n}`)],
  },
]

test.each(fixtures)('$name', hold)

test('memory stays under three times what is kept', async () => {
  // Half of each file hardly compresses, so that what is packed is large too.
  const noise = Uint8Array.from({ length: megabyte.length / 2 }, (_, at) => (at * at * 31) >>> 7)
  const content = concat([noise, megabyte.subarray(noise.length)])
  const archive = zip(Array.from({ length: 60 }, (_, n) => ({ name: `m/${n}`, content })))
  const before = process.memoryUsage().arrayBuffers
  let most = 0
  const source = await ZipSource.open(archive, {
    onProgress: () => {
      most = Math.max(most, process.memoryUsage().arrayBuffers - before)
    },
  })
  const kept = (await source.entries()).reduce((sum, entry) => sum + entry.size, 0)
  expect(kept).toBe(60 * megabyte.length)
  expect(most).toBeLessThan(3 * kept)
})

describe('any bytes', () => {
  const base = zip([
    { name: 'good/SKILL.md', content: 'text '.repeat(30) },
    { name: 'good/', mode: 0o040755 },
    { name: 'good/link', content: 'SKILL.md', mode: 0o120777 },
    { name: 'good/a.bin', content: Uint8Array.of(1, 2, 3), method: 'stored' },
  ])

  test('are read or refused, and never give what was changed as if it were not', async () => {
    const change = fc.record({ at: fc.nat(base.length - 1), to: fc.nat(255) })
    const original = await ZipSource.open(base)
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), fc.nat(40), async (changes, cut) => {
        const bytes = base.slice(0, base.length - (cut > 30 ? cut : 0))
        for (const { at, to } of changes) if (at < bytes.length) bytes[at] = to
        const source = await ZipSource.open(bytes).catch((error: unknown) => {
          expect(error).toBeInstanceOf(SourceRefused)
          return null
        })
        for (const { path, kind, size } of (await source?.entries()) ?? []) {
          expect(judgePath(path)).toBeNull()
          if (kind === 'symlink') continue
          const content = (await source?.read(path)) ?? new Uint8Array()
          expect(content.length).toBe(size)
          if (path === 'good/SKILL.md') expect(content).toEqual(await original.read(path))
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test('that are no archive are refused', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async bytes => {
        await expect(ZipSource.open(bytes)).rejects.toBeInstanceOf(SourceRefused)
      }),
    )
  })
})
