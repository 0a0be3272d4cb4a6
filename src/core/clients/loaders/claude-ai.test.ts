// What the upload of claude.ai makes of a document, one rule a line.
import { expect, it } from 'vitest'
import { head, rulesOf } from '../../../../test/client-rules.ts'
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
  expect(verdict?.verdict).toBe(word)
  expect(all.filter(each => each.verdict === 'refuse').map(({ client }) => client)).toEqual(
    word === 'refuse' ? ['claude-ai'] : [],
  )
})
