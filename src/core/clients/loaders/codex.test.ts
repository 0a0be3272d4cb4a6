// What Codex CLI makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

rulesOf('codex', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  ['takes the name from the folder', head('description: Does it.'), 'load do-it | Does it.'],
  ['takes any scalar as text', head('name: 12', 'description: 2024-01-01'), 'load 12 | 2024-01-01'],
  [
    'puts a description on one line',
    head('name: do-it', 'description: |', '  Does it', '  well.'),
    'load do-it | Does it well.',
  ],
  [
    'repairs a colon in prose',
    head('name: do-it', 'description: Does it: well.'),
    'load do-it | Does it: well.',
  ],
  [
    'repairs a bracket that is no list',
    head('name: do-it', 'description: [it] is done.'),
    'load do-it | [it] is done.',
  ],
  [
    'does not repair a colon on a wrapped line',
    head('name: do-it', 'description: Does', '  it: well.'),
    'skip-msg',
  ],
  ['does not repair text after a quote', head('name: do-it', 'description: "It" is done.'), 'skip-msg'],
  ['wants a description', head('name: do-it'), 'skip-msg'],
  [
    'wants a name of up to 64 characters',
    head(`name: ${'n'.repeat(65)}`, 'description: Does it.'),
    'skip-msg',
  ],
  ['takes a description of any length', head('name: do-it', `description: ${'d'.repeat(2000)}`), 'load'],
  ['wants metadata to be a map', head('name: do-it', 'description: Does it.', 'metadata: mine'), 'skip-msg'],
  [
    'refuses a second name and lets other keys repeat',
    head('name: do-it', 'name: do-it', 'description: Does it.'),
    'skip-msg',
  ],
  [
    'lets a key that it does not read repeat',
    head('name: do-it', 'description: Does it.', 'x: 1', 'x: 2'),
    'load',
  ],
  ['trims its fences', head('name: do-it', 'description: Does it.').replaceAll('---\n', '--- \n'), 'load'],
  [
    'leaves a byte order mark in the first line',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'skip-msg',
  ],
  ['wants a line between the fences', '---\n---\n', 'skip-msg'],
  ['wants UTF-8', new Uint8Array([0x2d, 0x2d, 0x2d, 0x0a, 0xff]), 'skip-msg'],
  [
    'a map in the place of the description is quoted and becomes text',
    head('name: do-it', 'description: {a: b}'),
    'load do-it | {a: b}',
  ],
  ['a list without a colon stays a list', head('name: do-it', 'description: [a, b]'), 'skip-msg'],
  [
    'a null that is written out is no metadata',
    head('name: do-it', 'description: D', 'metadata: null'),
    'skip-msg',
  ],
  ['nothing at all is', head('name: do-it', 'description: D', 'metadata:'), 'load'],
  ['a bracket that is a key is an error', head('name: do-it', 'description: D', '[a]: b'), 'skip-msg'],
])

rulesOf('codex', [['finds `SKILL.md` alone', head('description: Does it.'), 'skip-silent']], 'do-it/skill.md')
rulesOf(
  'codex',
  [['looks six levels deep', head('description: Does it.'), 'load']],
  '.agents/skills/1/2/3/4/5/6/SKILL.md',
)
rulesOf(
  'codex',
  [['and no deeper', head('description: Does it.'), 'skip-silent']],
  '.agents/skills/1/2/3/4/5/6/7/SKILL.md',
)
