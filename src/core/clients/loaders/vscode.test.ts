// What VS Code makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

rulesOf('vscode', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  ['goes by the folder’s name', head('name: other', 'description: Does it.'), 'load do-it | Does it.'],
  ['keeps a colon', head('name: do-it', 'description: Does it: well.'), 'load do-it | Does it: well.'],
  ['ends a quoted value at its quote', head('name: do-it', 'description: "It" is done.'), 'load do-it | It'],
  [
    'keeps the first line where the next one looks like a key',
    head('name: do-it', 'description: Does', '  it: well.'),
    'load do-it | Does',
  ],
  [
    'has no description where it is a list',
    head('name: do-it', 'description:', '  - one'),
    'load-slash-only',
  ],
  [
    'nor where it starts with a bracket',
    head('name: do-it', 'description: [it] is done.'),
    'load-slash-only',
  ],
  ['does not offer what has no description', head('name: do-it'), 'load-slash-only'],
  [
    'takes the first of a repeated key',
    head('name: do-it', 'description: Does it.', 'description: Other.'),
    'load do-it | Does it.',
  ],
  ['takes tags out', head('name: do-it', 'description: Does <b>it</b>.'), 'load do-it | Does it.'],
  [
    'takes the whole file for the header where no fence closes',
    '---\nname: do-it\ndescription: Does it.\n',
    'load do-it | Does it.',
  ],
  [
    'strips a byte order mark',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
  [
    'finds no header after an empty line',
    `\n${head('name: do-it', 'description: Does it.')}`,
    'load-slash-only',
  ],
])
