// What the skills CLI makes of a document, one rule a line.
import { also, head, lacking, rulesOf, tellsOf } from '../../../../test/client-rules.ts'

rulesOf('skills-cli', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  ['repairs nothing', head('name: do-it', 'description: Does it: well.'), 'skip-msg'],
  ['wants both fields, not empty', head('name: do-it', 'description: ""'), 'skip-msg'],
  ['takes a description of spaces', head('name: do-it', 'description: "  "'), 'load'],
  ['wants text', head('name: 12', 'description: Does it.'), 'skip-msg'],
  ['reads a date as text', head('name: do-it', 'description: 2024-01-01'), 'load do-it | 2024-01-01'],
  ['refuses repeated keys', head('name: do-it', 'description: Does it.', 'x: 1', 'x: 2'), 'skip-msg'],
  [
    'strips a byte order mark',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
  [
    'wants `---` alone on the first line',
    head('name: do-it', 'description: Does it.').replaceAll('---\n', '--- \n'),
    'skip-msg',
  ],
  [
    'hides what is marked as internal',
    head('name: do-it', 'description: Does it.', 'metadata:', '  internal: true'),
    'skip-silent',
  ],
])

tellsOf('skills-cli', [
  [also('metadata:', '  internal: false'), 'load do-it | Does it.', 'Loads as written.'],
  [also('metadata: mine'), 'load', 'Loads as written.'],
  [also('metadata: [internal]'), 'load', 'Loads as written.'],
  [
    also('«metadata: {internal: true}»'),
    'skip-silent',
    '`metadata.internal` is true; this client hides such a skill.',
  ],
  [head('name: do-it', 'description: " "'), 'load do-it |  ', 'Loads as written.'],
  [lacking('description: D'), 'skip-msg', 'The frontmatter has no `name`; this client requires it.'],
  [head('name: do-it', '«description: ""»'), 'skip-msg', '`description` is empty; this client requires it.'],
  [
    head('name: do-it', '«description: 12»'),
    'skip-msg',
    '`description` is a number in YAML; this client wants text, so put it in quotes.',
  ],
  ['«Do it.»\n', 'skip-msg', 'The file does not start with `---`; this client finds no frontmatter in it.'],
])

rulesOf('skills-cli', [['looks three levels deep', also(), 'load']], '.agents/skills/1/2/3/SKILL.md')
rulesOf('skills-cli', [['and no deeper', also(), 'skip-silent']], '.agents/skills/1/2/3/4/SKILL.md')
