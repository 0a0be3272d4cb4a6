// What Hermes makes of a document, one rule a line.
import { also, head, rulesOf, tellsOf } from '../../../../test/client-rules.ts'

rulesOf('hermes', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  ['takes the name from the folder', head('description: Does it.'), 'load do-it | Does it.'],
  [
    'takes the description from the first line that is no heading',
    head('name: do-it'),
    'load do-it | Do the thing.',
  ],
  [
    'reads lines where YAML fails',
    head('name: do-it', 'description: Does it: well.'),
    'load do-it | Does it: well.',
  ],
  ['writes a list as Python does', head('name: do-it', 'description:', '  - one'), "load do-it | ['one']"],
  ['cuts a name at 64 characters', head(`name: ${'n'.repeat(70)}`, 'description: Does it.'), 'load'],
  [
    'looks no further than 4,000 characters',
    head('name: do-it', 'description: Does it.', `x: ${'x'.repeat(4000)}`),
    'load',
  ],
  [
    'strips a byte order mark',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
  ['wants UTF-8', new Uint8Array([0x2d, 0x2d, 0x2d, 0x0a, 0xff]), 'skip-log'],
  ['a float shows that it is one', head('name: do-it', 'description: 1.0'), 'load do-it | 1.0'],
  ['1:30 is ninety', head('name: do-it', 'description: 1:30'), 'load do-it | 90'],
  [
    'a name is cut at 64 characters, as a person counts them',
    head(`name: ${'😀'.repeat(65)}`, 'description: D'),
    `load ${'😀'.repeat(64)} | D`,
  ],
])

const fromFolder = 'The name is taken from the folder.'
const fromBody = 'The description is the first line of the body that is no heading.'
const beyond = 'The frontmatter does not end within the first 4000 characters; this client looks no further.'

/** A document of so many characters up to the end of its closing fence's line. */
const long = (size: number) => {
  const document = head('name: other', 'description: D', 'x: ')
  const end = document.indexOf('---', 3) + 4
  return document.replace('x: ', `x: ${'x'.repeat(size - end)}`)
}

tellsOf('hermes', [
  [also().replaceAll('\n', '\r'), 'load do-it | Does it.', 'Loads as written.'],
  ['name: other\n---\nDo it.\n', 'load do-it | name: other', `${fromFolder} ${fromBody}`],
  [`Do it.\n${'# x\n'.repeat(1000)}`, 'load do-it | Do it.', `${fromFolder} ${fromBody}`],
  [also(), 'load do-it | Does it.', 'Loads as written.'],
  [head('description: D'), 'load do-it | D', fromFolder],
  [head('name: ""', 'description: D'), 'load do-it | D', fromFolder],
  [head('name: do-it'), 'load do-it | Do the thing.', fromBody],
  ['# Title\n\nDo it.\n', 'load do-it | Do it.', `${fromFolder} ${fromBody}`],
  ['# Title\n', 'load do-it | null', `${fromFolder} ${fromBody}`],
  [
    '---\nname: a\ndescription: b\n---',
    'load do-it | ---',
    `The closing fence is not a line of exactly \`---\` with a line end. ${fromFolder} ${fromBody}`,
  ],
  ['---\nname: a\ndescription: b\n--- \n', 'load a | b', 'Loads as written.'],
  [also('platforms: [macos]'), 'load', 'The skill is hidden on a system that `platforms` does not name.'],
  [also('platforms: []'), 'load', 'Loads as written.'],
  [
    head(`name: ${'n'.repeat(65)}`, 'description: D'),
    `load ${'n'.repeat(64)} | D`,
    'The name is cut at 64 characters.',
  ],
  [head(`name: ${'n'.repeat(64)}`, 'description: D'), `load ${'n'.repeat(64)} | D`, 'Loads as written.'],
  [
    head('name: do-it', `description: ${'d'.repeat(1025)}`),
    `load do-it | ${'d'.repeat(1024)}`,
    'The description is cut at 1,024 characters.',
  ],
  [head('name: do-it', `description: ${'d'.repeat(1024)}`), 'load', 'Loads as written.'],
  [long(4000), 'load other | D', 'Loads as written.'],
  [long(4001), 'load do-it | ---', `${beyond} ${fromFolder} ${fromBody}`],
])

const asText = (type: string) => `The description was ${type} and becomes text.`
rulesOf(
  'hermes',
  [
    ['12', '12'],
    ['1.0', '1.0'],
    ['10.0', '10.0'],
    ['1:30.0', '90.0'],
    ['1_0', '10'],
    ['-1.0', '-1.0'],
    ['1.5', '1.5'],
    ['.inf', 'inf'],
    ['-.inf', '-inf'],
    ['.nan', 'nan'],
    ['yes', 'True'],
    ['2024-01-01', '2024-01-01'],
    ['[a, 1, true, no, ~]', "['a', 1, True, False, None]"],
    ['{a: b, c: [1]}', "{'a': 'b', 'c': [1]}"],
  ].map(([value, text]) => [
    `writes ${value} as Python does`,
    head('name: do-it', `description: ${value}`),
    `load do-it | ${text}`,
  ]),
)

rulesOf(
  'hermes',
  ['0', 'no', '[]', '{}', '""', '~'].map(value => [
    `takes ${value} for none, as Python does`,
    head(`name: ${value}`, `description: ${value}`),
    'load do-it | Do the thing.',
  ]),
)

tellsOf('hermes', [
  [head('name: do-it', 'description: 12'), 'load', asText('a number')],
  [head('name: do-it', 'description: yes'), 'load', asText('a yes or no')],
  [head('name: do-it', 'description: [a]'), 'load', asText('a list')],
  [head('name: do-it', 'description: 2024-01-01'), 'load', asText('a date')],
])
