// What OpenCode 2 makes of a document, one rule a line.
import { also, head, lacking, rulesOf, tellsOf } from '../../../../test/client-rules.ts'

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

tellsOf('opencode2', [
  [also('slash: true'), 'load do-it | Does it.', 'Loads as written.'],
  [head('name: do-it', 'description: Does it: well.'), 'load do-it | Does it: well.', 'Loads as written.'],
  [
    head('name: do-it'),
    'load do-it | null',
    'Whether the model is told of it without a description is not settled.',
  ],
  [lacking('description: D'), 'skip-silent', 'The frontmatter has no `name`; this client requires it.'],
  [head('«name: ""»', 'description: D'), 'skip-silent', '`name` is empty; this client requires it.'],
  [
    head('«name:»', 'description: D'),
    'skip-silent',
    '`name` is nothing in YAML; this client wants text, so put it in quotes.',
  ],
  [
    head('name: do-it', '«description: 12»'),
    'skip-silent',
    '`description` is a number in YAML; this client wants text, so put it in quotes.',
  ],
  [also('«slash: "true"»'), 'skip-silent', '`slash` is text; this client wants true or false.'],
  [also('«slash:»'), 'skip-silent', '`slash` is nothing; this client wants true or false.'],
  [
    '«Do it.»\n',
    'skip-silent',
    'The file does not start with `---`; this client finds no frontmatter in it.',
  ],
])
