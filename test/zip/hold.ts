// Opens the archive of a fixture and holds it to its stated answer.
import { expect } from 'vitest'
import { ZipSource } from '../../src/core/source/zip.ts'
import type { ZipFixture } from './fixtures.ts'

/** Fails where a fault, a path or a content is not as the fixture says. */
export async function hold({ bytes, faults, shown, content }: ZipFixture): Promise<void> {
  const source = await ZipSource.open(bytes())
  expect(source.faults.map(fault => `${fault.kind} ${fault.path}`)).toEqual(faults)
  for (const fault of source.faults) expect(fault.message).toMatch(/^(?!.*(?:undefined|NaN)).*\.$/s)
  expect((await source.entries()).map(entry => entry.path)).toEqual(shown)
  for (const [path, text] of Object.entries(content ?? {})) {
    expect(new TextDecoder().decode(await source.read(path))).toBe(text)
  }
}
