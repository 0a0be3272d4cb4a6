// Qwen Code: the text is made plain first; a bare fence; the `yaml` library, then a line reader.
import { readCoreYaml } from '../../document/yaml/loose/core-yaml.ts'
import { readQwenLines } from '../../document/yaml/loose/qwen-lines.ts'
import { type Reading, TypedValue } from '../../document/yaml/loose/reading.ts'
import { type Client, go, type Loaded, type Skill, type Step } from '../client.ts'
import { bareFence } from '../parts/fences.ts'
import { given, isMapping, missing, notText, stopAt, typeName, wrongName } from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'

// The case `colon` differs only in that its description was recorded to the 50th character.
export const qwen: Client = {
  id: 'qwen',
  name: 'Qwen Code',
  version: '0.24.4',
  basis: 'run',
  on: '2026-11-30',
  source: '@qwen-code/qwen-code 0.24.4, its SkillManager run over the files',
  find: find({ depth: 1 }),
  split: bareFence('line', { bom: 'strips', ends: 'normal' }),
  read: read([yamlOrLines], { noBlock: 'skip-silent' }),
  accept,
  sees: {
    'skip-silent':
      'The skill is missing from the list; the reason shows only when someone asks for it by name.',
  },
  takes: { into: '.qwen/skills' },
}

/** The line reader takes over what is not YAML, and what is YAML and no mapping. */
function yamlOrLines(block: string): Reading {
  const reading = readCoreYaml(block)
  if (!reading.ok && reading.cause === 'limit') return reading
  return reading.ok && reading.kind === 'mapping' ? reading : readQwenLines(block)
}

function accept(skill: Skill): Step<Loaded> {
  const skip = stopAt(skill, 'skip-silent')
  const texts: string[] = []
  for (const name of ['name', 'description']) {
    const value = given(skill, name)
    if (value === undefined || value === null || value === '') return skip(name, missing(skill, name))
    if (isMapping(value) || (Array.isArray(value) && value.some(isMapping)))
      return skip(name, notText(skill, name))
    // Nothing in a list is left out, and a tagged value is its text.
    texts.push(written(value))
  }
  const [name = '', description = ''] = texts
  if (!/^[\p{L}\p{N}_:.-]+$/u.test(name)) {
    return skip('name', wrongName(name, 'letters, digits, `_`, `:`, `.` and `-`'))
  }
  if (description.trim() === '') return skip('description', missing(skill, 'description'))
  // The fields of its own that it types.
  const model = given(skill, 'model')
  if (model != null && typeof model !== 'string') return skip('model', notText(skill, 'model'))
  for (const key of ['paths', 'allowedTools']) {
    const value = given(skill, key)
    if (value != null && !Array.isArray(value))
      return skip(key, `\`${key}\` is ${typeName(value)}; this client wants a list.`)
  }
  return go({ name, description })
}

function written(value: unknown): string {
  if (value instanceof TypedValue) return value.text
  return String(Array.isArray(value) ? value.filter(each => each !== null) : value)
}
