// Tests what a person is told of the lines and keys of a tool fence, and what every mend makes of them.
import { describe, expect, it } from 'vitest'
import { type Told, toldOfTool } from '../../../test/told.ts'

const noKey = (line: string) =>
  `'${line}' is not 'key: value'. A tool fence holds only such lines, list items under run, and comments that start with #.`
const meant = (near?: string) => (near === undefined ? '' : ` Did you mean ${near}?`)
const unknown = (key: string, near?: string) =>
  `A tool fence has the keys id, description, params and run; '${key}' is none of them.${meant(near)}`
const unknownOfParam = (key: string, near?: string) =>
  `Param 'a' has the key '${key}'; a param takes type, format, enum, description and default.${meant(near)}`

const badLines: [string, ...Told[]][] = [
  [
    'just text\nrun: ls',
    ['just text', noKey('just text'), { 'review: Make the line a comment': '# just text\nrun: ls' }],
  ],
  [
    'run: ls\n  two more words',
    [
      'two more words',
      noKey('two more words'),
      { 'review: Make the line a comment': 'run: ls\n#   two more words' },
    ],
  ],
  [
    'run: ls\nrun ls',
    ['run ls', noKey('run ls'), { 'review: Make the line a comment': 'run: ls\n# run ls' }],
  ],
  ['run ls -l', ['run ls -l', noKey('run ls -l'), { 'review: Put a colon after run': 'run: ls -l' }]],
  ['run = ls -l', ['run = ls -l', noKey('run = ls -l'), { 'review: Put a colon after run': 'run: ls -l' }]],
  [
    'params\n  a:\nrun: p x$a',
    ['params', noKey('params'), { 'review: Put a colon after params': 'params:\n  a:\nrun: p x$a' }],
  ],
  [
    'run: p x$a\nparams:\n  a\n  b:',
    ['a', noKey('a'), { 'review: Make the line a comment': 'run: p x$a\nparams:\n#   a\n  b:' }],
    [
      '$a',
      "The run of tool 't' uses $a, which is not declared (declared: b). Declare it under params, or write $$ for a dollar that is only a dollar.",
      { 'review: Declare a as text': 'run: p x$a\nparams:\n  a\n  a:\n    type: string\n  b:' },
    ],
    [
      'b',
      "Param 'b' of tool 't' never appears in run. What a call gives must be seen in the command: write $b there, or take the param out.",
      {
        'review: Add it to the end of the run': 'run: p x$a $b\nparams:\n  a\n  b:',
        'review: Remove the param': 'run: p x$a',
      },
    ],
  ],
  [
    'params:\n  a:\n    type\nrun: p x$a',
    ['type', noKey('type'), { 'review: Put a colon after type': 'params:\n  a:\n    type:\nrun: p x$a' }],
    [
      'type',
      "Param 'a' has the type ''; a type is one of string, number, integer, boolean, object, array.",
      { 'review: Remove the line: a param is text unless it says otherwise': 'params:\n  a:\nrun: p x$a' },
    ],
  ],
  [
    'params:\n  a:\n    type string\nrun: p x$a',
    [
      'type string',
      noKey('type string'),
      { 'review: Put a colon after type': 'params:\n  a:\n    type: string\nrun: p x$a' },
    ],
  ],
  [
    'params:\n  a:\n    kind string\nrun: p x$a',
    [
      'kind string',
      noKey('kind string'),
      { 'review: Make the line a comment': 'params:\n  a:\n#     kind string\nrun: p x$a' },
    ],
  ],
  [
    'params:\n    type string\n  a:\nrun: p x$a',
    [
      'type string',
      noKey('type string'),
      { 'review: Make the line a comment': 'params:\n#     type string\n  a:\nrun: p x$a' },
    ],
  ],
  [
    '  type string\nrun: ls',
    ['type string', noKey('type string'), { 'review: Make the line a comment': '#   type string\nrun: ls' }],
  ],
  [
    'run: ls\n  - -l',
    [
      '- -l',
      "'- -l' is a list item, and only a run without text beside it takes a list.",
      { 'review: Make the line a comment': 'run: ls\n#   - -l' },
    ],
  ],
  ['- ls\nrun: ls', ['- ls', noKey('- ls'), { 'review: Make the line a comment': '# - ls\nrun: ls' }]],
  [
    'run:\n- echo\n- hi',
    [
      '- echo',
      "'- echo' looks like an item of run, but it starts at the beginning of the line. Indent the items by two spaces.",
      { 'safe: Indent the items': 'run:\n  - echo\n  - hi' },
    ],
  ],
  [
    'run:\n  - p\nparams:\n  - x\n  a:',
    [
      '- x',
      "'- x' is a list item, and only a run without text beside it takes a list.",
      { 'review: Make the line a comment': 'run:\n  - p\nparams:\n#   - x\n  a:' },
    ],
    [
      'a',
      "Param 'a' of tool 't' never appears in run. What a call gives must be seen in the command: write $a there, or take the param out.",
      {
        'review: Add it to the end of the run': 'run:\n  - p\n  - $a\nparams:\n  - x\n  a:',
        'review: Remove the param': 'run:\n  - p',
      },
    ],
  ],
  [
    'run:\n  - p\nparams:\n- x',
    ['- x', noKey('- x'), { 'review: Make the line a comment': 'run:\n  - p\nparams:\n# - x' }],
  ],
  ['env:\n  A: b\n  - c\n  more\nrun: ls', ['env', unknown('env')]],
  [
    'env:\nodd words\nrun: ls',
    ['env', unknown('env')],
    ['odd words', noKey('odd words'), { 'review: Make the line a comment': 'env:\n# odd words\nrun: ls' }],
  ],
  [
    'env:\n- c\nrun: ls',
    ['env', unknown('env')],
    ['- c', noKey('- c'), { 'review: Make the line a comment': 'env:\n# - c\nrun: ls' }],
  ],
]

const keys: [string, ...Told[]][] = [
  ['run: ls\ntimeout: 5\nretries: 2', ['timeout', unknown('timeout')], ['retries', unknown('retries')]],
  ['Run: ls', ['Run', unknown('Run', 'run'), { 'review: Change it to run': 'run: ls' }]],
  [
    'descripton: d\nrun: ls',
    [
      'descripton',
      unknown('descripton', 'description'),
      { 'review: Change it to description': 'description: d\nrun: ls' },
    ],
  ],
  [
    'run: ls\ndescripton: d\ndescription: e',
    [
      'descripton',
      unknown('descripton', 'description'),
      { 'review: Change it to description': 'run: ls\ndescription: d\ndescription: e' },
    ],
    [
      'description',
      "'description' is given twice; the first is in line 4. Keep one of them.",
      { 'review: Remove the second': 'run: ls\ndescripton: d' },
    ],
  ],
  [
    'param:\n  a:\nrun: p x$a',
    ['param', unknown('param', 'params'), { 'review: Change it to params': 'params:\n  a:\nrun: p x$a' }],
  ],
  [
    'run: ls\nid: u',
    [
      'id',
      "'id' is given twice; the first is in line 2. Keep one of them.",
      { 'review: Remove the second': 'run: ls' },
    ],
  ],
  [
    'run: ls\nrun:\n  - a',
    [
      'run',
      "'run' is given twice; the first is in line 3. Keep one of them.",
      { 'review: Remove the second': 'run: ls\n  - a' },
    ],
  ],
  [
    'description: d\nrun: ls\ndescription: e\n  x: y',
    [
      'description',
      "'description' is given twice; the first is in line 3. Keep one of them.",
      { 'review: Remove the second': 'description: d\nrun: ls\n  x: y' },
    ],
  ],
  [
    'params:\n  a:\nparams:\n  b:\nrun: p x$a$b',
    [
      'params',
      "'params' is given twice; the first is in line 3. Keep one of them.",
      { 'review: Remove the second': 'params:\n  a:\n  b:\nrun: p x$a$b' },
    ],
  ],
  [
    'params:\n  a:\n    type: string\n    type: integer\nrun: p x$a',
    [
      'type',
      "'type' is given twice; the first is in line 5. Keep one of them.",
      { 'review: Remove the second': 'params:\n  a:\n    type: string\nrun: p x$a' },
    ],
  ],
  [
    'params: x\n  a: string\nrun: p x$a',
    [
      'x',
      "Nothing reads 'x' beside 'params:'. What belongs to it stands in the lines below, indented.",
      { 'review: Remove the text': 'params:\n  a: string\nrun: p x$a' },
    ],
    [
      'string',
      "Nothing reads 'string' beside 'a:'. What belongs to it stands in the lines below, indented.",
      { 'review: Remove the text': 'params: x\n  a:\nrun: p x$a' },
    ],
  ],
  [
    'params:\n  a:\n  a:\n    type: integer\nrun: p x$a',
    ['a', "Param 'a' is declared twice; the first is in line 4. Keep one of them."],
  ],
  [
    'params:\n  a:\n    required: true\nrun: p x$a',
    [
      'required',
      "Param 'a' has the key 'required', which the format does not know. A param without a default is required; one with a default is not.",
      { 'review: Remove the line': 'params:\n  a:\nrun: p x$a' },
    ],
  ],
  [
    'params:\n  a:\n    optional: true\nrun: p x$a',
    [
      'optional',
      "Param 'a' has the key 'optional', which the format does not know. A param without a default is required; one with a default is not.",
      { 'review: Remove the line': 'params:\n  a:\nrun: p x$a' },
    ],
  ],
  ['params:\n  a:\n    pattern: x\nrun: p x$a', ['pattern', unknownOfParam('pattern')]],
  [
    'params:\n  a:\n    desc: x\nrun: p x$a',
    [
      'desc',
      unknownOfParam('desc', 'description'),
      { 'review: Change it to description': 'params:\n  a:\n    description: x\nrun: p x$a' },
    ],
  ],
  [
    'params:\n  a:\n    description: x\n    desc: y\nrun: p x$a',
    ['desc', unknownOfParam('desc', 'description')],
  ],
  [
    'params:\n  a:\n    choices: x, y\nrun: p x$a',
    [
      'choices',
      unknownOfParam('choices', 'enum'),
      { 'review: Change it to enum': 'params:\n  a:\n    enum: x, y\nrun: p x$a' },
    ],
  ],
  [
    'params:\n  a:\n    options: x, y\nrun: p x$a',
    [
      'options',
      unknownOfParam('options', 'enum'),
      { 'review: Change it to enum': 'params:\n  a:\n    enum: x, y\nrun: p x$a' },
    ],
  ],
  [
    'params:\n  a:\n    values: x, y\nrun: p x$a',
    [
      'values',
      unknownOfParam('values', 'enum'),
      { 'review: Change it to enum': 'params:\n  a:\n    enum: x, y\nrun: p x$a' },
    ],
  ],
  [
    'params:\n  a:\n    defualt: x\nrun: p x$a',
    [
      'defualt',
      unknownOfParam('defualt', 'default'),
      { 'review: Change it to default': 'params:\n  a:\n    default: x\nrun: p x$a' },
    ],
  ],
]

describe('a line that is not of the shape', () => {
  it.each(badLines)('%j', (text, ...expected) => expect(toldOfTool(text)).toEqual(expected))
})

describe('keys', () => {
  it.each(keys)('%j', (text, ...expected) => expect(toldOfTool(text)).toEqual(expected))
})
