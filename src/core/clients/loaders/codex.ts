// OpenAI Codex CLI: trimmed fences, libyaml with one repair, a description and nothing else.
import { codePointLength, pythonStrip } from '../../document/text.ts'
import type { Failure, Reading } from '../../document/yaml/loose/reading.ts'
import { readSerdeYaml } from '../../document/yaml/loose/yaml11.ts'
import { type Client, go, type Loaded, type Skill, type Step } from '../client.ts'
import { trimmedFence } from '../parts/fences.ts'
import {
  collapsed,
  isMapping,
  missing,
  nameFromDir,
  notMapBut,
  notTextBut,
  repeated,
  stopAt,
  textOf,
  tooLong,
  typeName,
} from '../parts/fields.ts'
import { find, hidden } from '../parts/find.ts'
import { read } from '../parts/read.ts'
import { quoteProse, repaired } from '../parts/repairs.ts'

export const codex: Client = {
  id: 'codex',
  name: 'Codex CLI',
  version: '0.171.0',
  basis: 'run',
  on: '2026-11-30',
  source: '@openai/codex 0.171.0, its app server run over the files',
  find: find({ depth: 6, badBytes: 'skip-msg', ignoresSymlink: true, skips: [hidden] }),
  // Rust's trim leaves a byte order mark, as Python's does.
  split: trimmedFence(pythonStrip, { wantsLine: true }),
  read: read([fields, repaired(quoteProse(readSerdeYaml), fields)], {
    noBlock: 'skip-msg',
    badYaml: 'skip-msg',
    noMapping: 'skip-msg',
  }),
  accept,
  sees: { 'skip-msg': 'At start, a warning counts the skipped skills and names the file and the reason.' },
  takes: { into: '.agents/skills' },
}

/**
 * A struct of optional texts: any scalar is text, a list or a map is an error, and so is a name that stands
 * twice. A type that does not fit fails the first try as much as bad YAML does, so the repair comes after both.
 */
function fields(block: string): Reading {
  const reading = readSerdeYaml(block)
  if (!reading.ok) return reading
  const fail = (name: string, problem: string): Failure => {
    const field = reading.fields.get(name)
    const span = { from: field?.key.from ?? 0, to: Math.max(field?.span.to ?? 0, field?.key.to ?? 0) }
    return { ok: false, cause: 'other', problem, span }
  }
  for (const name of ['name', 'description', 'metadata'])
    if (reading.notes.includes(name)) return fail(name, repeated(name))
  for (const name of ['name', 'description']) {
    const value = reading.fields.get(name)?.value
    if (value != null && typeof value !== 'string') return fail(name, notTextBut(name, value))
  }
  const metadata = reading.fields.get('metadata')
  // Nothing at all is a struct without fields; a null that is written out is none.
  if (!metadata || (metadata.value === null && metadata.text === '')) return reading
  if (!isMapping(metadata.value)) return fail('metadata', notMapBut('metadata', metadata.value))
  const short = Object.hasOwn(metadata.value, 'short-description')
    ? metadata.value['short-description']
    : null
  return short === null || typeof short === 'string'
    ? reading
    : fail('metadata', `\`short-description\` is ${typeName(short)}; this client wants text.`)
}

function accept(skill: Skill): Step<Loaded> {
  const skip = stopAt(skill, 'skip-msg')
  const written = collapsed(textOf(skill, 'name') ?? '')
  const name = written || skill.place.dir || 'skill'
  if (codePointLength(name) > 64) return skip('name', tooLong('name', name, 64))
  const description = collapsed(textOf(skill, 'description') ?? '')
  if (description === '') return skip('description', missing(skill, 'description'))
  return go({ name, description, changes: written ? [] : [nameFromDir] })
}
