// Tests where a wrongly indented line is taken to belong, what a person is told, and what every mend makes of it.
import { describe, expect, it } from 'vitest'
import { type Told, toldOfTool } from '../../../test/told.ts'

const indented = (line: string, found: string, wanted: string) =>
  `'${line}' is indented by ${found}. Here it takes ${wanted}: the keys of a tool have none, the name of a param two, its keys four.`
const nothingAbove = (line: string, found: string) =>
  `'${line}' is indented by ${found}, and only what stands under params or run is indented. A value does not go on in the next line.`
const noParams = (line: string) =>
  `'${line}' is indented by 2 spaces like a param, but no 'params:' stands above it. Write it there.`
const meant = (near?: string) => (near === undefined ? '' : ` Did you mean ${near}?`)
const unknownOfParam = (key: string, near?: string) =>
  `Param 'a' has the key '${key}'; a param takes type, format, enum, description and default.${meant(near)}`

const rows: [string, ...Told[]][] = [
  [
    'params:\n   a:\n    type: string\nrun: p x$a',
    [
      '   ',
      indented('a:', '3 spaces', '2 spaces'),
      { 'safe: Indent by what the format takes': 'params:\n  a:\n    type: string\nrun: p x$a' },
    ],
  ],
  [
    'params:\n  a:\n   type: string\n   enum: x\nrun: p x$a',
    [
      '   ',
      indented('type: string', '3 spaces', '4 spaces'),
      { 'safe: Indent by what the format takes': 'params:\n  a:\n    type: string\n    enum: x\nrun: p x$a' },
    ],
  ],
  [
    'params:\n\ta:\n\t\ttype: string\nrun: p x$a',
    [
      '\t',
      indented('a:', 'a tab', '2 spaces'),
      { 'safe: Indent by what the format takes': 'params:\n  a:\n    type: string\nrun: p x$a' },
    ],
  ],
  [
    'params:\n    a:\n        type: string\n    b:\nrun: p x$a x$b',
    [
      '    ',
      indented('a:', '4 spaces', '2 spaces'),
      { 'safe: Indent by what the format takes': 'params:\n  a:\n    type: string\n  b:\nrun: p x$a x$b' },
    ],
  ],
  [
    'params:\n  a:\n\tb:\nrun: p x$a x$b',
    [
      '\t',
      indented('b:', 'a tab', '2 spaces'),
      { 'safe: Indent by what the format takes': 'params:\n  a:\n  b:\nrun: p x$a x$b' },
    ],
  ],
  [
    'params:\n  a:\n\t\tfoo: x\nrun: p x$a',
    [
      '\t\t',
      indented('foo: x', 'a tab', '4 spaces'),
      { 'safe: Indent by what the format takes': 'params:\n  a:\n    foo: x\nrun: p x$a' },
    ],
    ['foo', unknownOfParam('foo')],
  ],
  [
    'params:\n  a:\n   b:\nrun: p x$a x$b',
    [
      '   ',
      indented('b:', '3 spaces', '2 spaces'),
      { 'safe: Indent by what the format takes': 'params:\n  a:\n  b:\nrun: p x$a x$b' },
    ],
  ],
  [
    'params:\n  a:\n     foo: x\nrun: p x$a',
    [
      '     ',
      indented('foo: x', '5 spaces', '4 spaces'),
      { 'safe: Indent by what the format takes': 'params:\n  a:\n    foo: x\nrun: p x$a' },
    ],
    ['foo', unknownOfParam('foo')],
  ],
  [
    'params:\n  a:\n      type: string\nrun: p x$a',
    [
      '      ',
      indented('type: string', '6 spaces', '4 spaces'),
      { 'safe: Indent by what the format takes': 'params:\n  a:\n    type: string\nrun: p x$a' },
    ],
  ],
  [
    'params:\n  a:\n run: p x$a',
    [
      ' ',
      indented('run: p x$a', '1 space', 'none'),
      { 'safe: Indent by what the format takes': 'params:\n  a:\nrun: p x$a' },
    ],
  ],
  [
    'params:\n a:\nrun: p x$a',
    [
      ' ',
      indented('a:', '1 space', '2 spaces'),
      { 'safe: Indent by what the format takes': 'params:\n  a:\nrun: p x$a' },
    ],
  ],
  [
    'params:\n  a:\n  description: x\nrun: p x$a$description',
    [
      'x',
      "Nothing reads 'x' beside 'description:'. What belongs to it stands in the lines below, indented.",
      { 'review: Remove the text': 'params:\n  a:\n  description:\nrun: p x$a$description' },
    ],
  ],
  [
    'params:\n  a:\n   description: x\nrun: p x$a',
    [
      '   ',
      indented('description: x', '3 spaces', '4 spaces'),
      { 'safe: Indent by what the format takes': 'params:\n  a:\n    description: x\nrun: p x$a' },
    ],
  ],
  [
    'description: d\nparams:\n  a:\n description: x\nrun: p x$a',
    [
      ' ',
      indented('description: x', '1 space', '4 spaces'),
      {
        'safe: Indent by what the format takes':
          'description: d\nparams:\n  a:\n    description: x\nrun: p x$a',
      },
    ],
  ],
  [
    '  run: ls',
    ['  ', indented('run: ls', '2 spaces', 'none'), { 'safe: Indent by what the format takes': 'run: ls' }],
  ],
  [
    'run: ls\n  more: text\n  again: text',
    ['  ', nothingAbove('more: text', '2 spaces')],
    ['  ', nothingAbove('again: text', '2 spaces')],
  ],
  ['run: ls\n  more:', ['  ', nothingAbove('more:', '2 spaces')]],
  ['run: ls\n  id: u', ['  ', nothingAbove('id: u', '2 spaces')]],
  [
    '  a:\n    type: string\nrun: p x$a',
    [
      '  ',
      noParams('a:'),
      { "review: Write 'params:' above it": 'params:\n  a:\n    type: string\nrun: p x$a' },
    ],
  ],
  [
    '  a:\n  b:\nrun: p x$a$b',
    ['  ', noParams('a:'), { "review: Write 'params:' above it": 'params:\n  a:\n  b:\nrun: p x$a$b' }],
  ],
  [
    '  a:\n run: p x$a',
    ['  ', noParams('a:'), { "review: Write 'params:' above it": 'params:\n  a:\n run: p x$a' }],
    [
      ' ',
      indented('run: p x$a', '1 space', 'none'),
      { 'safe: Indent by what the format takes': '  a:\nrun: p x$a' },
    ],
  ],
  [
    '  a:\nparams:\n  b:\nrun: p x$a$b',
    [
      '  ',
      noParams('a:'),
      { "review: Write 'params:' above it": 'params:\n  a:\nparams:\n  b:\nrun: p x$a$b' },
    ],
    [
      'params',
      "'params' is given twice; the first is in line 3. Keep one of them.",
      { 'review: Remove the second': '  a:\n  b:\nrun: p x$a$b' },
    ],
  ],
  ['  a: x\nrun: ls', ['  ', nothingAbove('a: x', '2 spaces')]],
  ['   a:\nrun: ls', ['   ', nothingAbove('a:', '3 spaces')]],
  ['params:\n  b:\ndescription: d\n  a:\nrun: p x$b', ['  ', nothingAbove('a:', '2 spaces')]],
]

describe('indentation', () => {
  it.each(rows)('%j', (text, ...expected) => expect(toldOfTool(text)).toEqual(expected))
})
