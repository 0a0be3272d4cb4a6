// What OpenClaw makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

rulesOf('openclaw', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  ['takes the name from the folder', head('description: Does it.'), 'load do-it | Does it.'],
  [
    'repairs prose in the description',
    head('name: do-it', 'description: Does it: well.'),
    'load do-it | Does it: well.',
  ],
  ['repairs no other key', head('name: do-it', 'description: Does it.', 'hint: a: b'), 'skip-msg'],
  [
    'turns a list into JSON',
    head('name: do-it', 'description:', '  - one', '  - two'),
    'load do-it | ["one","two"]',
  ],
  ['turns a number into text', head('name: do-it', 'description: 12'), 'load do-it | 12'],
  ['wants a description', head('name: do-it', 'description: "  "'), 'skip-msg'],
  ['refuses repeated keys', head('name: do-it', 'description: Does it.', 'x: 1', 'x: 2'), 'skip-msg'],
  ['wants exactly three dashes to close', '---\nname: do-it\ndescription: Does it.\n----\n', 'skip-msg'],
  [
    'takes spaces after its fences',
    head('name: do-it', 'description: Does it.').replaceAll('---\n', '--- \n'),
    'load',
  ],
  [
    'takes files of up to 256,000 bytes',
    head('name: do-it', 'description: Does it.') + 'x'.repeat(256_000),
    'skip-msg',
  ],
  ['a null is no value, so the line counts', head('name: do-it', 'description: null'), 'load do-it | null'],
  [
    'a map that stands on one line with its key stays as written',
    head('name: do-it', 'description: {a: b}'),
    'load do-it | {a: b}',
  ],
  ['a quote that never closes is text', head('name: do-it', 'description: "open'), 'load do-it | "open'],
])
