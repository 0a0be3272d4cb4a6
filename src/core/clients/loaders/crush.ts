// Crush: trimmed fences, yaml.v3 into a typed struct, the rules of the specification in bytes.
import { pythonStrip } from '../../document/text.ts'
import { readGoYaml } from '../../document/yaml/loose/yaml11.ts'
import { type Client, go, type Loaded, type Skill, type Step, stop } from '../client.ts'
import { trimmedFence } from '../parts/fences.ts'
import {
  given,
  isMapping,
  missing,
  notText,
  otherDir,
  spanOf,
  stopAt,
  textOf,
  typeName,
  wrongName,
} from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'

export const crush: Client = {
  id: 'crush',
  name: 'Crush',
  version: '1a71e7f7',
  basis: 'read',
  on: '2026-11-30',
  source: 'charmbracelet/crush internal/skills/skills.go, read',
  find: find({ badBytes: 'unknown' }),
  split: trimmedFence(pythonStrip, { bom: 'strips', ends: 'normal', skipsBlankLines: true }),
  read: read([readGoYaml], { noBlock: 'skip-msg', badYaml: 'skip-msg', noMapping: 'skip-msg' }),
  accept,
  sees: { 'skip-msg': 'A warning in the log, and the skill in the list in a state of error.' },
  takes: { into: '.crush/skills' },
}

const bytes = (text: string) => new TextEncoder().encode(text).length

function accept(skill: Skill): Step<Loaded> {
  const skip = stopAt(skill, 'skip-msg')
  for (const name of ['name', 'description', 'license', 'compatibility']) {
    const value = given(skill, name)
    if (value != null && typeof value !== 'string') return skip(name, notText(skill, name))
  }
  const metadata = given(skill, 'metadata')
  if (metadata != null) {
    const at = spanOf(skill, 'metadata')
    if (!isMapping(metadata))
      return stop('skip-msg', `\`metadata\` is ${typeName(metadata)}; this client wants a map of texts.`, at)
    const nested = Object.entries(metadata).find(([, value]) => value !== null && typeof value === 'object')
    if (nested)
      return stop(
        'skip-msg',
        `\`metadata.${nested[0]}\` is ${typeName(nested[1])}; this client wants text there.`,
        at,
      )
  }
  const name = textOf(skill, 'name') ?? ''
  const at = spanOf(skill, 'name')
  if (name === '') return stop('skip-msg', missing(skill, 'name'), at)
  if (bytes(name) > 64)
    return stop('skip-msg', `\`name\` is ${bytes(name)} bytes; this client takes up to 64.`, at)
  if (!/^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$/.test(name))
    return stop('skip-msg', wrongName(name, 'letters and digits, with single hyphens between'), at)
  const { dir } = skill.place
  if (dir !== '' && name.toLowerCase() !== dir.toLowerCase()) return stop('skip-msg', otherDir(name, dir), at)
  const description = textOf(skill, 'description') ?? ''
  if (description === '') return skip('description', missing(skill, 'description'))
  if (bytes(description) > 1024) {
    return skip(
      'description',
      `\`description\` is ${bytes(description)} bytes; this client takes up to 1024.`,
    )
  }
  const compatibility = textOf(skill, 'compatibility') ?? ''
  if (bytes(compatibility) > 500) {
    return skip(
      'compatibility',
      `\`compatibility\` is ${bytes(compatibility)} bytes; this client takes up to 500.`,
    )
  }
  return go({ name, description })
}
