// What Kimi Code makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

rulesOf('kimi-code', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  [
    'trims its fences, a byte order mark too',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
  ['wants both fields, not empty', head('name: ""', 'description: Does it.'), 'skip-log'],
  ['wants text', head('name: 12', 'description: Does it.'), 'skip-log'],
  ['repairs nothing', head('name: do-it', 'description: Does it: well.'), 'skip-log'],
  [
    'trims the block, so that one indented as a whole fails',
    head('  name: do-it', '  description: Does it.'),
    'skip-log',
  ],
  ['knows four types', head('name: do-it', 'description: Does it.', 'type: other'), 'skip-log'],
  [
    'takes a tab after a colon, not as indentation',
    head('name: do-it', 'description: Does it.', 'metadata:', '\tby: me'),
    'skip-log',
  ],
])
