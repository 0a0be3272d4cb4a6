// What Goose makes of a document, one rule a line.
import { also, head, lacking, rulesOf, tellsOf } from '../../../../test/client-rules.ts'

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

tellsOf('goose', [
  [`Hello.\n${also()}`, 'load do-it | Does it.', 'Loads as written.'],
  [also(), 'load do-it | Does it.', 'Loads as written.'],
  [also('metadata:', '  a: b'), 'load', 'Loads as written.'],
  [also('x: 1', 'x: 2'), 'load', 'Loads as written.'],
  [also().trimEnd().replaceAll('\n', '\r'), 'load do-it | Does it.', 'Loads as written.'],
  [
    '---\nname: do-it\ndescription: Does it.---',
    'load do-it | Does it.',
    'The `---` inside the frontmatter ends it there.',
  ],
  [head('name: do-it'), 'load do-it | ', 'It has no description to show to the model.'],
  [
    head('name: do-it', 'description: ""'),
    'load do-it | ',
    'It has no description to show to the model. The description is empty.',
  ],
  [
    '«---»\nname: do-it\n',
    'skip-silent',
    'The file has fewer than two `---`; this client finds no frontmatter in it.',
  ],
  [
    '«# Title»\n\nDo it.\n',
    'skip-silent',
    'The file has fewer than two `---`; this client finds no frontmatter in it.',
  ],
  ['«»Do it.', 'skip-silent', 'The file has fewer than two `---`; this client finds no frontmatter in it.'],
  [lacking('description: Does it.'), 'skip-log', 'The frontmatter has no `name`; this client requires it.'],
  [head('«name: ""»', 'description: D'), 'skip-log', '`name` is empty; this client requires it.'],
  [head('«name: a/b»', 'description: D'), 'skip-log', 'The name `a/b` holds a `/`.'],
  [
    head('«name: [a]»', 'description: D'),
    'skip-log',
    '`name` is a list in YAML; this client wants text, so put it in quotes.',
  ],
  [
    head('name: do-it', '«description:\n  a: b»'),
    'skip-log',
    '`description` is a map in YAML; this client wants text, so put it in quotes.',
  ],
  [also('«metadata: mine»'), 'skip-log', '`metadata` is text; this client wants a map, or none.'],
  [also('«metadata:»'), 'unknown', 'What this client makes of an empty `metadata` is not established.'],
  [
    head('name: do-it', '«name: other»', 'description: D'),
    'skip-log',
    '`name` stands twice; keep one of the two.',
  ],
  [also('«description: Other.»'), 'skip-log', '`description` stands twice; keep one of the two.'],
  [
    also('metadata:', '  a: b', '«metadata:\n  c: d»'),
    'skip-log',
    '`metadata` stands twice; keep one of the two.',
  ],
])
