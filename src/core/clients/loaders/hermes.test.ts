// What Hermes makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

rulesOf('hermes', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  ['takes the name from the folder', head('description: Does it.'), 'load do-it | Does it.'],
  [
    'takes the description from the first line that is no heading',
    head('name: do-it'),
    'load do-it | Do the thing.',
  ],
  [
    'reads lines where YAML fails',
    head('name: do-it', 'description: Does it: well.'),
    'load do-it | Does it: well.',
  ],
  ['writes a list as Python does', head('name: do-it', 'description:', '  - one'), "load do-it | ['one']"],
  ['cuts a name at 64 characters', head(`name: ${'n'.repeat(70)}`, 'description: Does it.'), 'load'],
  [
    'looks no further than 4,000 characters',
    head('name: do-it', 'description: Does it.', `x: ${'x'.repeat(4000)}`),
    'load',
  ],
  [
    'strips a byte order mark',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
  ['wants UTF-8', new Uint8Array([0x2d, 0x2d, 0x2d, 0x0a, 0xff]), 'skip-log'],
  ['a float shows that it is one', head('name: do-it', 'description: 1.0'), 'load do-it | 1.0'],
  ['1:30 is ninety', head('name: do-it', 'description: 1:30'), 'load do-it | 90'],
  [
    'a name is cut at 64 characters, as a person counts them',
    head(`name: ${'😀'.repeat(65)}`, 'description: D'),
    `load ${'😀'.repeat(64)} | D`,
  ],
])
