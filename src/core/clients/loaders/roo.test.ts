// What Roo Code makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

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
