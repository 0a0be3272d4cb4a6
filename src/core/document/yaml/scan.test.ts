// The tokens of a frontmatter: their places and columns, the comments behind them, and what is left where one stops.
import { expect, it } from 'vitest'
import { type Scan, scanYaml } from './scan.ts'

/** Each token with its offsets and column; `#` where a comment follows on its line, `~` where an empty line does. */
const outline = ({ tokens }: Scan) =>
  tokens.map(token => {
    const follows = token.kind === 'scalar' ? token.blankAfter && ' ~' : token.comment && ' #'
    const kind = token.kind === 'scalar' ? token.style : token.kind
    return `${kind} ${token.from}-${token.to} @${token.column}${follows || ''}`
  })

const key = (at: number, name: string, column = 0) => [`key ${at}-${at} @${column}`, name]
const aMap = ['map-start 0-0 @0', ...key(0, 'plain 0-1 @0'), 'value 1-2 @1']
const end = (at: number, column: number, closed = 1) => [
  ...Array.from({ length: closed }, () => `block-end ${at}-${at} @${column}`),
  `end ${at}-${at} @${column}`,
]

it.each<[string, string[]]>([
  ['', end(0, 0, 0)],
  ['a: b', [...aMap, 'plain 3-4 @3', ...end(4, 4)]],
  [
    'a:  # c\n  b\n\n',
    ['map-start 0-0 @0', ...key(0, 'plain 0-1 @0'), 'value 1-2 @1 #', 'plain 10-11 @2 ~', ...end(13, 0)],
  ],
  ['a: b\n\n  c', [...aMap, 'plain 3-9 @3', ...end(9, 3)]],
  ['a: "b"\n\n', [...aMap, 'double 3-6 @3', ...end(8, 0)]],
  [
    'a: |\n  b\n\nc: >+\n  d\n\n',
    [
      ...aMap,
      'literal 3-8 @3 ~',
      ...key(10, 'plain 10-11 @0'),
      'value 11-12 @1',
      'folded 13-19 @3',
      ...end(21, 0),
    ],
  ],
  ['- a # b\n-\n', ['seq-start 0-0 @0', 'entry 0-1 @0', 'plain 2-3 @2', 'entry 8-9 @0', ...end(10, 0)]],
  [
    'a:\n- b\nc: d',
    [
      ...aMap,
      'entry 3-4 @0',
      'plain 5-6 @2',
      ...key(7, 'plain 7-8 @0'),
      'value 8-9 @1',
      'plain 10-11 @3',
      ...end(11, 4),
    ],
  ],
  [
    '- - a\n  - 😀: b\n',
    [
      ...[
        'seq-start 0-0 @0',
        'entry 0-1 @0',
        'seq-start 2-2 @2',
        'entry 2-3 @2',
        'plain 4-5 @4',
        'entry 8-9 @2',
      ],
      ...[
        'map-start 10-10 @4',
        ...key(10, 'plain 10-12 @4', 4),
        'value 12-13 @5',
        'plain 14-15 @7',
        ...end(16, 0, 3),
      ],
    ],
  ],
  [
    '? # c\n  a\n:  # b\n  c',
    ['map-start 0-0 @0', 'key 0-1 @0 #', 'plain 8-9 @2', 'value 10-11 @0 #', 'plain 19-20 @2', ...end(20, 3)],
  ],
  ['a: b\n\n\n... # c', [...aMap, 'plain 3-4 @3', 'block-end 7-7 @0', 'dots 7-10 @0 #', 'end 14-14 @7']],
])('the tokens of %j', (text, expected) => {
  const scan = scanYaml(text, 0, text.length)
  expect(scan.problem).toBeNull()
  expect(outline(scan)).toEqual(expected)
})

it.each<[string, string[], object]>([
  ['a: b\n- [c]', [...aMap, 'plain 3-4 @3', 'entry 5-6 @0'], { code: 'flow', from: 7, to: 8 }],
  ['a: "b', aMap, { code: 'unclosed-quote', from: 3, to: 5 }],
])('what comes before the problem in %j', (text, expected, problem) => {
  const scan = scanYaml(text, 0, text.length)
  expect(scan.problem).toEqual(problem)
  expect(outline(scan)).toEqual(expected)
})

it('stays inside its stretch', () => {
  const text = 'x: "\na: b\ny: "'
  expect(outline(scanYaml(text, 5, 9))).toEqual([
    ...['map-start 5-5 @0', 'key 5-5 @0', 'plain 5-6 @0', 'value 6-7 @1', 'plain 8-9 @3'],
    ...['block-end 9-9 @4', 'end 9-9 @4'],
  ])
})
