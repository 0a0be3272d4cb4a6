// skill-creator's quick_validate.py: the check that many people run before they upload.
import { codePointLength, pythonStrip } from '../../document/text.ts'
import { readPyYaml } from '../../document/yaml/loose/yaml11.ts'
import { type Client, go, type Loaded, type Skill, type Step, stop } from '../client.ts'
import { bareFence } from '../parts/fences.ts'
import { given, missing, notText, stopAt, textOf, tooLong, wrongName } from '../parts/fields.ts'
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
  const refuse = stopAt(skill, 'refuse')
  const unknown = unknownKeys(skill)
  if (unknown) return stop('refuse', unknown.reason, unknown.span)
  // An empty name or description passes: it is falsy, and every check is skipped.
  for (const name of ['name', 'description']) {
    if (!skill.fields.has(name)) return refuse(name, missing(skill, name))
  }
  for (const name of ['name', 'description']) {
    if (textOf(skill, name) === undefined) return refuse(name, notText(skill, name))
  }
  const name = pythonStrip(textOf(skill, 'name') ?? '')
  if (name !== '' && !/^[a-z0-9-]+$/.test(name))
    return refuse('name', wrongName(name, 'lowercase letters, digits and hyphens'))
  if (/^-|-$|--/.test(name))
    return refuse('name', `The name \`${name}\` starts or ends with a hyphen, or has two in a row.`)
  if (name.length > 64) return refuse('name', tooLong('name', name, 64))
  const description = pythonStrip(textOf(skill, 'description') ?? '')
  if (/[<>]/.test(description))
    return refuse('description', '`description` holds `<` or `>`; this check refuses those.')
  if (codePointLength(description) > 1024)
    return refuse('description', tooLong('description', description, 1024))
  const compatibility = given(skill, 'compatibility')
  if (compatibility) {
    if (typeof compatibility !== 'string') return refuse('compatibility', notText(skill, 'compatibility'))
    if (codePointLength(compatibility) > 500)
      return refuse('compatibility', tooLong('compatibility', compatibility, 500))
  }
  return go({ name, description })
}
