// The tree shows each file once, under its folders, and only what is open.
import { expect, test } from 'vitest'
import { around, opened, rowsOf } from './tree.ts'

const paths = ['b/SKILL.md', 'a/x/deep.md', 'a/SKILL.md', 'top.md']
const shown = (open: (folder: string) => boolean) =>
  rowsOf(paths, open).map(row => `${row.depth} ${row.path}`)

test('folders come before files, each by name', () => {
  expect(shown(() => true)).toEqual([
    '0 a',
    '1 a/x',
    '2 a/x/deep.md',
    '1 a/SKILL.md',
    '0 b',
    '1 b/SKILL.md',
    '0 top.md',
  ])
})

test('a closed folder hides what is in it', () => {
  expect(shown(folder => folder === 'b')).toEqual(['0 a', '0 b', '1 b/SKILL.md', '0 top.md'])
})

test('a large tree opens only around the open file', () => {
  const many = Array.from({ length: 300 }, (_, i) => `d${i}/e/f.md`)
  expect(opened(many, 'd7/e/f.md')).toEqual(around('d7/e/f.md'))
  expect(opened(paths, 'top.md')).toEqual(new Set(['a', 'a/x', 'b']))
})
