// What Letta Code makes of a document, one rule a line.
import { also, head, rulesOf, tellsOf } from '../../../../test/client-rules.ts'

rulesOf('letta', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  [
    'takes an id before the name',
    head('id: other', 'name: do-it', 'description: Does it.'),
    'load other | Does it.',
  ],
  [
    'keeps a colon and a `#`',
    head('name: do-it', 'description: Does it: well # and so on.'),
    'load do-it | Does it: well # and so on.',
  ],
  ['strips quotes around a value', head('name: do-it', 'description: "Does it."'), 'load do-it | Does it.'],
  ['reads block scalars', head('name: do-it', 'description: >-', '  Does', '  it.'), 'load do-it | Does it.'],
  ['loses wrapped lines', head('name: do-it', 'description: Does', '  it.'), 'load do-it | Does'],
  [
    'takes the first paragraph where the value is on the next line',
    head('name: do-it', 'description:', '  Does it.'),
    'load do-it | # Title',
  ],
  [
    'ignores a block that is indented as a whole',
    head('  name: other', '  description: Does it.'),
    'load do-it | # Title',
  ],
  [
    'wants bare fences, and takes the file for a body otherwise',
    head('name: do-it', 'description: Does it.').replaceAll('---\n', '--- \n'),
    'load',
  ],
  ['an empty description is none', head('name: do-it', 'description: ""'), 'load do-it | # Title'],
  [
    '`when_to_use` is added',
    head('name: do-it', 'description: D', 'when_to_use: Now'),
    'load do-it | D\n\nWhen to use: Now',
  ],
])

rulesOf(
  'letta',
  [['finds the file in any letter case', head('name: do-it', 'description: Does it.'), 'load']],
  'do-it/skill.md',
)

const paragraph = 'The description is the first paragraph of the body.'

tellsOf('letta', [
  ['---\nname: do-it\n---\n\n\nDo it. \n\nMore.\n', 'load do-it | Do it.', paragraph],
  [also(), 'load do-it | Does it.', 'Loads as written.'],
  [also('id: own'), 'load own | Does it.', 'Loads as written.'],
  [head('description: D'), 'load do-it | D', 'The name is taken from the folder.'],
  [head('name: do-it'), 'load do-it | # Title', paragraph],
  ['---\nname: do-it\n---\n', 'load do-it | No description available', paragraph],
  [
    'Do it\rwell.\r\r\rMore.\r',
    'load do-it | Do it\nwell.',
    `The name is taken from the folder. ${paragraph}`,
  ],
  [
    also('when_to_use: Now.'),
    'load do-it | Does it.\n\nWhen to use: Now.',
    'What `when_to_use` says is added to the description.',
  ],
  [also('when_to_use: " "'), 'load do-it | Does it.', 'Loads as written.'],
])
