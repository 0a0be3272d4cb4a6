// Work changes as a person means it, and what does not change stays the same object.
import { expect, test } from 'vitest'
import { editsNow, sizeOf, textFile, textOf, type WorkFile, withEdits, withText, workOf } from './work.ts'

const bytes = (path: string, ...content: number[]): WorkFile => ({
  path,
  kind: 'bytes',
  bytes: Uint8Array.from(content),
  executable: true,
})

test('the document is opened first, wherever it is', () => {
  expect(workOf([textFile('a.md', ''), textFile('z/SKILL.md', '')]).open).toBe('z/SKILL.md')
  expect(workOf([textFile('b.md', ''), textFile('a.md', '')]).open).toBe('a.md')
})

test('a byte order mark and CR are part of the text', () => {
  expect(textOf(bytes('SKILL.md', 0xef, 0xbb, 0xbf, 0x0d, 0x0a))).toBe('\ufeff\r\n')
})

test('what is not UTF-8, or holds NUL and is no Markdown, is not text', () => {
  expect(textOf(bytes('a.md', 0xff))).toBeNull()
  expect(textOf(bytes('a.bin', 0x61, 0))).toBeNull()
  expect(textOf(bytes('a.md', 0x61, 0))).toBe('a\0')
  expect(textOf({ path: 'l', kind: 'symlink', target: 'x' })).toBeNull()
  expect(textOf(undefined)).toBeNull()
})

test('a file that was not edited keeps its bytes', () => {
  const file = bytes('SKILL.md', 0x61)
  const files = new Map([['SKILL.md', file]])
  expect(withText(files, 'SKILL.md', 'a')).toBe(files)
  expect(withText(files, 'SKILL.md', 'b').get('SKILL.md')).toEqual(textFile('SKILL.md', 'b', true))
})

test('sizes are bytes', () => {
  expect(sizeOf(textFile('a', 'é'))).toBe(2)
  expect(sizeOf(bytes('a', 1, 2, 3))).toBe(3)
})

const edit = (from: number, to: number, insert: string) => ({ path: 'a', from, to, insert })

test('edits name their files', () => {
  const files = new Map([
    ['a', textFile('a', '1')],
    ['b', textFile('b', '2')],
  ])
  const after = withEdits(files, [edit(0, 1, 'one'), { path: 'c', from: 0, to: 0, insert: 'new' }])
  expect([...after.values()].map(textOf)).toEqual(['one', '2', 'new'])
  expect(after.get('b')).toBe(files.get('b'))
})

test('edits of an earlier text follow it, or are given up where it has changed', () => {
  const before = new Map([['a', textFile('a', 'one two')]])
  const now = new Map([['a', textFile('a', 'one or two')]])
  const edit = (from: number, to: number) => ({ path: 'a', from, to, insert: '' })
  expect(editsNow([edit(6, 7)], before, now)).toEqual([edit(9, 10)])
  expect(editsNow([edit(3, 5)], before, now)).toBeNull()
  expect(editsNow([edit(3, 5)], before, before)).toEqual([edit(3, 5)])
})
