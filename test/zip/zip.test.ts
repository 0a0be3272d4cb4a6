// Every hostile archive gets its stated answer, and the rest of it is still shown.
import { expect, test } from 'vitest'
import { SourceRefused } from '../../src/core/source/refused.ts'
import { ZipSource } from '../../src/core/source/zip.ts'
import { fixtures } from './fixtures.ts'
import { bytesOf, zip } from './writer.ts'

test.each(fixtures)('$name', async ({ bytes, faults, shown, content }) => {
  const source = await ZipSource.open(bytes())
  expect(source.faults.map(fault => `${fault.kind} ${fault.path}`)).toEqual(faults)
  expect((await source.entries()).map(entry => entry.path)).toEqual(shown)
  for (const [path, text] of Object.entries(content ?? {})) {
    expect(new TextDecoder().decode(await source.read(path))).toBe(text)
  }
})

const one = zip([{ name: 'a/SKILL.md', content: 'text' }])

test.each([
  ['nothing', new Uint8Array(), 'not-a-zip'],
  ['a text', bytesOf('# A text, and long enough to hold the end of an archive'), 'not-a-zip'],
  ['an archive without its end', one.slice(0, -30), 'truncated'],
  ['an archive without its beginning', one.slice(60), 'truncated'],
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
