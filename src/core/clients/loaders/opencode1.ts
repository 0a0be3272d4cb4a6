// OpenCode 1, and Kilo Code, which is built on it: gray-matter with one repair, and a cache that hides failures.
import { readJsYaml3 } from '../../document/yaml/loose/js-yaml.ts'
import { type Client, go, type Loaded, type Skill, type Step } from '../client.ts'
import { grayMatter } from '../parts/fences.ts'
import { given, noText, notText, stopAt, textOf } from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'
import { blockProse, repaired } from '../parts/repairs.ts'

export const opencode1: Client = {
  id: 'opencode1',
  name: 'OpenCode 1',
  version: '1.18.33',
  basis: 'run',
  on: '2026-11-30',
  source: 'opencode-ai 1.18.33, `opencode debug skill` run over the files',
  find: find(),
  split: grayMatter,
  // The second try is given the cached, empty result of the first unless the repair changed something: then
  // nothing is logged either. A repair that changed the block and did not help is the one failure it reports.
  read(split) {
    const silent = read([readJsYaml3, repaired(blockProse, readJsYaml3)], { badYaml: 'skip-silent' })(split)
    const changed = split.kind === 'block' && blockProse(split.block.text) !== null
    return 'stop' in silent && changed ? { ...silent, stop: 'skip-msg' } : silent
  },
  accept,
  takes: { into: '.opencode/skills' },
}

export const kilo: Client = {
  ...opencode1,
  id: 'kilo',
  name: 'Kilo Code CLI',
  version: '68b59571',
  basis: 'read',
  source: 'Kilo-Org/kilocode packages/opencode/src/skill/index.ts, read: the rules of OpenCode 1',
  takes: { into: '.kilo/skills' },
}

function accept(skill: Skill): Step<Loaded> {
  const skip = stopAt(skill, 'skip-silent')
  const name = textOf(skill, 'name')
  if (name === undefined) return skip('name', noText(skill, 'name'))
  const description = given(skill, 'description')
  if (description !== undefined && typeof description !== 'string')
    return skip('description', notText(skill, 'description'))
  // Without a description it stands in the list for people and not in the model's.
  const changes = description === undefined ? ['Without a description the model is not told of it.'] : []
  return go({ name, description: description ?? null, changes })
}
