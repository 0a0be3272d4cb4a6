// What Qwen Code makes of a document, one rule a line.
import { also, head, lacking, rulesOf, tellsOf } from '../../../../test/client-rules.ts'

rulesOf('qwen', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  [
    'reads lines where YAML fails',
    head('name: do-it', 'description: Does it: well.'),
    'load do-it | Does it: well.',
  ],
  [
    'joins a list with commas',
    head('name: do-it', 'description:', '  - one', '  - two'),
    'load do-it | one,two',
  ],
  ['turns numbers into text', head('name: 12', 'description: 34'), 'load 12 | 34'],
  ['cannot turn a map into text', head('name: do-it', 'description:', '  a: b'), 'skip-silent'],
  ['wants both fields, not empty', head('name: ""', 'description: Does it.'), 'skip-silent'],
  [
    'takes letters of any script, digits, `_`, `:`, `.` and `-` in a name',
    head('name: dö:it_1', 'description: Does it.'),
    'load dö:it_1 | Does it.',
  ],
  ['and no spaces', head('name: do it', 'description: Does it.'), 'skip-silent'],
  [
    'wants the closing fence alone on its line',
    '---\nname: do-it\ndescription: Does it.\n----\n',
    'skip-silent',
  ],
  [
    'makes the text plain first',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
  ['a list of maps has no text', head('name: do-it', 'description: [a: b]'), 'skip-silent'],
  ['its own `paths` is a list', head('name: do-it', 'description: D', 'paths: src'), 'skip-silent'],
])

const allowed = 'letters, digits, `_`, `:`, `.` and `-`'

tellsOf('qwen', [
  ['---\n"x\nname: do-it\ndescription: D"\n---\nDo it.\n', 'load do-it | D"', 'Loads as written.'],
  [
    head('name: do-it', 'description: !!timestamp 2024-01-01'),
    'load do-it | 2024-01-01',
    'The description was a date and becomes text.',
  ],
  [also('model: fast', 'paths: [src]', 'allowedTools: [a]'), 'load do-it | Does it.', 'Loads as written.'],
  [also('model:', 'paths:', 'allowedTools:'), 'load', 'Loads as written.'],
  [
    head('name: do-it', 'description: [a, ~, 1]'),
    'load do-it | a,1',
    'The description was a list and becomes text.',
  ],
  [head('name: do-it', 'description: yes'), 'load do-it | yes', 'Loads as written.'],
  [
    head('name: do-it', 'description: true'),
    'load do-it | true',
    'The description was a yes or no and becomes text.',
  ],
  [lacking('description: D'), 'skip-silent', 'The frontmatter has no `name`; this client requires it.'],
  [head('«name:»', 'description: D'), 'skip-silent', '`name` is empty; this client requires it.'],
  [head('«name: ""»', 'description: D'), 'skip-silent', '`name` is empty; this client requires it.'],
  [lacking('name: do-it'), 'skip-silent', 'The frontmatter has no `description`; this client requires it.'],
  [
    head('name: do-it', '«description: " "»'),
    'skip-silent',
    '`description` is empty; this client requires it.',
  ],
  [
    head('name: do-it', '«description: []»'),
    'skip-silent',
    '`description` is empty; this client requires it.',
  ],
  [head('«name: a b»', 'description: D'), 'skip-silent', `The name \`a b\` may only hold ${allowed}.`],
  [head('«name: a/»', 'description: D'), 'skip-silent', `The name \`a/\` may only hold ${allowed}.`],
  [head('«name: /a»', 'description: D'), 'skip-silent', `The name \`/a\` may only hold ${allowed}.`],
  [
    head('name: do-it', '«description:\n  a: b»'),
    'skip-silent',
    '`description` is a map in YAML; this client wants text, so put it in quotes.',
  ],
  [
    head('name: do-it', '«description: [a, b: c]»'),
    'skip-silent',
    '`description` is a list in YAML; this client wants text, so put it in quotes.',
  ],
  [
    also('«model: 4»'),
    'skip-silent',
    '`model` is a number in YAML; this client wants text, so put it in quotes.',
  ],
  [also('«paths: src»'), 'skip-silent', '`paths` is text; this client wants a list.'],
  [also('«allowedTools:\n  a: b»'), 'skip-silent', '`allowedTools` is a map; this client wants a list.'],
])
