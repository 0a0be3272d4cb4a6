// Cline's list for the model (its SDK): the `yaml` library; optional texts; a body is required.
import { readCoreYaml } from '../../document/yaml/loose/core-yaml.ts'
import { type Client, go, type Loaded, type Skill, type Step, stop } from '../client.ts'
import { bareFence } from '../parts/fences.ts'
import { given, nameFromDir, notText, stopAt, textOf, typeName } from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'

export const clineSdk: Client = {
  id: 'cline-sdk',
  name: 'Cline, the model’s list',
  version: '21cb8d25',
  basis: 'restated',
  on: '2026-11-30',
  source: 'cline/cline sdk/packages/core user-instruction-config-loader.ts, restated',
  find: find({ depth: 1 }),
  split: bareFence('prefix', { bom: 'strips' }),
  read: read([readCoreYaml], { badYaml: 'skip-log' }),
  accept,
  takes: { into: '.cline/skills' },
}

function accept(skill: Skill): Step<Loaded> {
  const skip = stopAt(skill, 'skip-log')
  if (skill.split.body.trim() === '') {
    const end = skill.text.length
    return stop('skip-log', 'Nothing follows the frontmatter; this client wants instructions there.', {
      from: end,
      to: end,
    })
  }
  for (const name of ['name', 'description']) {
    if (given(skill, name) != null && textOf(skill, name) === undefined)
      return skip(name, notText(skill, name))
  }
  for (const name of ['disabled', 'enabled']) {
    const value = given(skill, name)
    if (value != null && typeof value !== 'boolean') {
      return skip(name, `\`${name}\` is ${typeName(value)}; this client wants true or false.`)
    }
  }
  const written = textOf(skill, 'name')?.trim()
  const description = textOf(skill, 'description')?.trim() || null
  const changes = written ? [] : [nameFromDir]
  if (description === null) changes.push('It has no description to show to the model.')
  return go({ name: written || skill.place.dir, description, changes })
}
