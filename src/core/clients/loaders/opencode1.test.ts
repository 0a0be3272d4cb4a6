// What OpenCode 1 makes of a document, one rule a line.
import { also, head, lacking, rulesOf, tellsOf } from '../../../../test/client-rules.ts'

rulesOf('opencode1', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  [
    'repairs a colon in a top-level value',
    head('name: do-it', 'description: Does it: well.'),
    'load do-it | Does it: well.',
  ],
  [
    'repairs no key with a hyphen, and says nothing',
    head('name: do-it', 'description: Does it.', 'argument-hint: a: b'),
    'skip-silent',
  ],
  [
    'tells of a repair that did not help',
    head('name: do-it', 'description: Does it: well.', 'x: @y'),
    'skip-msg',
  ],
  [
    'wants text, and drops numbers and dates in silence',
    head('name: 12', 'description: Does it.'),
    'skip-silent',
  ],
  [
    'drops repeated keys in silence',
    head('name: do-it', 'description: Does it.', 'x: 1', 'x: 2'),
    'skip-silent',
  ],
  ['loads without a description, for people only', head('name: do-it'), 'load do-it | null'],
  ['takes an empty name', head('name: ""', 'description: Does it.'), 'load  | Does it.'],
  [
    'takes tabs for no indentation',
    head('name: do-it', 'description: Does it.', 'metadata:', '\tby: me'),
    'load',
  ],
  [
    'strips a byte order mark',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
  [
    'takes spaces after its fences',
    head('name: do-it', 'description: Does it.').replaceAll('---\n', '--- \n'),
    'load do-it | Does it.',
  ],
  [
    'takes the whole file for YAML where no fence closes',
    '---\nname: do-it\ndescription: Does it.\n',
    'load do-it | Does it.',
  ],
  ['and drops it where prose follows', '---\nname: do-it\ndescription: Does it.\n\nDo it.\n', 'skip-silent'],
])

rulesOf('kilo', [
  ['does as OpenCode 1', head('name: do-it', 'description: Does it: well.'), 'load do-it | Does it: well.'],
])

tellsOf('opencode1', [
  [also(), 'load do-it | Does it.', 'Loads as written.'],
  [head('name: do-it'), 'load do-it | null', 'Without a description the model is not told of it.'],
  [head('name: ""', 'description: ""'), 'load  | ', 'The description is empty.'],
  [lacking('description: D'), 'skip-silent', 'The frontmatter has no `name`; this client requires it.'],
  [head('«name:»', 'description: D'), 'skip-silent', '`name` is empty; this client requires it.'],
  [
    head('«name: 12»', 'description: D'),
    'skip-silent',
    '`name` is a number in YAML; this client wants text, so put it in quotes.',
  ],
  [
    head('name: do-it', '«description:»'),
    'skip-silent',
    '`description` is nothing in YAML; this client wants text, so put it in quotes.',
  ],
  [
    head('name: do-it', '«description: [a]»'),
    'skip-silent',
    '`description` is a list in YAML; this client wants text, so put it in quotes.',
  ],
  [
    '«Do it.»\n',
    'skip-silent',
    'The file does not start with `---`; this client finds no frontmatter in it.',
  ],
])

tellsOf('kilo', [[also(), 'load do-it | Does it.', 'Loads as written.']])
