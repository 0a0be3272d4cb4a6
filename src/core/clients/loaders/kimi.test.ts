// What Kimi CLI makes of a document, one rule a line.
import { also, head, rulesOf, tellsOf } from '../../../../test/client-rules.ts'

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

const fromFolder = 'The name is taken from the folder.'
const fromBody = 'The description is the first line of the body.'

tellsOf('kimi', [
  [also('type: flow'), 'load do-it | Does it.', 'Loads as written.'],
  [also('type: standard'), 'load', 'Loads as written.'],
  [also('type:'), 'load', 'Loads as written.'],
  [also('«type: prompt»'), 'skip-log', '`type` is `prompt`; this client knows standard and flow.'],
  [also('«type: 2»'), 'skip-log', '`type` is `2`; this client knows standard and flow.'],
  [head('description: D'), 'load do-it | D', fromFolder],
  [
    head('name: 0', 'description: no'),
    'load do-it | # Title',
    `${fromFolder} ${fromBody} The name was a number and becomes text. The description was a yes or no and becomes text.`,
  ],
  [head('name: do-it'), 'load do-it | # Title', fromBody],
  ['Do it.\n', 'load do-it | Do it.', `${fromFolder} ${fromBody}`],
  ['', 'load do-it | ', `${fromFolder} ${fromBody}`],
  [`${'d'.repeat(241)}\n`, `load do-it | ${'d'.repeat(240)}`, `${fromFolder} ${fromBody}`],
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
  ['---\n«- one»\n---\n', 'skip-log', 'The frontmatter holds no `key: value` lines.'],
  ['---\n---\n\nDo it.\n', 'load do-it | Do it.', `${fromFolder} ${fromBody}`],
])
