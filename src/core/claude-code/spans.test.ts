// How pieces follow each other, and how parts of them are taken out.
import { describe, expect, it } from 'vitest'
import { inserted, kindsIn, type Piece, placed, replaced, type SpanKind } from './spans.ts'

const piece = (text: string, kind: SpanKind, at: number | null, written = text): Piece => ({
  text,
  kind,
  written,
  at,
  note: '',
  sure: 'D',
  eaten: null,
})

/** `ab`, nothing, `CD` put in for `$0`, `ef`: from the 10th unit of a document on. */
const spans = placed([
  piece('ab', 'body', 10),
  piece('', 'named', 12, '$n'),
  piece('CD', 'argument', 14, '$0'),
  piece('ef', 'body', 16),
])

const ranges = (...list: [number, number][]) => list.map(([from, to]) => ({ from, to }))

it('pieces are placed one after the other', () => {
  expect(spans.map(({ from, to, text }) => [from, to, text])).toEqual([
    [0, 2, 'ab'],
    [2, 2, ''],
    [2, 4, 'CD'],
    [4, 6, 'ef'],
  ])
})

describe('the kinds that ranges touch', () => {
  it.each<[[number, number][], SpanKind[][]]>([
    [[[0, 2]], [['body']]],
    [[[1, 3]], [['body', 'argument']]],
    [[[2, 4]], [['argument']]],
    [[[3, 5]], [['argument', 'body']]],
    [[[4, 6]], [['body']]],
    [
      [
        [0, 1],
        [1, 2],
        [3, 4],
      ],
      [['body'], ['body'], ['argument']],
    ],
    [
      [
        [0, 3],
        [3, 6],
      ],
      [
        ['body', 'argument'],
        ['argument', 'body'],
      ],
    ],
    [[[6, 7]], [[]]],
  ])('%j', (list, expected) => {
    expect(kindsIn(spans, ranges(...list)).map(kinds => [...kinds])).toEqual(expected)
  })
})

describe('what is put in the place of ranges', () => {
  const by = inserted('X', 'withheld', 'why', 'D')
  const ab = ['ab', 'body', 'ab', 10]
  const none = ['', 'named', '$n', 12]
  const cd = ['CD', 'argument', '$0', 14]
  const ef = ['ef', 'body', 'ef', 16]
  const x = ['X', 'withheld', null, null]

  it.each<[[number, number][], unknown[][]]>([
    [[], [ab, none, cd, ef]],
    [[[0, 6]], [x]],
    [[[0, 1]], [x, ['b', 'body', 'b', 11], none, cd, ef]],
    [[[1, 2]], [['a', 'body', 'a', 10], x, none, cd, ef]],
    [[[0, 2]], [x, none, cd, ef]],
    [[[2, 4]], [ab, none, x, ef]],
    [[[1, 5]], [['a', 'body', 'a', 10], x, ['f', 'body', 'f', 17]]],
    [[[3, 5]], [ab, none, ['C', 'argument', '$0', 14], x, ['f', 'body', 'f', 17]]],
    [
      [
        [0, 1],
        [1, 2],
      ],
      [x, x, none, cd, ef],
    ],
    [
      [
        [0, 3],
        [3, 6],
      ],
      [x, x],
    ],
    [
      [
        [1, 3],
        [5, 6],
      ],
      [['a', 'body', 'a', 10], x, ['D', 'argument', '$0', 14], ['e', 'body', 'e', 16], x],
    ],
  ])('%j', (list, expected) => {
    const done = replaced(spans, ranges(...list), by)
    expect(done.map(({ text, kind, written, at }) => [text, kind, written, at])).toEqual(expected)
    let end = 0
    for (const { from, to, text } of done) {
      expect([from, to]).toEqual([end, end + text.length])
      end = to
    }
  })

  it('has no place in the document where the piece had none', () => {
    const [, after] = replaced(placed([piece('abc', 'body', null)]), ranges([0, 1]), by)
    expect(after).toMatchObject({ text: 'bc', written: 'bc', at: null })
  })
})
