// What a verdict says besides its reason: where it fell, what is known of the client, what a person sees.
import { expect, it } from 'vitest'
import { also, head } from '../../../test/client-rules.ts'
import { judge } from './judge.ts'
import { placeOf } from './parts/place.ts'
import { loaders } from './table.ts'

const judged = (client: string, document: string, path = 'do-it/SKILL.md') => {
  const loader = loaders.find(({ id }) => id === client)
  if (!loader) throw new RangeError(client)
  return judge(loader, placeOf(path, new TextEncoder().encode(document)))
}

it('gives what the client ends up with', () => {
  expect(judged('roo', also())).toEqual({
    client: 'roo',
    basis: 'restated',
    version: 'cb836567',
    on: '2026-11-30',
    source: 'RooCodeInc/Roo-Code src/services/skills/SkillsManager.ts, restated with gray-matter 4.0.3',
    verdict: 'load',
    name: 'do-it',
    description: 'Does it.',
    reason: 'Loads as written.',
    step: null,
    range: null,
    changes: [],
    sees: 'The skill stands in the list, and the model is told of it.',
  })
})

it('gives what ended the pipeline', () => {
  expect(judged('roo', head('name: other', 'description: Does it.'))).toMatchObject({
    client: 'roo',
    verdict: 'skip-log',
    name: null,
    description: null,
    step: 'accept',
    range: { from: 4, to: 15 },
    changes: [],
    sees: 'The skill is missing from the list; only a log says why.',
  })
})

it('joins what changed to one reason', () => {
  const { reason, changes } = judged('hermes', head('description: 12'))
  expect(changes).toEqual([
    'The name is taken from the folder.',
    'The description was a number and becomes text.',
  ])
  expect(reason).toBe(changes.join(' '))
})

it.each([
  ['codex', also(), 'do-it/skill.md', 'find', 'skip-silent'],
  ['claude-ai', `\ufeff${also()}`, 'do-it/SKILL.md', 'split', 'unknown'],
  ['codex', 'Do it.', 'do-it/SKILL.md', 'read', 'skip-msg'],
  ['codex', head('name: do-it'), 'do-it/SKILL.md', 'accept', 'skip-msg'],
  ['pi', head('name: Do', 'description: D'), 'do-it/SKILL.md', 'accept', 'load-warn'],
])('of %s, %j as %s: falls in %s as %s', (client, document, path, step, word) => {
  const verdict = judged(client, document, path)
  expect([verdict.step, verdict.verdict]).toEqual([step, word])
})

const bad = head('name: do-it', 'description: Does it: well.')
it.each([
  ['gemini', also(), 'The skill stands in the list, and the model is told of it.'],
  ['pi', head('name: Do', 'description: D'), 'The skill stands in the list, with a warning beside it.'],
  ['vscode', head('name: do-it'), 'The skill can be called by name; the model is never told of it.'],
  [
    'opencode1',
    head('name: do-it', 'description: a: b', 'x-y: a: b'),
    'A warning names the file; the skill is not in the list.',
  ],
  ['kimi', bad, 'The skill is missing from the list; only a log says why.'],
  ['gemini', 'Do it.', 'The skill is missing from the list, and nothing says why.'],
  ['openhands', head('name: do-it', 'license: [a]'), 'No skill of the whole folder is loaded.'],
  ['claude-ai', bad, 'The upload ends with an error, one at a time.'],
  ['cursor', also(), 'What happens has not been established.'],
  ['quick_validate', also(), '`Skill is valid!`'],
])('of %s, %j: a person sees %j', (client, document, sees) => {
  expect(judged(client, document).sees).toBe(sees)
})
