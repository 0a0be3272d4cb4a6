// Letta Code: a bare fence and a reader of its own that never fails.
import { normalLineEnds } from '../../document/text.ts'
import { readLettaLines } from '../../document/yaml/loose/letta-lines.ts'
import { type Client, go, type Loaded, type Skill, type Step } from '../client.ts'
import { bareFence } from '../parts/fences.ts'
import { nameFromDir, textOf } from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'

export const letta: Client = {
  id: 'letta',
  name: 'Letta Code',
  version: '0.32.18',
  basis: 'run',
  on: '2026-11-30',
  source: '@letta-ai/letta-code 0.32.18, its parser functions run over the files',
  find: find({ name: 'any-case' }),
  split: bareFence('line', { bom: 'strips', ends: 'normal' }),
  read: read([readLettaLines]),
  accept,
  takes: { into: '.skills' },
}

function accept(skill: Skill): Step<Loaded> {
  const written = textOf(skill, 'id') || textOf(skill, 'name')
  const described = textOf(skill, 'description')
  const changes: string[] = []
  if (!written) changes.push(nameFromDir)
  if (!described) changes.push('The description is the first paragraph of the body.')
  const description = (
    described ||
    normalLineEnds(skill.split.body).trim().split('\n\n', 1)[0] ||
    noDescription
  ).trim()
  const when = textOf(skill, 'when_to_use')?.trim()
  if (when) changes.push('What `when_to_use` says is added to the description.')
  return go({
    name: written || skill.place.dir,
    description: when ? `${description}\n\nWhen to use: ${when}` : description,
    changes,
  })
}

/** What its list shows of a skill that has neither a description nor a body. */
const noDescription = 'No description available'
