// What quick_validate.py makes of a document, one rule a line.
import { also, head, lacking, rulesOf, type Telling, tellsOf } from '../../../../test/client-rules.ts'

rulesOf('quick_validate', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  [
    'takes the six keys of the specification alone',
    head('name: do-it', 'description: Does it.', 'version: 1'),
    'refuse',
  ],
  ['reads yes as a yes, not as text', head('name: yes', 'description: Does it.'), 'refuse'],
  ['wants lowercase letters, digits and hyphens', head('name: Do-It', 'description: Does it.'), 'refuse'],
  ['wants no hyphens at the ends or in a row', head('name: do--it', 'description: Does it.'), 'refuse'],
  ['passes an empty name', head('name: ""', 'description: Does it.'), 'load'],
  ['passes an empty description', head('name: do-it', 'description: ""'), 'load'],
  ['wants no angle brackets in the description', head('name: do-it', 'description: Does <it>.'), 'refuse'],
  [
    'wants a description of up to 1,024 characters',
    head('name: do-it', `description: ${'d'.repeat(1025)}`),
    'refuse',
  ],
  [
    'wants compatibility of up to 500 characters',
    head('name: do-it', 'description: Does it.', `compatibility: ${'c'.repeat(501)}`),
    'refuse',
  ],
  [
    'takes the last of a repeated key',
    head('name: old', 'name: do-it', 'description: Does it.'),
    'load do-it | Does it.',
  ],
  ['refuses a tab after a colon', head('name:\tdo-it', 'description: Does it.'), 'refuse'],
  ['lets the name be another than the folder', head('name: other', 'description: Does it.'), 'load'],
  ['knows no reserved words', head('name: claude-help', 'description: Does it.'), 'load'],
  [
    'leaves a byte order mark in the first line',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'refuse',
  ],
])

rulesOf(
  'quick_validate',
  [['wants `SKILL.md`', head('name: do-it', 'description: Does it.'), 'refuse']],
  'do-it/skill.md',
)

tellsOf('quick_validate', [
  [
    also('license: 1', 'compatibility: Any.', 'metadata: mine', 'allowed-tools: [Read]'),
    'load do-it | Does it.',
    'Loads as written.',
  ],
  [also('compatibility: 0'), 'load', 'Loads as written.'],
  [head('name: " do-it "', 'description: " D "'), 'load do-it | D', 'Loads as written.'],
  [
    also('«version: 1»'),
    'refuse',
    '`version` is none of the six keys that may stand in the frontmatter: name, description, license, compatibility, metadata, allowed-tools.',
  ],
  [lacking('description: D'), 'refuse', 'The frontmatter has no `name`; this client requires it.'],
  [lacking('name: do-it'), 'refuse', 'The frontmatter has no `description`; this client requires it.'],
  [
    head('«name: 12»', 'description: D'),
    'refuse',
    '`name` is a number in YAML; this client wants text, so put it in quotes.',
  ],
  [
    head('name: do-it', '«description:»'),
    'refuse',
    '`description` is nothing in YAML; this client wants text, so put it in quotes.',
  ],
  ...['Do-It', 'do it', 'do!', '!do'].map(
    (name): Telling => [
      head(`«name: "${name}"»`, 'description: D'),
      'refuse',
      `The name \`${name}\` may only hold lowercase letters, digits and hyphens.`,
    ],
  ),
  ...['-do', 'do-', 'do--it'].map(
    (name): Telling => [
      head(`«name: ${name}»`, 'description: D'),
      'refuse',
      `The name \`${name}\` starts or ends with a hyphen, or has two in a row.`,
    ],
  ),
  [head(`name: ${'n'.repeat(64)}`, 'description: D'), 'load', 'Loads as written.'],
  [
    head(`«name: ${'n'.repeat(65)}»`, 'description: D'),
    'refuse',
    '`name` has 65 characters; this client takes up to 64.',
  ],
  [
    head('name: do-it', '«description: a < b»'),
    'refuse',
    '`description` holds `<` or `>`; this check refuses those.',
  ],
  [
    head('name: do-it', '«description: a > b»'),
    'refuse',
    '`description` holds `<` or `>`; this check refuses those.',
  ],
  [head('name: do-it', `description: ${'😀'.repeat(1024)}`), 'load', 'Loads as written.'],
  [
    head('name: do-it', `«description: ${'d'.repeat(1025)}»`),
    'refuse',
    '`description` has 1025 characters; this client takes up to 1024.',
  ],
  [also(`compatibility: ${'😀'.repeat(500)}`), 'load', 'Loads as written.'],
  [
    also(`«compatibility: ${'c'.repeat(501)}»`),
    'refuse',
    '`compatibility` has 501 characters; this client takes up to 500.',
  ],
  [
    also('«compatibility: 12»'),
    'refuse',
    '`compatibility` is a number in YAML; this client wants text, so put it in quotes.',
  ],
  ['---\n«- one»\n---\n', 'refuse', 'The frontmatter holds no `key: value` lines.'],
])
