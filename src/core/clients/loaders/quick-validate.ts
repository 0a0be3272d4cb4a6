// skill-creator's quick_validate.py: the check that many people run before they upload.
import { codePointLength, pythonStrip } from '../../document/text.ts'
import { readPyYaml } from '../../document/yaml/loose/yaml11.ts'
import { type Client, go, type Loaded, type Skill, type Step, stop } from '../client.ts'
import { bareFence } from '../parts/fences.ts'
import { given, missing, notText, spanOf, textOf, tooLong, wrongName } from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'
import { sixKeys, unknownKeys } from '../parts/six-keys.ts'

export const quickValidate: Client = {
  id: 'quick_validate',
  name: 'quick_validate.py',
  version: '9d2f1ae1',
  basis: 'run',
  on: '2026-11-30',
  source: 'anthropics/skills skill-creator/scripts/quick_validate.py, run with PyYAML 6.0.3',
  find: find({ otherwise: 'refuse', badBytes: 'refuse' }),
  split: bareFence('prefix', { ends: 'normal' }),
  read: read([readPyYaml], { noBlock: 'refuse', badYaml: 'refuse', noMapping: 'refuse' }),
  accept,
  sees: {
    load: '`Skill is valid!`',
    refuse: 'The script ends with 1 and prints one sentence, the first that applies.',
  },
  takes: { keys: sixKeys, drops: [/^__pycache__$/, /^node_modules$/, /\.pyc$/, /^\.DS_Store$/] },
}

function accept(skill: Skill): Step<Loaded> {
  const unknown = unknownKeys(skill)
  if (unknown) return stop('refuse', unknown.reason, unknown.span)
  // An empty name or description passes: it is falsy, and every check is skipped.
  for (const name of ['name', 'description']) {
    if (!skill.fields.has(name)) return stop('refuse', missing(skill, name), spanOf(skill, name))
  }
  for (const name of ['name', 'description']) {
    if (textOf(skill, name) === undefined) return stop('refuse', notText(skill, name), spanOf(skill, name))
  }
  const name = pythonStrip(textOf(skill, 'name') ?? '')
  if (name !== '' && !/^[a-z0-9-]+$/.test(name))
    return stop('refuse', wrongName(name, 'lowercase letters, digits and hyphens'), spanOf(skill, 'name'))
  if (/^-|-$|--/.test(name))
    return stop(
      'refuse',
      `The name \`${name}\` starts or ends with a hyphen, or has two in a row.`,
      spanOf(skill, 'name'),
    )
  if (name.length > 64) return stop('refuse', tooLong('name', name, 64), spanOf(skill, 'name'))
  const description = pythonStrip(textOf(skill, 'description') ?? '')
  if (/[<>]/.test(description))
    return stop(
      'refuse',
      '`description` holds `<` or `>`, which this check refuses.',
      spanOf(skill, 'description'),
    )
  if (codePointLength(description) > 1024)
    return stop('refuse', tooLong('description', description, 1024), spanOf(skill, 'description'))
  const compatibility = given(skill, 'compatibility')
  if (compatibility) {
    if (typeof compatibility !== 'string')
      return stop('refuse', notText(skill, 'compatibility'), spanOf(skill, 'compatibility'))
    if (codePointLength(compatibility) > 500)
      return stop('refuse', tooLong('compatibility', compatibility, 500), spanOf(skill, 'compatibility'))
  }
  return go({ name, description })
}
