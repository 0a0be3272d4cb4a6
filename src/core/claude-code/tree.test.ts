// A source as a tree: its directories and files, and where symlinks lead.
import { describe, expect, it } from 'vitest'
import { MemorySource } from '../source/memory.ts'
import { climb, join, segments, treeOf } from './tree.ts'

const tree = (files: ConstructorParameters<typeof MemorySource>[0]) => treeOf(new MemorySource(files))

describe('a tree', () => {
  const files = {
    'b/y.md': 'x',
    'b/x.md': 'x',
    'a/deep/z.md': 'x',
    'top.md': 'x',
    file: { symlink: 'b/x.md' },
    dir: { symlink: './a' },
    'a/back': { symlink: '../b' },
    out: { symlink: '../elsewhere' },
    absolute: { symlink: '/b' },
    dead: { symlink: 'nowhere' },
    loop: { symlink: 'loop' },
  }

  it.each([
    ['', ['a', 'b', 'dir'], ['file', 'top.md']],
    ['a', ['back', 'deep'], []],
    ['b', [], ['x.md', 'y.md']],
    ['dir/back', [], ['x.md', 'y.md']],
    ['top.md', [], []],
    ['nowhere', [], []],
    ['out', [], []],
  ])('has in %j the directories %j and the files %j', async (path, directories, names) => {
    const read = await tree(files)
    expect([read.directories(path), read.files(path)]).toEqual([directories, names])
  })

  it.each([
    ['', ''],
    ['a/./deep//z.md', 'a/deep/z.md'],
    ['dir/deep/z.md', 'a/deep/z.md'],
    ['dir/back/x.md', 'b/x.md'],
    ['file', 'b/x.md'],
    ['out', null],
    ['absolute', null],
    ['absolute/x.md', null],
    ['dead', null],
    ['loop', null],
    ['loop/x', null],
    ['a/nothing', null],
    ['top.md/x', null],
  ])('has %j at %j', async (path, real) => {
    expect((await tree(files)).real(path)).toBe(real)
  })

  it('sorts by name, though paths are sorted by their slashes as well', async () => {
    const read = await tree({ 'a-b/x.md': 'x', 'a/y.md': 'x' })
    expect(read.directories('')).toEqual(['a', 'a-b'])
  })

  it('follows 16 symlinks, and no more', async () => {
    const chain = (length: number) =>
      Object.fromEntries([
        ['0', 'x' as const],
        ...Array.from({ length }, (_, at) => [`${at + 1}`, { symlink: `${at}` }] as const),
      ])
    expect((await tree(chain(16))).real('16')).toBe('0')
    expect((await tree(chain(17))).real('17')).toBeNull()
  })
})

it.each([
  [['a', 'b/c'], 'a/b/c'],
  [['', 'a', ''], 'a'],
  [['', ''], ''],
])('joined, %j are %j', (parts, path) => {
  expect(join(...parts)).toBe(path)
})

it.each([
  ['/a//./b/', ['a', 'b']],
  ['..', ['..']],
  ['', []],
])('the segments of %j', (path, names) => {
  expect(segments(path)).toEqual(names)
})

it.each([
  ['a/b', 'c', 'a/b/c'],
  ['a/b', '../c', 'a/c'],
  ['a/b', './../..', ''],
  ['a/b', '../../..', null],
  ['', 'c/', 'c'],
  ['a', '/c', null],
])('from %j, %j is %j', (directory, path, expected) => {
  expect(climb(directory, path)).toBe(expected)
})
