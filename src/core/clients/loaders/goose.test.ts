// What Goose makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

rulesOf('goose', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  [
    'splits at `---` wherever it stands',
    head('name: do-it', 'description: One --- two.'),
    'load do-it | One',
  ],
  [
    'lets text come before the first',
    `Hello.\n${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
  ['wants two of them', '---\nname: do-it\ndescription: Does it.\n', 'skip-silent'],
  ['wants a name', head('description: Does it.'), 'skip-log'],
  ['wants no slash in it', head('name: a/b', 'description: Does it.'), 'skip-log'],
  ['loads without a description', head('name: do-it'), 'load do-it | '],
  ['takes any scalar as text', head('name: 12', 'description: 34'), 'load 12 | 34'],
  ['wants metadata to be a map', head('name: do-it', 'description: Does it.', 'metadata: mine'), 'skip-log'],
  [
    'is not known to take empty metadata',
    head('name: do-it', 'description: Does it.', 'metadata:'),
    'unknown',
  ],
  ['repairs nothing', head('name: do-it', 'description: Does it: well.'), 'skip-log'],
  [
    'the block is trimmed, so one that is indented as a whole is no YAML',
    head('  name: do-it', '  description: D'),
    'skip-log',
  ],
])
