// What quick_validate.py makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

rulesOf('quick_validate', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  [
    'takes the six keys of the specification alone',
    head('name: do-it', 'description: Does it.', 'version: 1'),
    'refuse',
  ],
  ['reads yes as a yes, not as text', head('name: yes', 'description: Does it.'), 'refuse'],
  ['wants lowercase letters, digits and hyphens', head('name: Do-It', 'description: Does it.'), 'refuse'],
  ['wants no hyphens at the ends or in a row', head('name: do--it', 'description: Does it.'), 'refuse'],
  ['passes an empty name', head('name: ""', 'description: Does it.'), 'load'],
  ['passes an empty description', head('name: do-it', 'description: ""'), 'load'],
  ['wants no angle brackets in the description', head('name: do-it', 'description: Does <it>.'), 'refuse'],
  [
    'wants a description of up to 1,024 characters',
    head('name: do-it', `description: ${'d'.repeat(1025)}`),
    'refuse',
  ],
  [
    'wants compatibility of up to 500 characters',
    head('name: do-it', 'description: Does it.', `compatibility: ${'c'.repeat(501)}`),
    'refuse',
  ],
  [
    'takes the last of a repeated key',
    head('name: old', 'name: do-it', 'description: Does it.'),
    'load do-it | Does it.',
  ],
  ['refuses a tab after a colon', head('name:\tdo-it', 'description: Does it.'), 'refuse'],
  ['lets the name be another than the folder', head('name: other', 'description: Does it.'), 'load'],
  ['knows no reserved words', head('name: claude-help', 'description: Does it.'), 'load'],
  [
    'leaves a byte order mark in the first line',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'refuse',
  ],
])

rulesOf(
  'quick_validate',
  [['wants `SKILL.md`', head('name: do-it', 'description: Does it.'), 'refuse']],
  'do-it/skill.md',
)
