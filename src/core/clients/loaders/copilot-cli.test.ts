// What GitHub Copilot CLI makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

rulesOf('copilot-cli', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  ['wants frontmatter', '# Title\n\nDo the thing.\n', 'skip-msg'],
  ['refuses a colon in prose', head('name: do-it', 'description: Does it: well.'), 'skip-msg'],
  [
    'wants letters, digits, hyphens, underscores, dots and spaces in a name',
    head('name: a:b', 'description: Does it.'),
    'skip-msg',
  ],
  [
    'wants a description of up to 1,024 characters',
    head('name: do-it', `description: ${'d'.repeat(1025)}`),
    'skip-msg',
  ],
  ['is not known to refuse other YAML', head('name: do-it', 'description: @you'), 'unknown'],
  [
    'wants text for the hint of arguments',
    head('name: do-it', 'description: Does it.', 'argument-hint: [path]'),
    'skip-msg',
  ],
  ['is not known to take other keys', head('name: do-it', 'description: Does it.', 'version: 1'), 'unknown'],
  [
    'is not known to take a byte order mark',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'unknown',
  ],
])
