// Each skill gets what lies below its root, under the same paths, and nothing else.
import { expect, test } from 'vitest'
import { MemorySource } from './memory.ts'
import { splitSource } from './split.ts'

const source = new MemorySource({
  'SKILL.md': 'top',
  'a/SKILL.md': 'a',
  'a/b/SKILL.md': 'b',
  'a/b/c/text.md': 'c',
  'ab/text.md': '',
  'link/out': { symlink: '/etc' },
})

test('a source for each root, with what lies below it', async () => {
  const split = splitSource(source, await source.entries(), ['', 'a', 'a/b', 'none'])
  expect(split.map(({ root, entries }) => [root, ...entries.map(entry => entry.path)])).toEqual([
    ['', 'SKILL.md', 'a/SKILL.md', 'a/b/SKILL.md', 'a/b/c/text.md', 'ab/text.md', 'link/out'],
    ['a', 'a/SKILL.md', 'a/b/SKILL.md', 'a/b/c/text.md'],
    ['a/b', 'a/b/SKILL.md', 'a/b/c/text.md'],
    ['none'],
  ])
  for (const own of split) {
    expect(await own.source.list()).toEqual([own.root])
    expect(await own.source.entries()).toEqual(own.entries)
    // What the whole did wrong is no skill's fault.
    expect(own.source.faults).toEqual([])
  }
})

test('bytes are those of the whole', async () => {
  const [own] = splitSource(source, await source.entries(), ['a/b'])
  expect(await own?.source.read('a/b/SKILL.md')).toEqual(await source.read('a/b/SKILL.md'))
  await expect(own?.source.read('a/b')).rejects.toThrow('There is no file `a/b` here.')
})
