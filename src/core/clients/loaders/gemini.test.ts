// What Gemini CLI makes of a document, one rule a line.
import { also, head, lacking, rulesOf, tellsOf } from '../../../../test/client-rules.ts'

rulesOf('gemini', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  [
    'reads lines where YAML fails',
    head('name: do-it', 'description: Does it: well.'),
    'load do-it | Does it: well.',
  ],
  [
    'keeps quotes and brackets that it reads by lines',
    head('name: do-it', 'description: "It" is done.'),
    'load do-it | "It" is done.',
  ],
  [
    'reads lines where a field is no text',
    head('name: do-it', 'description:', '  - one', '  - two'),
    'load do-it | - one - two',
  ],
  [
    'goes on over indented lines',
    head('name: do-it', 'description: Does', '  it: well.'),
    'load do-it | Does it: well.',
  ],
  [
    'takes the last of a repeated key',
    head('name: old', 'name: do-it', 'description: Does it.'),
    'load do-it | Does it.',
  ],
  ['takes an empty name', head('name: ""', 'description: Does it.'), 'load  | Does it.'],
  ['makes a name fit for a file', head('name: a:b/c', 'description: Does it.'), 'load a-b-c | Does it.'],
  ['wants both fields', head('name: do-it'), 'skip-silent'],
  [
    'wants `---` alone on the first line',
    head('name: do-it', 'description: Does it.').replaceAll('---\n', '--- \n'),
    'skip-silent',
  ],
  [
    'leaves a byte order mark in the first line',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'skip-silent',
  ],
  [
    'takes CRLF',
    head('name: do-it', 'description: Does it.').replaceAll('\n', '\r\n'),
    'load do-it | Does it.',
  ],
  ['ends at any line that starts with `---`', '---\nname: do-it\ndescription: Does it.\n----\n', 'load'],
])

rulesOf(
  'gemini',
  [['looks directly below the skills folder', head('name: do-it', 'description: Does it.'), 'skip-silent']],
  '.gemini/skills/group/do-it/SKILL.md',
)

tellsOf('gemini', [
  [also(), 'load do-it | Does it.', 'Loads as written.'],
  [
    head('name: a:b/c', 'description: D'),
    'load a-b-c | D',
    'Characters that a file name may not hold become `-` in the name.',
  ],
  [head('name: do-it', 'description: |', '  D', ''), 'load do-it | D', 'Loads as written.'],
  [lacking('description: D'), 'skip-silent', 'The frontmatter has no `name`; this client requires it.'],
  [lacking('name: do-it'), 'skip-silent', 'The frontmatter has no `description`; this client requires it.'],
  ['«---»\nname: do-it\n', 'skip-silent', 'The frontmatter is never closed by a line of `---`.'],
])
