// What Kimi Code makes of a document, one rule a line.
import { also, head, lacking, rulesOf, type Telling, tellsOf } from '../../../../test/client-rules.ts'

rulesOf('kimi-code', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  [
    'trims its fences, a byte order mark too',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
  ['wants both fields, not empty', head('name: ""', 'description: Does it.'), 'skip-log'],
  ['wants text', head('name: 12', 'description: Does it.'), 'skip-log'],
  ['repairs nothing', head('name: do-it', 'description: Does it: well.'), 'skip-log'],
  [
    'trims the block, so that one indented as a whole fails',
    head('  name: do-it', '  description: Does it.'),
    'skip-log',
  ],
  ['knows four types', head('name: do-it', 'description: Does it.', 'type: other'), 'skip-log'],
  [
    'takes a tab after a colon, not as indentation',
    head('name: do-it', 'description: Does it.', 'metadata:', '\tby: me'),
    'skip-log',
  ],
])

tellsOf('kimi-code', [
  [also('type: prompt'), 'load do-it | Does it.', 'Loads as written.'],
  ...['inline', 'flow', 'reference', '4', ''].map(
    (type): Telling => [also(`type: ${type}`), 'load', 'Loads as written.'],
  ),
  [
    also('«type: standard»'),
    'skip-log',
    '`type` is `standard`; this client knows prompt, inline, flow and reference.',
  ],
  [head('name: " do-it "', 'description: " D "'), 'load do-it | D', 'Loads as written.'],
  [lacking('description: D'), 'skip-log', 'The frontmatter has no `name`; this client requires it.'],
  [head('name: do-it', '«description: " "»'), 'skip-log', '`description` is empty; this client requires it.'],
  [head('«name:»', 'description: D'), 'skip-log', '`name` is empty; this client requires it.'],
  [
    head('name: do-it', '«description: 12»'),
    'skip-log',
    '`description` is a number in YAML; this client wants text, so put it in quotes.',
  ],
  [
    '---\n\n\n«name: 12»\n---\n',
    'skip-log',
    '`name` is a number in YAML; this client wants text, so put it in quotes.',
  ],
  [
    '---\n\n\n«name: a: b»\n---\n',
    'skip-log',
    'The colon after `a` starts a second key where a value should be; put the value in quotes.',
  ],
  ['«Do it.»\n', 'skip-log', 'The file does not start with `---`; this client finds no frontmatter in it.'],
])

rulesOf('kimi-code', [['looks eight levels deep', also(), 'load']], '.agents/skills/1/2/3/4/5/6/7/8/SKILL.md')
rulesOf('kimi-code', [['and no deeper', also(), 'skip-silent']], '.agents/skills/1/2/3/4/5/6/7/8/9/SKILL.md')
