// Cline's list in the editor: js-yaml with its JSON schema; two texts; the name is the folder's.
import { readJsYamlJson } from '../../document/yaml/loose/js-yaml.ts'
import { type Client, go, type Loaded, type Skill, type Step } from '../client.ts'
import { bareFence } from '../parts/fences.ts'
import { noText, otherDir, stopAt, textOf } from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'

export const clineVs: Client = {
  id: 'cline-vs',
  name: 'Cline, the editor’s list',
  version: '21cb8d25',
  basis: 'restated',
  on: '2026-11-30',
  source: 'cline/cline apps/vscode user-instructions/skills.ts and frontmatter.ts, restated with js-yaml 4',
  find: find({ depth: 1 }),
  split: bareFence('prefix', { bom: 'strips' }),
  // A block that is not YAML is as good as none: the name is then missing.
  read: read([readJsYamlJson], { badYaml: 'skip-log' }),
  accept,
  takes: { into: '.cline/skills' },
}

function accept(skill: Skill): Step<Loaded> {
  const skip = stopAt(skill, 'skip-log')
  for (const name of ['name', 'description']) {
    if (!textOf(skill, name)) return skip(name, noText(skill, name))
  }
  const name = textOf(skill, 'name') ?? ''
  const { dir } = skill.place
  if (dir !== '' && name !== dir) return skip('name', otherDir(name, dir))
  return go({ name, description: textOf(skill, 'description') ?? null })
}
