// The `skills` CLI of Vercel Labs: a bare fence, the `yaml` library without repair, two texts.
import { readCoreYaml } from '../../document/yaml/loose/core-yaml.ts'
import { type Client, go, type Loaded, type Skill, type Step, stop } from '../client.ts'
import { bareFence } from '../parts/fences.ts'
import { given, isMapping, missing, notText, spanOf, stopAt, textOf } from '../parts/fields.ts'
import { find, packages } from '../parts/find.ts'
import { read } from '../parts/read.ts'

export const skillsCli: Client = {
  id: 'skills-cli',
  name: 'skills CLI',
  version: '1.7.4',
  basis: 'run',
  on: '2026-11-30',
  source: 'npm skills 1.7.4, `skills add ./ --list` run over the files',
  find: find({
    depth: 3,
    ignoresLinks: true,
    skips: [packages, /^(?:\.git|dist|build|__pycache__)$/],
  }),
  split: bareFence('prefix', { bom: 'strips' }),
  read: read([readCoreYaml], { badYaml: 'skip-msg' }),
  accept,
  sees: { 'skip-msg': '`skills add` prints that it skipped the file, and why.' },
}

function accept(skill: Skill): Step<Loaded> {
  const skip = stopAt(skill, 'skip-msg')
  for (const name of ['name', 'description']) {
    if (!given(skill, name)) return skip(name, missing(skill, name))
  }
  for (const name of ['name', 'description']) {
    if (textOf(skill, name) === undefined) return skip(name, notText(skill, name))
  }
  const metadata = given(skill, 'metadata')
  if (isMapping(metadata) && Object.hasOwn(metadata, 'internal') && metadata.internal === true) {
    return stop(
      'skip-silent',
      '`metadata.internal` is true; this client hides such a skill.',
      spanOf(skill, 'metadata'),
    )
  }
  return go({ name: textOf(skill, 'name') ?? null, description: textOf(skill, 'description') ?? null })
}
