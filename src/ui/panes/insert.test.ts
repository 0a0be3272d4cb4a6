// What a pane inserts stands where it belongs, with the document's own line ends.
import { expect, test } from 'vitest'
import type { Edit } from '../../core/fault/fault.ts'
import { addToFrontmatter, appendBlock } from './insert.ts'

const applied = (text: string, { from, to, insert }: Edit) => text.slice(0, from) + insert + text.slice(to)

test.each([
  ['', 'x\ny\n'],
  ['a', 'a\n\nx\ny\n'],
  ['a\n\n\n', 'a\n\nx\ny\n'],
  ['a\r\nb\r\n', 'a\r\nb\r\n\r\nx\r\ny\r\n'],
])('a block after %j', (text, after) => expect(applied(text, appendBlock('p', text, 'x\ny'))).toBe(after))

test.each([
  ['---\nname: a\n---\nbody', '---\nname: a\nk: v\n---\nbody'],
  ['\ufeff---\r\nname: a\r\n---\r\n', '\ufeff---\r\nname: a\r\nk: v\r\n---\r\n'],
  ['body', '---\nk: v\n---\n\nbody'],
  ['---\nname: a\n', '---\nk: v\n---\n\n---\nname: a\n'],
  ['', '---\nk: v\n---\n\n'],
])('a line in the frontmatter of %j', (text, after) =>
  expect(applied(text, addToFrontmatter('p', text, 'k: v'))).toBe(after),
)
