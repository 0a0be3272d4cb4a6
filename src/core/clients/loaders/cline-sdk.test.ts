// What Cline’s list for the model makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

rulesOf('cline-sdk', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  ['takes the name from the folder', head('description: Does it.'), 'load do-it | Does it.'],
  ['loads without a description', head('name: do-it'), 'load do-it | null'],
  ['loads without frontmatter', '# Title\n\nDo the thing.\n', 'load do-it | null'],
  ['wants a body', '---\nname: do-it\n---\n', 'skip-log'],
  ['wants text', head('name: 12', 'description: Does it.'), 'skip-log'],
  [
    'wants `disabled` to be true or false',
    head('name: do-it', 'description: Does it.', 'disabled: maybe'),
    'skip-log',
  ],
  ['repairs nothing', head('name: do-it', 'description: Does it: well.'), 'skip-log'],
  [
    'strips a byte order mark',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
])
