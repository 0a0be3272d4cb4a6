// What Roo Code makes of a document, one rule a line.
import { also, head, lacking, rulesOf, type Telling, tellsOf } from '../../../../test/client-rules.ts'

rulesOf('roo', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  ['wants the folder’s name', head('name: other', 'description: Does it.'), 'skip-log'],
  [
    'wants a description of up to 1,024 characters',
    head('name: do-it', `description: ${'d'.repeat(1025)}`),
    'skip-log',
  ],
  ['trims the description, and wants something left', head('name: do-it', 'description: "  "'), 'skip-log'],
  ['drops dates and numbers', head('name: do-it', 'description: 2024-01-01'), 'skip-log'],
  ['repairs nothing', head('name: do-it', 'description: Does it: well.'), 'skip-log'],
  [
    'takes tabs for no indentation',
    head('name: do-it', 'description: Does it.', 'metadata:', '\tby: me'),
    'load',
  ],
  [
    'strips a byte order mark',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
])

rulesOf(
  'roo',
  [['wants lowercase, in the folder too', head('name: Do-It', 'description: Does it.'), 'skip-log']],
  'Do-It/SKILL.md',
)

tellsOf('roo', [
  [also(), 'load do-it | Does it.', 'Loads as written.'],
  [head('name: do-it', 'description: " D "'), 'load do-it | D', 'Loads as written.'],
  [lacking('description: D'), 'skip-log', 'The frontmatter has no `name`; this client requires it.'],
  [lacking('name: do-it'), 'skip-log', 'The frontmatter has no `description`; this client requires it.'],
  [head('«name: ""»', 'description: D'), 'skip-log', '`name` is empty; this client requires it.'],
  [
    head('«name: 0»', 'description: D'),
    'skip-log',
    '`name` is a number in YAML; this client wants text, so put it in quotes.',
  ],
  [head('name: do-it', '«description: " "»'), 'skip-log', '`description` is empty; this client requires it.'],
  [
    head('name: do-it', '«description: [a]»'),
    'skip-log',
    '`description` is a list in YAML; this client wants text, so put it in quotes.',
  ],
  [
    head('«name: other»', 'description: D'),
    'skip-log',
    'The name `other` is not that of its directory, `do-it`; this client wants the two to be the same.',
  ],
  [head('name: do-it', `description: ${'d'.repeat(1024)}`), 'load', 'Loads as written.'],
  [
    head('name: do-it', `«description: ${'d'.repeat(1025)}»`),
    'skip-log',
    '`description` has 1025 characters; this client takes up to 1024.',
  ],
])

tellsOf(
  'roo',
  [
    [head(`name: ${'n'.repeat(64)}`, 'description: D'), 'load', 'Loads as written.'],
    [
      head(`«name: ${'n'.repeat(65)}»`, 'description: D'),
      'skip-log',
      '`name` has 65 characters; this client takes up to 64.',
    ],
    ...['Do-It', '-do', 'do-', 'do--it'].map(
      (name): Telling => [
        head(`«name: ${name}»`, 'description: D'),
        'skip-log',
        `The name \`${name}\` may only hold lowercase letters and digits, with single hyphens between.`,
      ],
    ),
  ],
  'SKILL.md',
)
