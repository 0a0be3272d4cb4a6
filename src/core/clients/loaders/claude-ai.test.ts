// What the upload of claude.ai makes of a document, one rule a line.
import { expect, it } from 'vitest'
import { also, head, lacking, rulesOf, type Telling, tellsOf } from '../../../../test/client-rules.ts'
import { MemorySource } from '../../source/memory.ts'
import { verdicts } from '../table.ts'

rulesOf('claude-ai', [
  ['loads what is plain', head('name: do-it', 'description: Does it.'), 'load do-it | Does it.'],
  [
    'takes the six keys of the specification alone',
    head('name: do-it', 'description: Does it.', 'version: 1'),
    'refuse',
  ],
  ['wants lowercase letters, digits and hyphens', head('name: Do-It', 'description: Does it.'), 'refuse'],
  ['keeps its own names', head('name: claude-help', 'description: Does it.'), 'refuse'],
  [
    'wants a description of up to 1,024 characters',
    head('name: do-it', `description: ${'d'.repeat(1025)}`),
    'refuse',
  ],
  ['wants no tags in it', head('name: do-it', 'description: Does <b>it</b>.'), 'refuse'],
  ['wants both fields, not empty', head('name: do-it', 'description: ""'), 'refuse'],
  ['wants YAML', head('name: do-it', 'description: Does it: well.'), 'refuse'],
  ['starts at the first fence', `\n${head('name: do-it', 'description: Does it.')}`, 'refuse'],
  [
    'is not known to take a byte order mark',
    `\ufeff${head('name: do-it', 'description: Does it.')}`,
    'unknown',
  ],
  [
    'is not known to take another name than the folder’s',
    head('name: other', 'description: Does it.'),
    'unknown',
  ],
  [
    'is not known to take nested metadata',
    head('name: do-it', 'description: Does it.', 'metadata:', '  a:', '    b: c'),
    'unknown',
  ],
])

it.each([
  ['old/SKILL.md', 'refuse'],
  ['old/deep/skill.md', 'refuse'],
  ['old/my-skill.md', 'load'],
  ['../other/SKILL.md', 'load'],
])('wants exactly one document in the folder: with %s it says %s', async (path, word) => {
  const document = head('name: do-it', 'description: Does it.')
  const other = path.startsWith('../') ? path.slice(3) : `do-it/${path}`
  const all = await verdicts(new MemorySource({ 'do-it/SKILL.md': document, [other]: document }), 'do-it')
  const verdict = all.find(({ client }) => client === 'claude-ai')
  expect([verdict?.verdict, verdict?.reason]).toEqual([
    word,
    word === 'refuse'
      ? 'The skill’s folder holds 2 files named SKILL.md; this client takes exactly one.'
      : 'Loads as written.',
  ])
  expect(all.filter(each => each.verdict === 'refuse').map(({ client }) => client)).toEqual(
    word === 'refuse' ? ['claude-ai'] : [],
  )
})

const unsettled = (what: string) => `Whether ${what} is taken is not established.`

tellsOf('claude-ai', [
  [`${also()}--- \nMore.\n`, 'load do-it | Does it.', 'Loads as written.'],
  [
    also('license: MIT', 'compatibility: Any.', 'metadata:', '  a: b', '  c:', 'allowed-tools: Read'),
    'load do-it | Does it.',
    'Loads as written.',
  ],
  [also('license:', 'compatibility:', 'metadata:', 'allowed-tools:'), 'load', 'Loads as written.'],
  ['«\ufeff»---\nname: do-it\n---\n', 'unknown', unsettled('a byte order mark')],
  [also().replaceAll('\n', '\r\n'), 'unknown', 'Whether CR line ends are taken is not established.'],
  ['«--- »\nname: do-it\n---\n', 'unknown', 'Whether spaces may follow `---` is not established.'],
  ['«---»\nname: do-it\n', 'refuse', 'The frontmatter is never closed by a line of `---`.'],
  ['«Do it.»\n', 'refuse', 'The file does not start with `---`; this client finds no frontmatter in it.'],
  [
    head('name: do-it', '«description: Does it: well.»'),
    'refuse',
    'The colon after `it` starts a second key where a value should be; put the value in quotes.',
  ],
  [also('metadata:', '«\t»by: me'), 'unknown', 'A tab stands between the parts of a line; use a space.'],
  [lacking('description: D'), 'refuse', 'The frontmatter has no `name`; this client requires it.'],
  [lacking('name: do-it'), 'refuse', 'The frontmatter has no `description`; this client requires it.'],
  [head('name: do-it', '«description: " "»'), 'refuse', '`description` is empty; this client requires it.'],
  [head('«name:»', 'description: D'), 'refuse', '`name` is empty; this client requires it.'],
  [
    also('«version: 1»'),
    'refuse',
    '`version` is none of the six keys that may stand in the frontmatter: name, description, license, compatibility, metadata, allowed-tools.',
  ],
  [
    also('«version: 1»', 'license: MIT', 'author: me'),
    'refuse',
    '`version`, `author` are none of the six keys that may stand in the frontmatter: name, description, license, compatibility, metadata, allowed-tools.',
  ],
  [
    head(`«name: ${'n'.repeat(65)}»`, 'description: D'),
    'refuse',
    '`name` has 65 characters; this client takes up to 64.',
  ],
  ...['Do-It', 'do it', 'do-it!', '!do-it'].map(
    (name): Telling => [
      head(`«name: "${name}"»`, 'description: D'),
      'refuse',
      `The name \`${name}\` may only hold lowercase letters, digits and hyphens.`,
    ],
  ),
  [
    head('«name: my-claude»', 'description: D'),
    'refuse',
    'The name holds `claude`; this client keeps that word for itself.',
  ],
  [
    head('«name: anthropic-do»', 'description: D'),
    'refuse',
    'The name holds `anthropic`; this client keeps that word for itself.',
  ],
  [head('name: do-it', `description: ${'😀'.repeat(1024)}`), 'load', 'Loads as written.'],
  [
    head('name: do-it', `«description: ${'d'.repeat(1025)}»`),
    'refuse',
    '`description` has 1025 characters; this client takes up to 1024.',
  ],
  [
    head('name: do-it', '«description: Does <em>it</em>.»'),
    'refuse',
    'The description holds what looks like a tag, `<…>`; this client refuses those.',
  ],
  [head('name: do-it', 'description: 2 > 1 and 1 < 2, <>'), 'load', 'Loads as written.'],
  [head('name: do-it', '«description: 12»'), 'unknown', unsettled('a `description` that is a number')],
  [head('«name: 12»', 'description: D'), 'unknown', unsettled('a `name` that is a number')],
  [also('«license: [MIT]»'), 'unknown', unsettled('a `license` that is a list')],
  [also('«compatibility: yes»'), 'unknown', unsettled('a `compatibility` that is a yes or no')],
  [head('«name: other»', 'description: D'), 'unknown', unsettled('a name that is not its folder’s')],
  [
    head('name: do-it', 'description: C', '«description: D»'),
    'unknown',
    unsettled('a repeated `description`'),
  ],
  [also('«metadata: mine»'), 'unknown', unsettled('`metadata` that is no map')],
  [also('«metadata:\n  a: b\n  c: [d]»'), 'unknown', unsettled('nested `metadata`')],
  [also('«allowed-tools: [Read]»'), 'unknown', unsettled('a list of `allowed-tools`')],
  ['---\nname: do-it\ndescription: D\n---\n \n', 'unknown', unsettled('an empty body')],
  [also('license: a \ufffd'), 'unknown', 'Whether bytes that are not UTF-8 are taken is not established.'],
])

tellsOf(
  'claude-ai',
  [[head(`name: ${'n'.repeat(64)}`, 'description: D'), 'load', 'Loads as written.']],
  'SKILL.md',
)
