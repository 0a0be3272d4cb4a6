// What Codex CLI makes of a document, one rule a line.
import { also, head, lacking, rulesOf, tellsOf } from '../../../../test/client-rules.ts'

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

tellsOf('codex', [
  [also(), 'load do-it | Does it.', 'Loads as written.'],
  [head('description: Does it.'), 'load do-it | Does it.', 'The name is taken from the folder.'],
  [head('name: ""', 'description: Does it.'), 'load do-it | Does it.', 'The name is taken from the folder.'],
  [head(`name: ${'😀'.repeat(64)}`, 'description: D'), 'load', 'Loads as written.'],
  [
    head(`«name: ${'n'.repeat(65)}»`, 'description: D'),
    'skip-msg',
    '`name` has 65 characters; this client takes up to 64.',
  ],
  [lacking('name: do-it'), 'skip-msg', 'The frontmatter has no `description`; this client requires it.'],
  [head('name: do-it', '«description: " "»'), 'skip-msg', '`description` is empty; this client requires it.'],
  [
    head('name: do-it', '«description: [a, b]»'),
    'skip-msg',
    '`description` is a list in YAML; this client wants text, so put it in quotes.',
  ],
  [
    head('description: Does it.', '«name:\n  a: b»'),
    'skip-msg',
    '`name` is a map in YAML; this client wants text, so put it in quotes.',
  ],
  [also('«metadata: mine»'), 'skip-msg', '`metadata` is text; this client wants a map, or none.'],
  [also('«metadata: [a]»'), 'skip-msg', '`metadata` is a list; this client wants a map, or none.'],
  [also('«metadata: ~»'), 'skip-msg', '`metadata` is nothing; this client wants a map, or none.'],
  [also('metadata:'), 'load', 'Loads as written.'],
  [also('«metadata: ""»'), 'skip-msg', '`metadata` is text; this client wants a map, or none.'],
  [also('metadata:', '  short-description: Short.', '  other: [a]'), 'load', 'Loads as written.'],
  [also('metadata:', '  short-description:'), 'load', 'Loads as written.'],
  [
    also('«metadata:\n  short-description: [a]»'),
    'skip-msg',
    '`short-description` is a list; this client wants text.',
  ],
  [
    head('name: do-it', '«name: other»', 'description: Does it.'),
    'skip-msg',
    '`name` stands twice; keep one of the two.',
  ],
  [also('«description: Other.»'), 'skip-msg', '`description` stands twice; keep one of the two.'],
  [
    also('metadata:', '  a: b', '«metadata:\n  c: d»'),
    'skip-msg',
    '`metadata` stands twice; keep one of the two.',
  ],
  ['---\n«---»\n\nDo it.\n', 'skip-msg', 'Nothing stands between the two fences.'],
  ['---\n«- one\n- two»\n---\n\nDo it.\n', 'skip-msg', 'The frontmatter holds no `key: value` lines.'],
])

tellsOf(
  'codex',
  [[head('description: D'), 'load skill | D', 'The name is taken from the folder.']],
  'SKILL.md',
)
