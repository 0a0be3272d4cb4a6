// What the upload of claude.ai makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

rulesOf('claude-ai', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  [
    'takes the six keys of the specification alone',
    head('name: do-it', 'description: Does it.', 'version: 1'),
    'refuse',
  ],
  ['wants lowercase letters, digits and hyphens', head('name: Do-It', 'description: Does it.'), 'refuse'],
  ['keeps its own names', head('name: claude-help', 'description: Does it.'), 'refuse'],
  [
    'wants a description of up to 1,024 characters',
    head('name: do-it', `description: ${'d'.repeat(1025)}`),
    'refuse',
  ],
  ['wants no tags in it', head('name: do-it', 'description: Does <b>it</b>.'), 'refuse'],
  ['wants both fields, not empty', head('name: do-it', 'description: ""'), 'refuse'],
  ['wants YAML', head('name: do-it', 'description: Does it: well.'), 'refuse'],
  ['starts at the first fence', `\n${head('name: do-it', 'description: Does it.')}`, 'refuse'],
  [
    'is not known to take a byte order mark',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'unknown',
  ],
  [
    'is not known to take another name than the folder’s',
    head('name: other', 'description: Does it.'),
    'unknown',
  ],
  [
    'is not known to take nested metadata',
    head('name: do-it', 'description: Does it.', 'metadata:', '  a:', '    b: c'),
    'unknown',
  ],
])
