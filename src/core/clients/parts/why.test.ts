// What a person is told where a client found no frontmatter, and at which place.
import { expect, it } from 'vitest'
import { marked } from '../../../../test/marked.ts'
import { whyNoFence } from './why.ts'

const spaces = 'Spaces stand around the opening `---`; write it alone on its line.'
const follows = 'Text follows the opening `---`; write it alone on its line.'
const nothing = 'The file does not start with `---`; this client finds no frontmatter in it.'
const blank = 'The file starts with an empty line; this client wants `---` as the very first line.'
const between = 'Nothing stands between the two fences.'
const inexact = 'The closing fence is not a line of exactly `---` with a line end.'
const never = 'The frontmatter is never closed by a line of `---`.'

it.each<[document: string, kind: 'none' | 'unclosed', reason: string]>([
  [
    '«\ufeff»---\nname: a\n---\n',
    'none',
    'A byte order mark stands before the first line; save the file without it.',
  ],
  ['«\n»---\nname: a\n---\n', 'none', blank],
  ['« \n\r\n»---\nname: a\n---\n', 'none', blank],
  ['«»', 'none', nothing],
  ['« »\n\n', 'none', nothing],
  ['«Do it.»\nDo it well.\n', 'none', nothing],
  ['«Do it. ---»\n', 'none', nothing],
  ['«--»\nname: a\n---\n', 'none', nothing],
  ['«-----»\nname: a\n---\n', 'none', 'The first line has 5 dashes; write exactly `---`.'],
  ['«--- »\nname: a\n---\n', 'none', spaces],
  ['« ---»\r\nname: a\r\n---\r\n', 'none', spaces],
  ['«--- yaml»\nname: a\n---\n', 'none', follows],
  ['«---- yaml»\nname: a\n---\n', 'none', follows],
  [
    '«---»\rname: a\r---\r',
    'none',
    'The lines end with CR alone; this client does not take those for line ends, so save the file with LF.',
  ],
  ['---\n«---»\n\nDo it.\n', 'none', between],
  ['---\r\n«---»\r\n', 'none', between],
  ['---\n\n«---»\n', 'none', between],
  ['---\nname: a\n« --- »\n', 'unclosed', inexact],
  ['---\r\nname: a\r\n«-----\t»\r\n', 'unclosed', inexact],
  ['---\na\n«---»', 'unclosed', inexact],
  ['«---»', 'unclosed', never],
  ['«---»\nname: a\n', 'unclosed', never],
  ['«---»\nname: a\n--\n---x\nx ---\nx---\n', 'unclosed', never],
])('of %j', (document, kind, reason) => {
  const { text, from, to } = marked(document)
  expect(whyNoFence(text)).toEqual({ kind, reason, span: { from, to } })
})
