// What Crush makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

rulesOf('crush', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  [
    'wants the folder’s name, in any letter case',
    head('name: Do-It', 'description: Does it.'),
    'load Do-It | Does it.',
  ],
  ['wants both fields', head('name: do-it'), 'skip-msg'],
  ['counts bytes', head('name: do-it', `description: ${'é'.repeat(513)}`), 'skip-msg'],
  [
    'wants text in metadata',
    head('name: do-it', 'description: Does it.', 'metadata:', '  a:', '    b: c'),
    'skip-msg',
  ],
  ['refuses repeated keys', head('name: do-it', 'description: Does it.', 'x: 1', 'x: 2'), 'skip-msg'],
  [
    'lets empty lines come first',
    `\n${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
  ['repairs nothing', head('name: do-it', 'description: Does it: well.'), 'skip-msg'],
])
