// What the skills CLI makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

rulesOf('skills-cli', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  ['repairs nothing', head('name: do-it', 'description: Does it: well.'), 'skip-msg'],
  ['wants both fields, not empty', head('name: do-it', 'description: ""'), 'skip-msg'],
  ['takes a description of spaces', head('name: do-it', 'description: "  "'), 'load'],
  ['wants text', head('name: 12', 'description: Does it.'), 'skip-msg'],
  ['reads a date as text', head('name: do-it', 'description: 2024-01-01'), 'load do-it | 2024-01-01'],
  ['refuses repeated keys', head('name: do-it', 'description: Does it.', 'x: 1', 'x: 2'), 'skip-msg'],
  [
    'strips a byte order mark',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
  [
    'wants `---` alone on the first line',
    head('name: do-it', 'description: Does it.').replaceAll('---\n', '--- \n'),
    'skip-msg',
  ],
  [
    'hides what is marked as internal',
    head('name: do-it', 'description: Does it.', 'metadata:', '  internal: true'),
    'skip-silent',
  ],
])
