// Roo Code: gray-matter and the rules of the specification; every failure goes to the console alone.
import { readJsYaml3 } from '../../document/yaml/loose/js-yaml.ts'
import { type Client, go, type Loaded, type Skill, type Step } from '../client.ts'
import { grayMatter } from '../parts/fences.ts'
import { missing, noText, otherDir, stopAt, textOf, tooLong, wrongName } from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'

export const roo: Client = {
  id: 'roo',
  name: 'Roo Code',
  version: 'cb836567',
  basis: 'restated',
  on: '2026-11-30',
  source: 'RooCodeInc/Roo-Code src/services/skills/SkillsManager.ts, restated with gray-matter 4.0.3',
  find: find({ depth: 1 }),
  split: grayMatter,
  read: read([readJsYaml3], { badYaml: 'skip-log' }),
  accept,
  takes: { into: '.roo/skills' },
}

function accept(skill: Skill): Step<Loaded> {
  const skip = stopAt(skill, 'skip-log')
  for (const name of ['name', 'description']) {
    if (!textOf(skill, name)) return skip(name, noText(skill, name))
  }
  const name = textOf(skill, 'name') ?? ''
  const { dir } = skill.place
  if (dir !== '' && name !== dir) return skip('name', otherDir(name, dir))
  if (name.length > 64) return skip('name', tooLong('name', name, 64))
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) {
    return skip('name', wrongName(name, 'lowercase letters and digits, with single hyphens between'))
  }
  const description = textOf(skill, 'description')?.trim() ?? ''
  if (description === '') return skip('description', missing(skill, 'description'))
  if (description.length > 1024) return skip('description', tooLong('description', description, 1024))
  return go({ name, description })
}
