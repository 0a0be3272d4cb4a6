// What VS Code makes of a document, one rule a line.
import { also, head, lacking, rulesOf, tellsOf } from '../../../../test/client-rules.ts'

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

const ofFolder = 'The folder’s name is used, whatever the document says.'

tellsOf('vscode', [
  [also(), 'load do-it | Does it.', 'Loads as written.'],
  ['---\nx: a ---\n---y: b\ndescription: D\n', 'load do-it | D', ofFolder],
  [
    '«---»\nname: do-it\n--- \ndescription: D\n',
    'load-slash-only do-it | ',
    'The frontmatter has no `description`; this client requires it.',
  ],
  ['«---»', 'load-slash-only do-it | ', 'The frontmatter has no `description`; this client requires it.'],
  ['--- \nname: do-it\ndescription: D\n--- \nDo it.', 'load do-it | D', 'Loads as written.'],
  [head('name: other', 'description: D'), 'load do-it | D', ofFolder],
  [head('name: <b>do-it</b>', 'description: D'), 'load do-it | D', 'Loads as written.'],
  [head('description: D'), 'load do-it | D', ofFolder],
  [
    lacking('name: do-it'),
    'load-slash-only do-it | ',
    'The frontmatter has no `description`; this client requires it.',
  ],
  [
    head('name: do-it', '«description: ""»'),
    'load-slash-only do-it | ',
    '`description` is empty; this client requires it.',
  ],
  [
    head('name: do-it', '«description: [a]»'),
    'load-slash-only do-it | ',
    '`description` is a list in YAML; this client wants text, so put it in quotes.',
  ],
  [
    head('name: do-it', '«description: " "»'),
    'unknown do-it | null',
    'What this client makes of a description of spaces is not established.',
  ],
  [
    head('name: do-it', 'description: Does <b>it</b>.'),
    'load do-it | Does it.',
    'What looks like a tag is taken out of the description.',
  ],
  [
    head('name: do-it', 'description: "It" is done.'),
    'load do-it | It',
    'What follows the closing quote is lost.',
  ],
  [head('name: do-it', `description: ${'d'.repeat(1024)}`), 'load', 'Loads as written.'],
  [
    head('name: do-it', `description: ${'d'.repeat(1025)}`),
    `load do-it | ${'d'.repeat(1024)}`,
    'The description is cut at 1,024 characters.',
  ],
])

tellsOf(
  'vscode',
  [[head(`name: ${'n'.repeat(65)}`, 'description: D'), `load ${'n'.repeat(64)} | D`, 'Loads as written.']],
  'SKILL.md',
)
