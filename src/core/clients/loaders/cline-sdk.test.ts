// What Cline’s list for the model makes of a document, one rule a line.
import { also, head, rulesOf, tellsOf } from '../../../../test/client-rules.ts'

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

const undescribed = 'It has no description to show to the model.'

tellsOf('cline-sdk', [
  [also('disabled: false', 'enabled: true'), 'load do-it | Does it.', 'Loads as written.'],
  [also('disabled:', 'enabled:'), 'load', 'Loads as written.'],
  [head('name: " do-it "', 'description: " D "'), 'load do-it | D', 'Loads as written.'],
  [head('description: D'), 'load do-it | D', 'The name is taken from the folder.'],
  [head('name: do-it', 'description: " "'), 'load do-it | null', undescribed],
  ['Do it.\n', 'load do-it | null', `The name is taken from the folder. ${undescribed}`],
  [
    '---\nname: do-it\n---\n \n«»',
    'skip-log',
    'Nothing follows the frontmatter; this client wants instructions there.',
  ],
  [
    head('«name: 12»', 'description: D'),
    'skip-log',
    '`name` is a number in YAML; this client wants text, so put it in quotes.',
  ],
  [
    head('name: do-it', '«description: [a]»'),
    'skip-log',
    '`description` is a list in YAML; this client wants text, so put it in quotes.',
  ],
  [also('«disabled: maybe»'), 'skip-log', '`disabled` is text; this client wants true or false.'],
  [also('«enabled: 1»'), 'skip-log', '`enabled` is a number; this client wants true or false.'],
])
