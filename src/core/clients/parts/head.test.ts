// The frontmatter as a person sees it: its fences, its end, and the lines of each key.
import { describe, expect, it } from 'vitest'
import { headOf, valueOfKey } from './head.ts'

/** The head in the document's own words. */
function seen(text: string) {
  const head = headOf(text)
  if (!head) return null
  const { open, close, end, prose, keys } = head
  return {
    open: [open.from, text.slice(open.from, open.to)],
    close: close && text.slice(close.from, close.to),
    end: text.slice(end),
    prose: prose === null ? null : text.slice(prose),
    keys: keys.map(key => [key.name, key.first, valueOfKey(text, key), text.slice(key.from, key.to)]),
  }
}

describe('sees a head in', () => {
  it.each([
    [
      '---\na: b\n---\nBody',
      { open: [0, '---'], close: '---', end: '---\nBody', prose: null, keys: [['a', 'b', 'b', 'a: b\n']] },
    ],
    [
      '\ufeff--- \r\n"a" : b\r\n  c\r\n\'d.e-f\':\r\n- g\r\n ----\r\n',
      {
        open: [1, '--- '],
        close: ' ----',
        end: ' ----\r\n',
        prose: null,
        keys: [
          ['a', 'b', 'b\r\n  c', '"a" : b\r\n  c\r\n'],
          ['d.e-f', '', '- g', "'d.e-f':\r\n- g\r\n"],
        ],
      },
    ],
    [
      '\n\ufeff \n----\n# note\na:b\n---\n',
      { open: [4, '----'], close: '---', end: '---\n', prose: '# note\na:b\n---\n', keys: [] },
    ],
    [
      '---\na: b\n\n# Title\n\nText.\n',
      {
        open: [0, '---'],
        close: null,
        end: '\n# Title\n\nText.\n',
        prose: null,
        keys: [['a', 'b', 'b', 'a: b\n']],
      },
    ],
    [
      '---\na: b\n#note\n# Title\nText.\n',
      {
        open: [0, '---'],
        close: null,
        end: '# Title\nText.\n',
        prose: null,
        keys: [['a', 'b', 'b\n#note', 'a: b\n#note\n']],
      },
    ],
    [
      '---\na: b\nText.\n---\nMore.\n',
      {
        open: [0, '---'],
        close: '---',
        end: '---\nMore.\n',
        prose: 'Text.\n---\nMore.\n',
        keys: [['a', 'b', 'b', 'a: b\n']],
      },
    ],
    [
      '---\na: b\n\nc: d\n---\n',
      {
        open: [0, '---'],
        close: '---',
        end: '---\n',
        prose: null,
        keys: [
          ['a', 'b', 'b', 'a: b\n\n'],
          ['c', 'd', 'd', 'c: d\n'],
        ],
      },
    ],
    [
      '---\na:\n b\n \t\nc: d\nx ---\n---\n',
      {
        open: [0, '---'],
        close: '---',
        end: '---\n',
        prose: 'x ---\n---\n',
        keys: [
          ['a', '', 'b', 'a:\n b\n \t\n'],
          ['c', 'd', 'd', 'c: d\n'],
        ],
      },
    ],
    ['---', { open: [0, '---'], close: null, end: '', prose: null, keys: [] }],
    ['---\na: b', { open: [0, '---'], close: null, end: '', prose: null, keys: [['a', 'b', 'b', 'a: b']] }],
  ])('%j', (text, head) => {
    expect(seen(text)).toEqual(head)
  })
  it.each(['', '\n', 'Text.\n---\na: b\n---\n', '--\n', '---x\na: b\n---\n', 'x ---\na: b\n---\n'])(
    'but none in %j',
    text => {
      expect(seen(text)).toBeNull()
    },
  )
})
