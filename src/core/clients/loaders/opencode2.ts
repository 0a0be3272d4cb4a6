// OpenCode 2 (preview): the repair of OpenCode 1 without its cache; every failure is silent.
import { readJsYaml3 } from '../../document/yaml/loose/js-yaml.ts'
import { type Client, go, type Loaded, type Skill, type Step } from '../client.ts'
import { grayMatter } from '../parts/fences.ts'
import { given, missing, notText, stopAt, textOf, typeName } from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'
import { blockProse, repaired } from '../parts/repairs.ts'

// Two cases differ in what was recorded, not in what happens: `colon` has the first 40 characters of the
// description, and `missing-desc` has the word `<none>` for a description that is absent.
export const opencode2: Client = {
  id: 'opencode2',
  name: 'OpenCode 2',
  version: '0931d9f1',
  basis: 'restated',
  on: '2026-11-30',
  source: 'anomalyco/opencode packages/core/src/skill.ts, restated and run with gray-matter 4.0.3',
  find: find(),
  split: grayMatter,
  read: read([readJsYaml3, repaired(blockProse, readJsYaml3)], { badYaml: 'skip-silent' }),
  accept,
  takes: { into: '.opencode/skills' },
}

function accept(skill: Skill): Step<Loaded> {
  const skip = stopAt(skill, 'skip-silent')
  for (const name of ['name', 'description']) {
    const value = given(skill, name)
    if (value !== undefined && typeof value !== 'string') return skip(name, notText(skill, name))
  }
  const slash = given(skill, 'slash')
  if (slash !== undefined && typeof slash !== 'boolean') {
    return skip('slash', `\`slash\` is ${typeName(slash)}; this client wants true or false.`)
  }
  const name = textOf(skill, 'name')
  if (!name) return skip('name', missing(skill, 'name'))
  const description = textOf(skill, 'description') ?? null
  const changes =
    description === null ? ['Whether the model is told of it without a description is not settled.'] : []
  return go({ name, description, changes })
}
