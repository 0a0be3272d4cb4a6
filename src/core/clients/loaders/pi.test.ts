// What pi makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

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
