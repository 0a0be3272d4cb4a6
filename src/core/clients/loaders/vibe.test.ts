// What Mistral Vibe makes of a document, one rule a line.
import { also, head, lacking, rulesOf, type Telling, tellsOf } from '../../../../test/client-rules.ts'

rulesOf('vibe', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  [
    'takes fences of three or more dashes',
    head('name: do-it', 'description: Does it.').replaceAll('---', '-----'),
    'load do-it | Does it.',
  ],
  [
    'lets empty lines come first',
    `\n${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
  [
    'leaves a byte order mark where it is',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'skip-msg',
  ],
  ['wants a strict name', head('name: Do-It', 'description: Does it.'), 'skip-msg'],
  ['lets the name be another than the folder', head('name: other', 'description: Does it.'), 'load'],
  [
    'wants text for a license',
    head('name: do-it', 'description: Does it.', 'license:', '  - MIT'),
    'skip-msg',
  ],
  [
    'wants compatibility of up to 500 characters',
    head('name: do-it', 'description: Does it.', `compatibility: ${'c'.repeat(501)}`),
    'skip-msg',
  ],
  ['wants metadata to be a map', head('name: do-it', 'description: Does it.', 'metadata: mine'), 'skip-msg'],
  ['takes a description of spaces', head('name: do-it', 'description: "  "'), 'load'],
  [
    'takes the last of a repeated key',
    head('name: old', 'name: do-it', 'description: Does it.'),
    'load do-it | Does it.',
  ],
  ['repairs nothing', head('name: do-it', 'description: Does it: well.'), 'skip-msg'],
  ['a number is no list of tools', head('name: do-it', 'description: D', 'allowed-tools: 1'), 'skip-msg'],
  ['a map counts as its keys', head('name: do-it', 'description: D', 'allowed-tools: {Read: true}'), 'load'],
  ['an empty compatibility is one', head('name: do-it', 'description: D', 'compatibility: ""'), 'load'],
])

tellsOf('vibe', [
  [
    also('license:', 'compatibility:', 'metadata:', 'allowed-tools:'),
    'load do-it | Does it.',
    'Loads as written.',
  ],
  [also('license: MIT', 'metadata:', '  a: b', 'allowed-tools: Read'), 'load', 'Loads as written.'],
  [also('allowed-tools: [Read]'), 'load', 'Loads as written.'],
  [also('allowed-tools:', '  Read: yes'), 'load', 'Loads as written.'],
  [lacking('description: D'), 'skip-msg', 'The frontmatter has no `name`; this client requires it.'],
  [head('name: do-it', '«description: ""»'), 'skip-msg', '`description` is empty; this client requires it.'],
  [
    head('«name:»', 'description: D'),
    'skip-msg',
    '`name` is nothing in YAML; this client wants text, so put it in quotes.',
  ],
  ...['license', 'compatibility'].map(
    (key): Telling => [
      also(`«${key}: [a]»`),
      'skip-msg',
      `\`${key}\` is a list in YAML; this client wants text, so put it in quotes.`,
    ],
  ),
  [head(`name: ${'n'.repeat(64)}`, 'description: D'), 'load', 'Loads as written.'],
  [
    head(`«name: ${'n'.repeat(65)}»`, 'description: D'),
    'skip-msg',
    '`name` has 65 characters; this client takes up to 64.',
  ],
  [head('name: do-it', `description: ${'d'.repeat(1024)}`), 'load', 'Loads as written.'],
  [
    head('name: do-it', `«description: ${'d'.repeat(1025)}»`),
    'skip-msg',
    '`description` has 1025 characters; this client takes up to 1024.',
  ],
  [also(`compatibility: ${'c'.repeat(500)}`, 'license: ""'), 'load', 'Loads as written.'],
  [
    also(`«compatibility: ${'c'.repeat(501)}»`),
    'skip-msg',
    '`compatibility` has 501 characters; this client takes up to 500.',
  ],
  ...['Do-It', '-do', 'do-', 'do--it'].map(
    (name): Telling => [
      head(`«name: ${name}»`, 'description: D'),
      'skip-msg',
      `The name \`${name}\` may only hold lowercase letters and digits, with single hyphens between.`,
    ],
  ),
  [also('«metadata: mine»'), 'skip-msg', '`metadata` is text; this client wants a map, or none.'],
  [
    also('«allowed-tools: 1»'),
    'skip-msg',
    '`allowed-tools` is a number; this client wants text or a list of texts.',
  ],
  [
    also('«allowed-tools: [a, 1]»'),
    'skip-msg',
    '`allowed-tools` is a list that holds more than texts; this client wants text or a list of texts.',
  ],
  ['«---»\nname: do-it\n', 'skip-msg', 'The frontmatter is never closed by a line of `---`.'],
])
