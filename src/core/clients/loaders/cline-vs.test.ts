// What Cline’s list in the editor makes of a document, one rule a line.
import { also, head, lacking, rulesOf, tellsOf } from '../../../../test/client-rules.ts'

rulesOf('cline-vs', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  ['wants the folder’s name', head('name: other', 'description: Does it.'), 'skip-log'],
  ['wants both fields, not empty', head('name: do-it'), 'skip-log'],
  ['wants text', head('name: do-it', 'description: 12'), 'skip-log'],
  ['reads a date as text', head('name: do-it', 'description: 2024-01-01'), 'load do-it | 2024-01-01'],
  ['repairs nothing', head('name: do-it', 'description: Does it: well.'), 'skip-log'],
  ['does not mind an empty body', '---\nname: do-it\ndescription: Does it.\n---\n', 'load'],
])

tellsOf('cline-vs', [
  [also(), 'load do-it | Does it.', 'Loads as written.'],
  [lacking('description: D'), 'skip-log', 'The frontmatter has no `name`; this client requires it.'],
  [head('«name: ""»', 'description: D'), 'skip-log', '`name` is empty; this client requires it.'],
  [
    head('«name: 12»', 'description: D'),
    'skip-log',
    '`name` is a number in YAML; this client wants text, so put it in quotes.',
  ],
  [
    head('name: do-it', '«description: true»'),
    'skip-log',
    '`description` is a yes or no in YAML; this client wants text, so put it in quotes.',
  ],
  [
    head('«name: other»', 'description: D'),
    'skip-log',
    'The name `other` is not that of its directory, `do-it`; this client wants the two to be the same.',
  ],
])

tellsOf(
  'cline-vs',
  [[head('name: other', 'description: D'), 'load other | D', 'Loads as written.']],
  'SKILL.md',
)
