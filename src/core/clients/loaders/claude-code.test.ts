// What Claude Code makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

rulesOf('claude-code', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  ['goes by the folder’s name', head('name: other', 'description: Does it.'), 'load do-it | Does it.'],
  ['takes the description from the first paragraph', head('name: do-it'), 'load do-it | # Title'],
  ['loads a file without frontmatter', '# Title\n\nDo the thing.\n', 'load do-it | # Title'],
  [
    'loads what is not YAML without its fields',
    head('name: do-it', 'description: Does it: well.'),
    'load do-it | null',
  ],
  ['turns a number into text', head('name: do-it', 'description: 12'), 'load do-it | 12'],
  [
    'appends when to use it',
    head('name: do-it', 'description: Does it.', 'when_to_use: Now.'),
    'load do-it | Does it. Now.',
  ],
  [
    'is not offered where only a person may call it',
    head('name: do-it', 'description: Does it.', 'disable-model-invocation: yes'),
    'load-slash-only',
  ],
  [
    'strips a byte order mark',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
  [
    'is not known to take CRLF',
    head('name: do-it', 'description: Does it.').replaceAll('\n', '\r\n'),
    'unknown',
  ],
  ['is not known to take an empty description', head('name: do-it', 'description: ""'), 'unknown'],
])

rulesOf('claude-code', [['finds `SKILL.md` alone', head('name: do-it'), 'skip-silent']], 'do-it/skill.md')
