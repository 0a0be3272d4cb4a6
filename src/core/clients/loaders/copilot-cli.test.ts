// What GitHub Copilot CLI makes of a document, one rule a line.
import { also, head, lacking, rulesOf, type Telling, tellsOf } from '../../../../test/client-rules.ts'

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

const open = 'What this client then does is not established.'

tellsOf('copilot-cli', [
  [
    also('license: MIT', 'metadata:', '  a: b', '  c:', 'allowed-tools: Read'),
    'load do-it | Does it.',
    'Loads as written.',
  ],
  [also('metadata:', 'allowed-tools:'), 'load', 'Loads as written.'],
  ['«\ufeff»---\nname: do-it\n---\n', 'unknown', 'Whether a byte order mark is taken is not established.'],
  [also().replaceAll('\n', '\r\n'), 'unknown', 'Whether CR line ends are taken is not established.'],
  ['«Do it.»\n', 'skip-msg', 'The file does not start with `---`; this client finds no frontmatter in it.'],
  ['«---»\nname: do-it\n', 'unknown', `The frontmatter is never closed by a line of \`---\`. ${open}`],
  [
    '«--- »\nname: do-it\n---\n',
    'unknown',
    `Spaces stand around the opening \`---\`; write it alone on its line. ${open}`,
  ],
  [
    '«\n»---\nname: do-it\n---\n',
    'unknown',
    `The file starts with an empty line; this client wants \`---\` as the very first line. ${open}`,
  ],
  [
    head('name: do-it', '«description: Does it: well.»'),
    'skip-msg',
    'The colon after `it` starts a second key where a value should be; put the value in quotes.',
  ],
  [
    head('name: do-it', '«description: @you»'),
    'unknown',
    `The value of \`description\` starts with \`@\`, which YAML reserves; put the value in quotes. ${open}`,
  ],
  [lacking('description: D'), 'unknown', `The frontmatter has no \`name\`; this client requires it. ${open}`],
  [
    head('name: do-it', '«description: ""»'),
    'unknown',
    `\`description\` is empty; this client requires it. ${open}`,
  ],
  [
    head('name: do-it', '«description:»'),
    'unknown',
    `\`description\` is empty; this client requires it. ${open}`,
  ],
  [head('name: do-it', '«description: 12»'), 'unknown', `\`description\` is not text. ${open}`],
  [head('«name: 12»', 'description: D'), 'unknown', `\`name\` is not text. ${open}`],
  ...['a:b', 'é', 'a/', '/a'].map(
    (name): Telling => [
      head(`«name: ${name}»`, 'description: D'),
      'skip-msg',
      `The name \`${name}\` may only hold letters, digits, hyphens, underscores, dots and spaces.`,
    ],
  ),
  [
    head('name: do-it', `«description: ${'d'.repeat(1025)}»`),
    'skip-msg',
    '`description` has 1025 characters; this client takes up to 1024.',
  ],
  [head('name: do-it', `description: ${'😀'.repeat(1024)}`), 'load', 'Loads as written.'],
  [head(`«name: ${'n'.repeat(65)}»`, 'description: D'), 'unknown', `The name is over 64 characters. ${open}`],
  [head('«name: other»', 'description: D'), 'unknown', `The name is not its folder’s. ${open}`],
  [head('name: Do-It', 'description: D'), 'load Do-It | D', 'Loads as written.'],
  [
    also('«argument-hint: [path]»'),
    'skip-msg',
    '`argument-hint` is a list in YAML; this client wants text, so put it in quotes.',
  ],
  [
    also('license: MIT', '«version: 1»'),
    'unknown',
    `\`version\` is a key that its documents do not name. ${open}`,
  ],
  [
    head('name: do-it', '«description: Does <em>it</em>.»'),
    'unknown',
    `The description holds what looks like a tag. ${open}`,
  ],
  [head('name: do-it', 'description: 2 > 1 and 1 < 2, <>'), 'load', 'Loads as written.'],
  [
    also('«metadata: mine»'),
    'unknown',
    `\`metadata\` is of a type that its documents do not speak of. ${open}`,
  ],
  [
    also('«metadata:\n  a: b\n  c: [d]»'),
    'unknown',
    `\`metadata\` is of a type that its documents do not speak of. ${open}`,
  ],
  [
    also('«allowed-tools: [a]»'),
    'unknown',
    `\`allowed-tools\` is of a type that its documents do not speak of. ${open}`,
  ],
  ['---\n«name: do-it»\ndescription: D\n---\n \n', 'unknown', `The body is empty. ${open}`],
  [
    head('name: do-it', '«description: a \ufffd»'),
    'unknown',
    `The file holds bytes that are not UTF-8. ${open}`,
  ],
])

tellsOf(
  'copilot-cli',
  [
    [
      head('«name: claude-help»', 'description: D'),
      'unknown',
      `The name holds a word that a vendor keeps for itself. ${open}`,
    ],
    [head(`name: ${'n'.repeat(64)}`, 'description: D'), 'load', 'Loads as written.'],
  ],
  'SKILL.md',
)
