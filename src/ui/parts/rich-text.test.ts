// The project's own pages are read as what they are written as.
import { expect, test } from 'vitest'
import { readBlocks, readSpans } from './rich-text.ts'

test('headings, paragraphs, lists and code', () => {
  const page =
    '# Name\nTwo lines\nof text.\n\n- one\n- two\n  goes on\n\n1. first\n\n````markdown\n```tool\nid: a\n```\n````\nafter\n'
  expect(readBlocks(page)).toEqual([
    { kind: 'heading', level: 1, spans: [{ kind: 'text', text: 'Name' }] },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'Two lines of text.' }] },
    {
      kind: 'list',
      ordered: false,
      items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two goes on' }]],
    },
    { kind: 'list', ordered: true, items: [[{ kind: 'text', text: 'first' }]] },
    { kind: 'code', info: 'markdown', text: '```tool\nid: a\n```' },
    { kind: 'paragraph', spans: [{ kind: 'text', text: 'after' }] },
  ])
})

test('a fence that is not closed ends with the page', () => {
  expect(readBlocks('```\na')).toEqual([{ kind: 'code', info: '', text: 'a' }])
})

test('code, strong words and links in a line', () => {
  expect(readSpans('Put `name:` in **the first** [line](x.md).')).toEqual([
    { kind: 'text', text: 'Put ' },
    { kind: 'code', text: 'name:' },
    { kind: 'text', text: ' in ' },
    { kind: 'strong', text: 'the first' },
    { kind: 'text', text: ' ' },
    { kind: 'text', text: 'line' },
    { kind: 'text', text: '.' },
  ])
})
