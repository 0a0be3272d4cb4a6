// What Crush makes of a document, one rule a line.
import { also, head, lacking, rulesOf, type Telling, tellsOf } from '../../../../test/client-rules.ts'

rulesOf('crush', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  [
    'wants the folder’s name, in any letter case',
    head('name: Do-It', 'description: Does it.'),
    'load Do-It | Does it.',
  ],
  ['wants both fields', head('name: do-it'), 'skip-msg'],
  ['counts bytes', head('name: do-it', `description: ${'é'.repeat(513)}`), 'skip-msg'],
  [
    'wants text in metadata',
    head('name: do-it', 'description: Does it.', 'metadata:', '  a:', '    b: c'),
    'skip-msg',
  ],
  ['refuses repeated keys', head('name: do-it', 'description: Does it.', 'x: 1', 'x: 2'), 'skip-msg'],
  [
    'lets empty lines come first',
    `\n${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
  ['repairs nothing', head('name: do-it', 'description: Does it: well.'), 'skip-msg'],
])

tellsOf('crush', [
  [also('license: MIT', 'compatibility: Any.', 'metadata:', '  a: 1', '  b:'), 'load', 'Loads as written.'],
  [lacking('description: D'), 'skip-msg', 'The frontmatter has no `name`; this client requires it.'],
  [lacking('name: do-it'), 'skip-msg', 'The frontmatter has no `description`; this client requires it.'],
  [head('name: do-it', '«description: ""»'), 'skip-msg', '`description` is empty; this client requires it.'],
  [
    head('«name: é»', 'description: D'),
    'skip-msg',
    'The name `é` may only hold letters and digits, with single hyphens between.',
  ],
  [
    head('«name: do--it»', 'description: D'),
    'skip-msg',
    'The name `do--it` may only hold letters and digits, with single hyphens between.',
  ],
  [
    head('«name: -do»', 'description: D'),
    'skip-msg',
    'The name `-do` may only hold letters and digits, with single hyphens between.',
  ],
  [
    head('«name: do-»', 'description: D'),
    'skip-msg',
    'The name `do-` may only hold letters and digits, with single hyphens between.',
  ],
  [
    head(`«name: ${'é'.repeat(33)}»`, 'description: D'),
    'skip-msg',
    '`name` is 66 bytes; this client takes up to 64.',
  ],
  [
    head('«name: other»', 'description: D'),
    'skip-msg',
    'The name `other` is not that of its directory, `do-it`; this client wants the two to be the same.',
  ],
  [head('name: do-it', `description: ${'d'.repeat(1024)}`), 'load', 'Loads as written.'],
  [
    head('name: do-it', `«description: ${'é'.repeat(513)}»`),
    'skip-msg',
    '`description` is 1026 bytes; this client takes up to 1024.',
  ],
  [also(`compatibility: ${'c'.repeat(500)}`), 'load', 'Loads as written.'],
  [
    also(`«compatibility: ${'c'.repeat(501)}»`),
    'skip-msg',
    '`compatibility` is 501 bytes; this client takes up to 500.',
  ],
  ...['name', 'description', 'license', 'compatibility'].map(
    (key): Telling => [
      head(
        ...['name', 'description'].filter(each => each !== key).map(each => `${each}: do-it`),
        `«${key}: [a]»`,
      ),
      'skip-msg',
      `\`${key}\` is a list in YAML; this client wants text, so put it in quotes.`,
    ],
  ),
  [also('«metadata: mine»'), 'skip-msg', '`metadata` is text; this client wants a map of texts.'],
  [also('«metadata:\n  a: [b]»'), 'skip-msg', '`metadata.a` is a list; this client wants text there.'],
  [also('metadata:'), 'load', 'Loads as written.'],
])

tellsOf(
  'crush',
  [[head(`name: ${'n'.repeat(64)}`, 'description: D'), 'load', 'Loads as written.']],
  'SKILL.md',
)
