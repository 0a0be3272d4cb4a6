// What OpenHands makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

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
