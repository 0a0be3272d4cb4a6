// What Mistral Vibe makes of a document, one rule a line.
import { head, rulesOf } from '../../../../test/client-rules.ts'

rulesOf('vibe', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  [
    'takes fences of three or more dashes',
    head('name: do-it', 'description: Does it.').replaceAll('---', '-----'),
    'load do-it | Does it.',
  ],
  [
    'lets empty lines come first',
    `\n${head('name: do-it', 'description: Does it.')}`,
    'load do-it | Does it.',
  ],
  [
    'leaves a byte order mark where it is',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'skip-msg',
  ],
  ['wants a strict name', head('name: Do-It', 'description: Does it.'), 'skip-msg'],
  ['lets the name be another than the folder', head('name: other', 'description: Does it.'), 'load'],
  [
    'wants text for a license',
    head('name: do-it', 'description: Does it.', 'license:', '  - MIT'),
    'skip-msg',
  ],
  [
    'wants compatibility of up to 500 characters',
    head('name: do-it', 'description: Does it.', `compatibility: ${'c'.repeat(501)}`),
    'skip-msg',
  ],
  ['wants metadata to be a map', head('name: do-it', 'description: Does it.', 'metadata: mine'), 'skip-msg'],
  ['takes a description of spaces', head('name: do-it', 'description: "  "'), 'load'],
  [
    'takes the last of a repeated key',
    head('name: old', 'name: do-it', 'description: Does it.'),
    'load do-it | Does it.',
  ],
  ['repairs nothing', head('name: do-it', 'description: Does it: well.'), 'skip-msg'],
  ['a number is no list of tools', head('name: do-it', 'description: D', 'allowed-tools: 1'), 'skip-msg'],
  ['a map counts as its keys', head('name: do-it', 'description: D', 'allowed-tools: {Read: true}'), 'load'],
  ['an empty compatibility is one', head('name: do-it', 'description: D', 'compatibility: ""'), 'load'],
])
