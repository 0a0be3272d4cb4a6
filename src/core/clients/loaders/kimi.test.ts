// What Kimi CLI makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

rulesOf('kimi', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  ['takes the name from the folder', head('description: Does it.'), 'load do-it | Does it.'],
  ['takes the description from the body', head('name: do-it'), 'load do-it | # Title'],
  ['loads a file without frontmatter', '# Title\n\nDo the thing.\n', 'load do-it | # Title'],
  ['takes a byte order mark for text', `\ufeff${head('name: do-it', 'description: Does it.')}`, 'load'],
  ['wants YAML where there is frontmatter', head('name: do-it', 'description: Does it: well.'), 'skip-log'],
  ['wants text', head('name: 12', 'description: Does it.'), 'skip-log'],
  [
    'takes the last of a repeated key',
    head('name: old', 'name: do-it', 'description: Does it.'),
    'load do-it | Does it.',
  ],
  [
    'trims its fences',
    head('name: do-it', 'description: Does it.').replaceAll('---\n', '--- \n'),
    'load do-it | Does it.',
  ],
  ['wants UTF-8', new Uint8Array([0x2d, 0x2d, 0x2d, 0x0a, 0xff]), 'skip-log'],
  ['an empty list counts as none', head('name: do-it', 'description: []'), 'load do-it | # Title'],
])
