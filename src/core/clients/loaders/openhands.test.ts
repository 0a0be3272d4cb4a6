// What OpenHands makes of a document, one rule a line.
import { also, head, lacking, rulesOf, type Telling, tellsOf } from '../../../../test/client-rules.ts'

rulesOf('openhands', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  ['takes the name from the folder', head('description: Does it.'), 'load do-it | Does it.'],
  ['wants the folder’s name', head('name: other', 'description: Does it.'), 'skip-log'],
  ['loads without frontmatter, and without a description', '# Title\n\nDo the thing.\n', 'load do-it | null'],
  [
    'lets white space come first',
    `\n${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
  [
    'takes a byte order mark for text',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'load do-it | null',
  ],
  [
    'takes fences of three or more dashes',
    head('name: do-it', 'description: Does it.').replaceAll('---', '-----'),
    'load do-it | Does it.',
  ],
  [
    'loses the whole folder for a field of the wrong type',
    head('name: do-it', 'description: Does it.', 'license:', '  - MIT'),
    'skip-dirwide',
  ],
  ['wants metadata to be a map', head('name: do-it', 'description: Does it.', 'metadata: mine'), 'skip-log'],
  [
    'wants text or a list of tools',
    head('name: do-it', 'description: Does it.', 'allowed-tools:', '  Read: true'),
    'skip-log',
  ],
  [
    'cuts a long description',
    head('name: do-it', `description: ${'d'.repeat(1025)}`),
    `load do-it | ${'d'.repeat(1024)}`,
  ],
  ['wants UTF-8', new Uint8Array([0x2d, 0x2d, 0x2d, 0x0a, 0xff]), 'skip-log'],
])

rulesOf(
  'openhands',
  [['finds the file in any letter case', head('name: do-it', 'description: Does it.'), 'load']],
  'do-it/skill.md',
)

const pattern = 'lowercase letters and digits, with single hyphens between'
const undescribed = 'It has no description to show to the model.'

tellsOf('openhands', [
  [
    also(
      'license: MIT',
      'compatibility: Any.',
      'metadata:',
      '  a: b',
      'allowed-tools: [Read]',
      'triggers: [do]',
    ),
    'load do-it | Does it.',
    'Loads as written.',
  ],
  [also('license:', 'compatibility:', 'metadata:', 'allowed-tools:'), 'load', 'Loads as written.'],
  [also('allowed-tools: Read'), 'load', 'Loads as written.'],
  [head('description: D'), 'load do-it | D', 'The name is taken from the folder.'],
  [head('name: do-it'), 'load do-it | null', undescribed],
  ['Do it.\n', 'load do-it | null', `The name is taken from the folder. ${undescribed}`],
  [head('name: do-it', `description: ${'😀'.repeat(1024)}`), 'load', 'Loads as written.'],
  [
    head('name: do-it', `description: ${'d'.repeat(1025)}`),
    `load do-it | ${'d'.repeat(1024)}`,
    'The description is cut at 1,024 characters, and a notice says so.',
  ],
  [
    head('«name: other»', 'description: D'),
    'skip-log',
    'The name `other` is not that of its directory, `do-it`; this client wants the two to be the same.',
  ],
  [head('«name:»', 'description: D'), 'skip-log', `The name \`None\` may only hold ${pattern}.`],
  [
    head(`«name: ${'n'.repeat(65)}»`, 'description: D'),
    'skip-log',
    '`name` has 65 characters; this client takes up to 64.',
  ],
  ...['Do-It', '-do', 'do-', 'do--it'].map(
    (name): Telling => [
      head(`«name: ${name}»`, 'description: D'),
      'skip-log',
      `The name \`${name}\` may only hold ${pattern}.`,
    ],
  ),
  [also('«metadata: mine»'), 'skip-log', '`metadata` is text; this client wants a map, or none.'],
  [
    also('«allowed-tools: {Read: yes}»'),
    'skip-log',
    '`allowed-tools` is a map; this client wants text or a list.',
  ],
  [also('«triggers: do»'), 'skip-log', '`triggers` is text; this client wants a list.'],
  [also('«triggers:»'), 'skip-log', '`triggers` is nothing; this client wants a list.'],
  [
    head('name: do-it', '«description: 12»'),
    'skip-dirwide',
    '`description` is a number in YAML; this client wants text, so put it in quotes.',
  ],
  ...['license', 'compatibility'].map(
    (key): Telling => [
      also(`«${key}: [a]»`),
      'skip-dirwide',
      `\`${key}\` is a list in YAML; this client wants text, so put it in quotes.`,
    ],
  ),
])

tellsOf(
  'openhands',
  [
    [head('description: D'), 'load  | D', 'The name is taken from the folder.'],
    [head(`name: ${'n'.repeat(64)}`, 'description: D'), 'load', 'Loads as written.'],
    [head('«name: ""»', 'description: D'), 'skip-log', `The name \`\` may only hold ${pattern}.`],
  ],
  'SKILL.md',
)
tellsOf(
  'openhands',
  [[lacking('description: D'), 'skip-log', `The name \`Do_It\` may only hold ${pattern}.`]],
  'Do_It/SKILL.md',
)
