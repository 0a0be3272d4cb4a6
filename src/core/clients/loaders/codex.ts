// OpenAI Codex CLI: trimmed fences, libyaml with one repair, a description and nothing else.
import { codePointLength, pythonStrip } from '../../document/text.ts'
import { readSerdeYaml } from '../../document/yaml/loose/yaml11.ts'
import { type Client, go, type Loaded, type Skill, type Step } from '../client.ts'
import { trimmedFence } from '../parts/fences.ts'
import {
  collapsed,
  given,
  isMapping,
  missing,
  nameFromDir,
  notMap,
  notText,
  repeated,
  stopAt,
  textOf,
  tooLong,
  typeName,
} from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'
import { quoteProse, repaired } from '../parts/repairs.ts'

export const codex: Client = {
  id: 'codex',
  name: 'Codex CLI',
  version: '0.171.0',
  basis: 'run',
  on: '2026-11-30',
  source: '@openai/codex 0.171.0, its app server run over the files',
  find: find({ depth: 6, badBytes: 'skip-msg', ignoresSymlink: true }),
  // Rust's trim leaves a byte order mark, as Python's does.
  split: trimmedFence(pythonStrip, { wantsLine: true }),
  read: read([readSerdeYaml, repaired(quoteProse(readSerdeYaml), readSerdeYaml)], {
    noBlock: 'skip-msg',
    badYaml: 'skip-msg',
    noMapping: 'skip-msg',
  }),
  accept,
  sees: { 'skip-msg': 'At start, a warning counts the skipped skills and names the file and the reason.' },
  takes: { into: '.agents/skills' },
}

function accept(skill: Skill): Step<Loaded> {
  const skip = stopAt(skill, 'skip-msg')
  for (const name of ['name', 'description', 'metadata']) {
    if (skill.notes.includes(name)) return skip(name, repeated(name))
  }
  // A struct of optional texts: any scalar is text, a list or a map is an error.
  for (const name of ['name', 'description']) {
    const value = given(skill, name)
    if (value !== undefined && value !== null && typeof value !== 'string')
      return skip(name, notText(skill, name))
  }
  const metadata = given(skill, 'metadata')
  if (metadata !== undefined && metadata !== null) {
    if (!isMapping(metadata)) {
      return skip('metadata', notMap(skill, 'metadata'))
    }
    const short = Object.hasOwn(metadata, 'short-description') ? metadata['short-description'] : null
    if (short !== null && typeof short !== 'string') {
      return skip('metadata', `\`short-description\` is ${typeName(short)}; this client wants text.`)
    }
  }
  const written = collapsed(textOf(skill, 'name') ?? '')
  const name = written || skill.place.dir || 'skill'
  if (codePointLength(name) > 64) return skip('name', tooLong('name', name, 64))
  const description = collapsed(textOf(skill, 'description') ?? '')
  if (description === '') return skip('description', missing(skill, 'description'))
  return go({ name, description, changes: written ? [] : [nameFromDir] })
}
