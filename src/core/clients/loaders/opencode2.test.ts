// What OpenCode 2 makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

rulesOf('opencode2', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  [
    'repairs a colon in a top-level value',
    head('name: do-it', 'description: Does it: well.'),
    'load do-it | Does it: well.',
  ],
  [
    'drops what it cannot repair in silence',
    head('name: do-it', 'description: Does it: well.', 'x: @y'),
    'skip-silent',
  ],
  ['wants a name that is not empty', head('name: ""', 'description: Does it.'), 'skip-silent'],
  [
    'wants `slash` to be true or false',
    head('name: do-it', 'description: Does it.', 'slash: maybe'),
    'skip-silent',
  ],
  ['loads without a description', head('name: do-it'), 'load do-it | null'],
])
