// Kimi CLI (the older one, in Python): trimmed fences, PyYAML; nearly everything has a default.
import { pythonStrip } from '../../document/text.ts'
import { readPyYaml } from '../../document/yaml/loose/yaml11.ts'
import { type Client, go, type Loaded, type Skill, type Step } from '../client.ts'
import { trimmedFence } from '../parts/fences.ts'
import { cutPoints, firstLine, given, isTrue, nameFromDir, notText, stopAt } from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'

export const kimi: Client = {
  id: 'kimi',
  name: 'Kimi CLI',
  version: '4a550eff',
  basis: 'run',
  on: '2026-11-30',
  source: 'MoonshotAI/kimi-cli, its parser run over the files',
  find: find({ depth: 1, badBytes: 'skip-log' }),
  split: trimmedFence(pythonStrip, { ends: 'normal' }),
  read: read([readPyYaml], { badYaml: 'skip-log', noFields: 'skip-log' }),
  accept,
  takes: { into: '.kimi/skills' },
}

function accept(skill: Skill): Step<Loaded> {
  const skip = stopAt(skill, 'skip-log')
  const type = given(skill, 'type')
  if (isTrue(type) && type !== 'standard' && type !== 'flow') {
    return skip('type', `\`type\` is \`${String(type)}\`; this client knows standard and flow.`)
  }
  // An empty value, a zero and a `no` count as none; any other value that is not text is an error.
  const own = (key: string) => (isTrue(given(skill, key)) ? given(skill, key) : undefined)
  const name = own('name') ?? skill.place.dir
  const description = own('description') ?? cutPoints(firstLine(skill.split.body) ?? '', 240)
  if (typeof name !== 'string') return skip('name', notText(skill, 'name'))
  if (typeof description !== 'string') return skip('description', notText(skill, 'description'))
  const changes: string[] = []
  if (own('name') === undefined) changes.push(nameFromDir)
  if (own('description') === undefined) changes.push('The description is the first line of the body.')
  return go({ name, description, changes })
}
