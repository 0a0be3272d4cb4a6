// What each kind of mend does to a document, by applying it.
import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../fault/fix.ts'
import { type EditKind, fixOf } from './edits.ts'

const path = 'do-it/SKILL.md'

function after(kind: EditKind, text: string, dir = 'do-it'): string | null {
  const fix = fixOf(kind, path, text, dir)
  return fix && applyEdits(text, fix.edits)
}

it.each<[EditKind, string, string, string]>([
  ['mark', '\ufeff---\n---\n', 'Take the byte order mark away', 'safe'],
  ['start', '\n---\n---\n', 'Start the file with its first fence', 'safe'],
  ['fences', '----\n---\n', 'Write the fences as `---`', 'safe'],
  ['ends', '---\r\n', 'End the lines with LF', 'safe'],
  ['quotes', '---\na: b: c\n---\n', 'Put what YAML reads otherwise in quotes', 'safe'],
  ['tabs', '---\n\ta: b\n---\n', 'Use spaces for tabs', 'safe'],
  ['close', '---\na: b\n', 'Close the frontmatter', 'review'],
  ['repeated', '---\na: b\na: c\n---\n', 'Keep the last of each repeated key', 'review'],
  ['strangers', '---\na: b\n---\n', 'Take out the keys that are none of the six', 'review'],
  ['name', '---\n---\n', 'Name it `do-it`, as its folder', 'review'],
  ['description', '---\n---\nDo it.\n', 'Describe it by its first paragraph', 'review'],
])('%s on %j: %s, %s', (kind, text, title, safety) => {
  const fix = fixOf(kind, path, text, 'do-it')
  expect([fix?.title, fix?.safety, fix?.edits.every(edit => edit.path === path)]).toEqual([
    title,
    safety,
    true,
  ])
})

describe.each<[EditKind, [before: string, after: string | null][]]>([
  [
    'mark',
    [
      ['\ufeff---\n---\n', '---\n---\n'],
      ['---\n---\n', null],
      ['\ufeffText.\n', null],
    ],
  ],
  [
    'start',
    [
      ['\n \n---\na: b\n---\n', '---\na: b\n---\n'],
      ['\ufeff\n---\n', '---\n'],
      ['\ufeff---\n', null],
      ['---\n', null],
      ['Text.\n---\n', null],
    ],
  ],
  [
    'fences',
    [
      ['--- \na: b\n ----\nBody', '---\na: b\n---\nBody'],
      ['\ufeff---- \na: b\n', '\ufeff---\na: b\n'],
      ['---\na: b\n---\t\n', '---\na: b\n---\n'],
      ['---\na: b\n---\n', null],
    ],
  ],
  [
    'ends',
    [
      ['---\r\na: b\rc: d\n---\r', '---\na: b\nc: d\n---\n'],
      ['Text.\r\nMore.\r', 'Text.\nMore.\n'],
      ['---\na: b\n', null],
    ],
  ],
  [
    'quotes',
    [
      ['---\na: b: c\nd: e\n---\n', '---\na: "b: c"\nd: e\n---\n'],
      ['---\r\na: b\r\n  c: d\r\n---\r\n', '---\r\na: "b c: d"\r\n---\r\n'],
      ['---\na: "b" c\n---\n', '---\na: \'"b" c\'\n---\n'],
      ["---\na: it's \\: b: c\n---\n", "---\na: 'it''s \\: b: c'\n---\n"],
      ['---\na: b: c', '---\na: "b: c"'],
      ['---\na: b: c\n---\nBody', '---\na: "b: c"\n---\nBody'],
      ['---\na: b: c\n---', '---\na: "b: c"\n---'],
      ['---\na: b | c: d\n---\n', '---\na: "b | c: d"\n---\n'],
      ['---\nname: 12\ndescription: yes\nx: 12\n---\n', '---\nname: "12"\ndescription: "yes"\nx: 12\n---\n'],
      ['---\nname: ~\n---\n', null],
      ['---\nname: a\ndescription: b\n---\n', null],
      ['---\na: |\n  b: c: d\n---\n', null],
      ['---\na: >-\n  b: c: d\n---\n', null],
      ['---\na:\n  b: c: d\n---\n', null],
    ],
  ],
  [
    'tabs',
    [
      ['---\na:\n\t\tb: c\n---\n', '---\na:\n    b: c\n---\n'],
      ['---\na:\t\tb\n---\n', '---\na: b\n---\n'],
      ['---\na:\n\t\t\n\tb: c\n---\n', '---\na:\n    \n  b: c\n---\n'],
      ['---\na: b \t\nc: d\n---\n', '---\na: b\nc: d\n---\n'],
      ['---\na: b \n---\n\tBody\n', null],
      ['---\na: b\tc\n---\n', null],
      ['---\na: "b:\tc"\n---\n', null],
    ],
  ],
  [
    'close',
    [
      ['---\na: b\n\nBody\n', '---\na: b\n---\n\nBody\n'],
      ['---\r\na: b\r\n# Title\r\n', '---\r\na: b\r\n---\r\n# Title\r\n'],
      ['---\na: b\nBody\n---\nMore\n', '---\na: b\n---\nBody\n---\nMore\n'],
      ['---\na: b\n---\n', null],
    ],
  ],
  [
    'repeated',
    [
      ['---\na: b\n  c\nd: e\na: f\na: g\n---\n', '---\nd: e\na: g\n---\n'],
      ['---\na: b\nc: d\n---\n', null],
    ],
  ],
  [
    'strangers',
    [
      [
        '---\nx: y\nname: a\nversion:\n  1\nlicense: MIT\ncompatibility: A\nmetadata:\n  x: y\nallowed-tools: R\ndescription: D\n---\n',
        '---\nname: a\nlicense: MIT\ncompatibility: A\nmetadata:\n  x: y\nallowed-tools: R\ndescription: D\n---\n',
      ],
      ['---\nname: a\n---\n', null],
    ],
  ],
  [
    'name',
    [
      ['---\nname: other\n  one\nx: y\n---\n', '---\nname: do-it\nx: y\n---\n'],
      ['--- \r\nx: y\r\n---\r\n', '--- \r\nname: do-it\r\nx: y\r\n---\r\n'],
      ['---\nname:  do-it \n---\n', null],
    ],
  ],
  [
    'description',
    [
      [
        '---\nname: a\n---\n\n# Title\n\nDo it.\nMore.\n',
        '---\nname: a\ndescription: "Do it."\n---\n\n# Title\n\nDo it.\nMore.\n',
      ],
      [
        '---\ndescription: \'\'\nname: a\n---\nSay "it".\n',
        '---\ndescription: \'Say "it".\'\nname: a\n---\nSay "it".\n',
      ],
      ['---\ndescription: ""\n---\nIt.\n', '---\ndescription: "It."\n---\nIt.\n'],
      ['---\n---\nDo 😀 it.', '---\ndescription: "Do 😀 it."\n---\nDo 😀 it.'],
      ['---\nname: a\n\nDo it.\n', '---\nname: a\ndescription: "Do it."\n\nDo it.\n'],
      [
        `---\n---\n${'d'.repeat(1023)}😀\n`,
        `---\ndescription: "${'d'.repeat(1023)}"\n---\n${'d'.repeat(1023)}😀\n`,
      ],
      ['---\ndescription: D\n---\nDo it.\n', null],
      ['---\nname: a\n---\n# Title\n', null],
    ],
  ],
])('%s', (kind, rows) => {
  it.each(rows)('%j becomes %j', (text, expected) => {
    expect(after(kind, text)).toBe(expected)
  })
})

it('has no folder to name a skill by at the top of an archive', () => {
  expect(after('name', '---\n---\n', '')).toBeNull()
})
