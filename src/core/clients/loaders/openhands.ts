// OpenHands SDK: python-frontmatter; a strict name; a field of the wrong type takes the whole folder down.
import { codePointLength } from '../../document/text.ts'
import { readPyYaml } from '../../document/yaml/loose/yaml11.ts'
import { type Client, go, type Loaded, type Skill, type Step, stop } from '../client.ts'
import { dashBoundary } from '../parts/fences.ts'
import {
  cutPoints,
  given,
  isMapping,
  nameFromDir,
  notMap,
  notText,
  otherDir,
  spanOf,
  stopAt,
  tooLong,
  typeName,
  wrongName,
} from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'

export const openhands: Client = {
  id: 'openhands',
  name: 'OpenHands SDK',
  version: '1.43.1',
  basis: 'read',
  on: '2026-11-30',
  source: 'OpenHands/software-agent-sdk openhands/sdk/skills/skill.py, read and emulated',
  find: find({ name: 'any-case', depth: 1, badBytes: 'skip-log' }),
  split: dashBoundary({ strips: true }),
  read: read([readPyYaml], { badYaml: 'skip-log' }),
  accept,
  takes: { into: '.agents/skills' },
}

function accept(skill: Skill): Step<Loaded> {
  const skip = stopAt(skill, 'skip-log')
  const { dir } = skill.place
  const own = skill.fields.has('name')
  const value = given(skill, 'name')
  const name = own ? (value === null ? 'None' : String(value)) : dir
  const at = spanOf(skill, 'name')
  if (codePointLength(name) > 64) return stop('skip-log', tooLong('name', name, 64), at)
  if ((own || dir !== '') && !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    return stop('skip-log', wrongName(name, 'lowercase letters and digits, with single hyphens between'), at)
  }
  if (dir !== '' && name !== dir) return stop('skip-log', otherDir(name, dir), at)
  const metadata = given(skill, 'metadata')
  if (metadata != null && !isMapping(metadata)) {
    return skip('metadata', notMap(skill, 'metadata'))
  }
  const tools = given(skill, 'allowed-tools')
  if (tools != null && typeof tools !== 'string' && !Array.isArray(tools)) {
    return skip('allowed-tools', `\`allowed-tools\` is ${typeName(tools)}; this client wants text or a list.`)
  }
  const triggers = given(skill, 'triggers')
  if (triggers !== undefined && !Array.isArray(triggers)) {
    return skip('triggers', `\`triggers\` is ${typeName(triggers)}; this client wants a list.`)
  }
  // These raise an error that nothing catches for one skill.
  for (const key of ['description', 'license', 'compatibility']) {
    const text = given(skill, key)
    if (text != null && typeof text !== 'string')
      return stop('skip-dirwide', notText(skill, key), spanOf(skill, key))
  }
  const written = given(skill, 'description')
  const changes = own ? [] : [nameFromDir]
  if (typeof written !== 'string') changes.push('It has no description to show to the model.')
  else if (codePointLength(written) > 1024)
    changes.push('The description is cut at 1,024 characters, and a notice says so.')
  return go({ name, description: typeof written === 'string' ? cutPoints(written, 1024) : null, changes })
}
