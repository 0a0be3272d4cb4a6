// Files in memory obey the rules of archives, and everything that is good is there.
import { describe, expect, test } from 'vitest'
import { FILE_BYTES } from './limits.ts'
import { MemorySource } from './memory.ts'

const faults = (source: MemorySource) => source.faults.map(fault => `${fault.kind} ${fault.path}`)
const paths = async (source: MemorySource) => (await source.entries()).map(entry => entry.path)

describe('what it gives', () => {
  const files = {
    'b/SKILL.md': 'é',
    'b/run.sh': Uint8Array.of(0, 255),
    'a/skill.md': '',
    'b/link': { symlink: 'run.sh' },
    'README.md': '',
  }
  const open = () => new MemorySource(files)

  test('entries, sorted, with their sizes in bytes', async () => {
    expect(await open().entries()).toEqual([
      { path: 'README.md', kind: 'file', size: 0 },
      { path: 'a/skill.md', kind: 'file', size: 0 },
      { path: 'b/SKILL.md', kind: 'file', size: 2 },
      { path: 'b/link', kind: 'symlink', size: 0, target: 'run.sh' },
      { path: 'b/run.sh', kind: 'file', size: 2 },
    ])
  })

  test('skill roots', async () => {
    expect(await open().list()).toEqual(['a', 'b'])
  })

  test('bytes', async () => {
    expect(await open().read('b/SKILL.md')).toEqual(new TextEncoder().encode('é'))
    expect(await open().read('b/run.sh')).toEqual(Uint8Array.of(0, 255))
    expect(await new MemorySource({ a: Buffer.from('x') }).read('a')).toStrictEqual(Uint8Array.of(0x78))
  })

  test.each(['c', 'b', 'b/link', '', 'toString', '__proto__'])('%j is no file', async path => {
    await expect(open().read(path)).rejects.toThrow(`There is no file \`${path}\` here.`)
  })

  test('a link is told, and not followed', () => {
    expect(open().faults).toMatchObject([
      { kind: 'entry-symlink', path: 'b/link', origin: 'source', from: 0, to: 0 },
    ])
  })
})

describe('skill roots', () => {
  test.each([
    [{ 'SKILL.md': '' }, ['']],
    [{ 'skill.md': '' }, ['']],
    [{ 'x/SKILL.md': '', 'x/skill.md': '' }, ['x']],
    [{ 'x/SKILL.md': '', 'x/y/SKILL.md': '' }, ['x', 'x/y']],
    [{ 'b/SKILL.md': '', 'B/SKILL.md': '', 'a/SKILL.md': '' }, ['B', 'a', 'b']],
    [{ 'x/Skill.md': '', 'x/SKILL.MD': '', 'x/NOTSKILL.md': '', 'SKILL.md/x': '' }, []],
    [{ 'x/SKILL.md': { symlink: '../y.md' } }, []],
    [{}, []],
  ])('of %j are %j', async (files, roots) => {
    expect(await new MemorySource(files).list()).toEqual(roots)
  })
})

test('what is invisible in a name is spelt out', () => {
  const [fault] = new MemorySource({ 'a\u001b[2J': '' }).faults
  expect(fault?.message).toContain('`a<U+001B>[2J` holds escape (U+001B)')
})

describe('what it leaves out', () => {
  test('a bad path, and nothing else', async () => {
    const source = new MemorySource({ '../a': '', '/b': '', 'c\\d': '', good: '' })
    expect(faults(source)).toEqual([
      'entry-path-escapes ../a',
      'entry-path-absolute /b',
      'entry-path-backslash c\\d',
    ])
    expect(await paths(source)).toEqual(['good'])
  })

  test('a prototype by its name', async () => {
    const source = new MemorySource(JSON.parse('{"__proto__": "x", "good": ""}'))
    expect(faults(source)).toEqual(['entry-name-bad __proto__'])
    expect(await paths(source)).toEqual(['good'])
  })

  test('what lies under a file', async () => {
    const source = new MemorySource({ a: 'text', 'a/b': '', 'a/b/c': '' })
    expect(faults(source)).toEqual(['entry-under-file a/b', 'entry-under-file a/b/c'])
    expect(await paths(source)).toEqual(['a'])
    await expect(source.read('a/b')).rejects.toThrow()
  })

  test('what a system leaves behind, without a word', async () => {
    const source = new MemorySource({ '__MACOSX/x': '', 'a/.DS_Store': '' })
    expect(source.faults).toEqual([])
    expect(await paths(source)).toEqual([])
  })

  test('a file of more than 10 MiB', async () => {
    const source = new MemorySource({
      most: new Uint8Array(FILE_BYTES),
      more: new Uint8Array(FILE_BYTES + 1),
    })
    expect(source.faults).toMatchObject([{ kind: 'entry-too-large', path: 'more' }])
    expect(source.faults[0]?.message).toBe(
      '`more` has 10.1 MiB; at most 10 MiB of one file are read, so it is left out.',
    )
    expect(await paths(source)).toEqual(['most'])
  })

  test('a link whose target is longer than any path', async () => {
    const source = new MemorySource({
      most: { symlink: 'x'.repeat(4096) },
      more: { symlink: 'ü'.repeat(2049) },
    })
    expect(faults(source)).toEqual(['entry-symlink most', 'entry-too-large more'])
    expect(await paths(source)).toEqual(['most'])
  })

  test('what is beyond 64 MiB in all', async () => {
    const ten = new Uint8Array(FILE_BYTES)
    const source = new MemorySource({
      a: ten,
      b: ten,
      c: ten,
      d: ten,
      e: ten,
      f: ten,
      g: ten,
      h: ten,
      small: 'x',
    })
    expect(faults(source)).toEqual(['source-too-large '])
    expect(source.faults[0]?.message).toContain('At most 64 MiB are kept in all, so 2 files are left out.')
    expect(await paths(source)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'small'])
  })

  test('entries beyond 20,000', async () => {
    const source = new MemorySource(
      Object.fromEntries(Array.from({ length: 20_001 }, (_, n) => [`f${n}`, ''])),
    )
    expect(faults(source)).toEqual(['source-too-many-entries '])
    expect(source.faults[0]?.message).toContain('20,000')
    expect(await paths(source)).toHaveLength(20_000)
  })
})
