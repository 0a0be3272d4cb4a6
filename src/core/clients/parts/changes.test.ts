// What a client's reader did to a name or a description, as the verdict tells it.
import { expect, it } from 'vitest'
import { also, head } from '../../../../test/client-rules.ts'
import { judge } from '../judge.ts'
import { loaders } from '../table.ts'
import { placeOf } from './place.ts'

const comment = 'The description ends at ` #`, which starts a comment in YAML.'
const closing = 'What follows the closing quote is lost.'
const firstLine = 'Only the first line of the description is kept.'
const quotes = 'The quotes stay in the description.'

it.each([
  ['codex', also(), []],
  ['codex', head('name: do-it', 'description: Does it. # Well.'), [comment]],
  ['codex', head('name: do-it', 'description: "Does it." # Well.'), [comment]],
  ['codex', head('name: do-it', 'description: "Does it."  '), []],
  ['codex', head('name: do-it', 'description: >-', '  Does # it.'), []],
  ['codex', head('name: do-it', 'description: a | b # c'), [comment]],
  ['codex', head('name: do-it', 'description: a - b'), []],
  ['vscode', head('name: do-it', 'description: [a]'), []],
  ['codex', head('name: do-it', 'description: Does', '  it.'), []],
  ['codex', head('name: do-it', 'description: a | b > c # d'), [comment]],
  ['codex', head('name: do-it', 'description: Does: it.', 'x: y'), []],
  ['opencode1', head('name: do-it', 'description: Does: it.', 'x: y'), []],
  ['vscode', head('name: do-it', "description: 'It' is done."), [closing]],
  ['vscode', head('name: do-it', 'description: Does', '  it: well.'), [firstLine]],
  ['letta', head('name: do-it', 'description: Does', '  it.'), [firstLine]],
  ['letta', head('name: do-it', 'description: Does', ' it.'), [firstLine]],
  ['letta', head('name: do-it', 'description: Does', 'x: y'), []],
  ['vscode', head('name: do-it', 'description: "It" is', '  done: well.'), [closing]],
  ['letta', head('name: do-it', 'description: Does # it.'), []],
  ['gemini', head('name: do-it', 'description: "It" is done.'), [quotes]],
  ['gemini', head('name: do-it', 'description: "Does it'), [quotes]],
  ['gemini', head('name: do-it', "description: 'It' is done."), [quotes]],
  ['gemini', head('name: do-it', 'description: "Does it."'), []],
  ['gemini', head('name: do-it', "description: It's done - today."), []],
  ['gemini', head('name: do-it', 'description: "It" is', '  done: well.'), [quotes]],
  [
    'gemini',
    head('name: do-it', 'description:', '  - one', '  - two'),
    ['The list of the description becomes text, dashes and all.'],
  ],
  ['gemini', head('name: do-it', 'description:'), ['The description is empty.']],
  ['gemini', head('name: do-it', 'description: ""'), ['The description is empty.']],
  [
    'gemini',
    head('name: do-it', 'name: other', 'description: D'),
    ['`name` stands twice; only one of the two counts.'],
  ],
  [
    'gemini',
    head('name: do-it', 'description: C', 'description : D'),
    ['`description` stands twice; only one of the two counts.'],
  ],
  ['gemini', also('other_name: x', 'metadata:', '  name: x', 'names: y'), []],
  ['gemini', head('name: do-it', 'description: a\ufffd'), ['Bytes that are not UTF-8 become `\ufffd`.']],
  ['gemini', head('name: a\ufffd', 'description: D'), ['Bytes that are not UTF-8 become `\ufffd`.']],
  ['gemini', also('x: \ufffd'), []],
  [
    'qwen',
    head('name: do-it', 'description:', '  - one', '  - two'),
    ['The description was a list and becomes text.'],
  ],
  ['qwen', head('name: 12', 'description: D'), ['The name was a number and becomes text.']],
  ['qwen', head('name: do-it', 'description: true'), ['The description was a yes or no and becomes text.']],
])('of %s, %j: %j', (client, document, changes) => {
  const loader = loaders.find(({ id }) => id === client)
  const verdict = loader && judge(loader, placeOf('do-it/SKILL.md', new TextEncoder().encode(document)))
  expect(verdict?.changes).toEqual(changes)
})
