// What pi makes of a document, one rule a line.
import { also, head, lacking, rulesOf, type Telling, tellsOf } from '../../../../test/client-rules.ts'

rulesOf('pi', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  ['takes the name from the folder', head('description: Does it.'), 'load do-it | Does it.'],
  ['and so where the name is no text', head('name: 12', 'description: Does it.'), 'load do-it | Does it.'],
  ['warns of a name that is not lowercase', head('name: Do It', 'description: Does it.'), 'load-warn'],
  [
    'warns of a name over 64 characters',
    head(`name: ${'n'.repeat(65)}`, 'description: Does it.'),
    'load-warn',
  ],
  [
    'warns of a description over 1,024 characters',
    head('name: do-it', `description: ${'d'.repeat(1025)}`),
    'load-warn',
  ],
  ['does not mind another folder name', head('name: other', 'description: Does it.'), 'load'],
  ['wants a description that is text', head('name: do-it', 'description: 12'), 'skip-msg'],
  ['repairs nothing', head('name: do-it', 'description: Does it: well.'), 'skip-msg'],
  [
    'makes the text plain first',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
  [
    'lets anything follow the dashes',
    head('name: do-it', 'description: Does it.').replaceAll('---\n', '--- \n'),
    'load do-it | Does it.',
  ],
])

tellsOf('pi', [
  [also(), 'load do-it | Does it.', 'Loads as written.'],
  ['--- \nname: do-it\ndescription: D\n---x\n', 'load do-it | D', 'Loads as written.'],
  [head('description: D'), 'load do-it | D', 'The name is taken from the folder.'],
  [lacking('name: do-it'), 'skip-msg', 'The frontmatter has no `description`; this client requires it.'],
  [head('name: do-it', '«description: " "»'), 'skip-msg', '`description` is empty; this client requires it.'],
  [head('name: do-it', '«description:»'), 'skip-msg', '`description` is empty; this client requires it.'],
  [
    head('name: do-it', '«description: 12»'),
    'skip-msg',
    '`description` is a number in YAML; this client wants text, so put it in quotes.',
  ],
  ['«---»\nname: do-it\n', 'skip-msg', 'The frontmatter is never closed by a line of `---`.'],
  ['«Do it.»\n', 'skip-msg', 'The file does not start with `---`; this client finds no frontmatter in it.'],
  [
    head(`«name: ${'n'.repeat(65)}»`, 'description: D'),
    'load-warn',
    '`name` has 65 characters; this client takes up to 64.',
  ],
  [head(`name: ${'n'.repeat(64)}`, 'description: D'), 'load', 'Loads as written.'],
  [
    head('«name: do_it»', 'description: D'),
    `load-warn do_it | D`,
    'The name `do_it` may only hold lowercase letters, digits and hyphens.',
  ],
  ...['-do', 'do-', 'do--it'].map(
    (name): Telling => [
      head(`«name: ${name}»`, 'description: D'),
      `load-warn ${name} | D`,
      `The name \`${name}\` starts or ends with a hyphen, or has two in a row.`,
    ],
  ),
  [head('name: do-it', `description: ${'d'.repeat(1024)}`), 'load', 'Loads as written.'],
  [
    head('name: do-it', `«description: ${'d'.repeat(1025)}»`),
    'load-warn',
    '`description` has 1025 characters; this client takes up to 1024.',
  ],
])

tellsOf(
  'pi',
  [
    [
      lacking('description: D'),
      'load-warn Do_It | D',
      'The name `Do_It` may only hold lowercase letters, digits and hyphens.',
    ],
  ],
  'Do_It/SKILL.md',
)

rulesOf(
  'pi',
  [['does not enter hidden directories', also(), 'skip-silent']],
  '.agents/skills/.old/do-it/SKILL.md',
)
