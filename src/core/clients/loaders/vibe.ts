// Mistral Vibe: fences of three or more dashes, PyYAML, and a strict model of every field.
import { codePointLength } from '../../document/text.ts'
import { readPyYaml } from '../../document/yaml/loose/yaml11.ts'
import { type Client, go, type Loaded, type Skill, type Step } from '../client.ts'
import { dashBoundary } from '../parts/fences.ts'
import {
  given,
  isMapping,
  missing,
  notMap,
  notText,
  stopAt,
  textOf,
  tooLong,
  typeName,
  wrongName,
} from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'

export const vibe: Client = {
  id: 'vibe',
  name: 'Mistral Vibe',
  version: '2.18.4',
  basis: 'run',
  on: '2026-11-30',
  source: 'mistralai/mistral-vibe vibe/core/skills, its parser and models run over the files',
  find: find({ depth: 1 }),
  split: dashBoundary({ strips: false }),
  read: read([readPyYaml], { noBlock: 'skip-msg', badYaml: 'skip-msg' }),
  accept,
  sees: { 'skip-msg': 'A toast says that the skill failed to load, and why.' },
}

function accept(skill: Skill): Step<Loaded> {
  const skip = stopAt(skill, 'skip-msg')
  const wants = [
    { key: 'name', limit: 64, required: true },
    { key: 'description', limit: 1024, required: true },
    { key: 'license', limit: Number.POSITIVE_INFINITY, required: false },
    { key: 'compatibility', limit: 500, required: false },
  ]
  for (const { key, limit, required } of wants) {
    const value = given(skill, key)
    if (!required && (value === undefined || value === null)) continue
    if (value === undefined || (required && value === '')) return skip(key, missing(skill, key))
    if (typeof value !== 'string') return skip(key, notText(skill, key))
    if (codePointLength(value) > limit) return skip(key, tooLong(key, value, limit))
  }
  const name = textOf(skill, 'name') ?? ''
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    return skip('name', wrongName(name, 'lowercase letters and digits, with single hyphens between'))
  }
  const metadata = given(skill, 'metadata')
  if (metadata !== undefined && metadata !== null && !isMapping(metadata)) {
    return skip('metadata', notMap(skill, 'metadata'))
  }
  // A map counts as the list of its keys.
  const tools = given(skill, 'allowed-tools')
  const listed = Array.isArray(tools) ? tools.every(tool => typeof tool === 'string') : isMapping(tools)
  if (tools != null && typeof tools !== 'string' && !listed) {
    const what = Array.isArray(tools) ? 'a list that holds more than texts' : typeName(tools)
    return skip('allowed-tools', `\`allowed-tools\` is ${what}; this client wants text or a list of texts.`)
  }
  return go({ name, description: textOf(skill, 'description') ?? null })
}
