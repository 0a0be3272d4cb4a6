// claude.ai and the API's upload, by their documents and the messages that people met: six keys, strict texts.
import { codePointLength } from '../../document/text.ts'
import { readPyYaml } from '../../document/yaml/loose/yaml11.ts'
import {
  type Client,
  go,
  type Loaded,
  type Place,
  type Skill,
  type Split,
  type Step,
  stop,
} from '../client.ts'
import { bareFence } from '../parts/fences.ts'
import { given, isMapping, missing, spanOf, textOf, tooLong, typeName, wrongName } from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'
import { sixKeys, unknownKeys } from '../parts/six-keys.ts'

export const claudeAi: Client = {
  id: 'claude-ai',
  name: 'claude.ai upload',
  version: '2026-08',
  basis: 'documented',
  on: '2026-11-30',
  source:
    'platform.claude.com agent skills, support.claude.com, and public reports of its messages; not run here',
  find: alone,
  split,
  read: read([readPyYaml], { noBlock: 'refuse' }),
  accept,
  sees: { refuse: 'The upload ends with an error, one at a time.' },
  takes: { keys: sixKeys, bytes: 30_000_000, alone: true },
}

const findOne = find({ name: 'others-unknown', otherwise: 'refuse' })

/** The upload holds exactly one document, wherever others lie. */
function alone(place: Place): Step<string> {
  const found = findOne(place)
  if ('stop' in found || place.nested === 0) return found
  const count = place.nested + 1
  return stop(
    'refuse',
    `The skill’s folder holds ${count} files named SKILL.md; this client takes exactly one.`,
  )
}

function split(raw: string): Step<Split> {
  if (raw.startsWith('\ufeff'))
    return stop('unknown', 'Whether a byte order mark is taken is not established.', { from: 0, to: 1 })
  if (raw.includes('\r')) return stop('unknown', 'Whether CR line ends are taken is not established.')
  if (/^---[ \t]+\n/.test(raw))
    return stop('unknown', 'Whether spaces may follow `---` is not established.', {
      from: 0,
      to: raw.indexOf('\n'),
    })
  return bareFence('prefix')(raw)
}

function accept(skill: Skill): Step<Loaded> {
  if (skill.failure) {
    const { cause, problem, span } = skill.failure
    return stop(cause === 'tab' ? 'unknown' : 'refuse', problem, span)
  }
  const unknown = unknownKeys(skill)
  if (unknown) return stop('refuse', unknown.reason, unknown.span)
  for (const name of ['name', 'description']) {
    const value = given(skill, name)
    if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) {
      return stop('refuse', missing(skill, name), spanOf(skill, name))
    }
  }
  const name = textOf(skill, 'name')
  const description = textOf(skill, 'description')
  if (name !== undefined) {
    const at = spanOf(skill, 'name')
    if (codePointLength(name) > 64) return stop('refuse', tooLong('name', name, 64), at)
    if (!/^[a-z0-9-]+$/.test(name))
      return stop('refuse', wrongName(name, 'lowercase letters, digits and hyphens'), at)
    const reserved = ['claude', 'anthropic'].find(word => name.includes(word))
    if (reserved)
      return stop('refuse', `The name holds \`${reserved}\`; this client keeps that word for itself.`, at)
  }
  if (description !== undefined) {
    const at = spanOf(skill, 'description')
    if (codePointLength(description) > 1024)
      return stop('refuse', tooLong('description', description, 1024), at)
    if (/<[^<>]+>/.test(description))
      return stop(
        'refuse',
        'The description holds what looks like a tag, `<…>`; this client refuses those.',
        at,
      )
  }
  const doubt = unestablished(skill)
  if (doubt) return stop('unknown', doubt.reason, doubt.span)
  // The help pages speak of 200 characters where the platform's documents speak of 1,024.
  return go({ name: name ?? null, description: description ?? null })
}

/** What neither the documents nor any report settles. */
function unestablished(skill: Skill): { reason: string; span: { from: number; to: number } | null } | null {
  const of = (key: string, what: string) => ({
    reason: `Whether ${what} is taken is not established.`,
    span: spanOf(skill, key),
  })
  for (const key of ['name', 'description', 'license', 'compatibility']) {
    const value = given(skill, key)
    if (value != null && typeof value !== 'string') return of(key, `a \`${key}\` that is ${typeName(value)}`)
  }
  const { dir } = skill.place
  if (dir !== '' && textOf(skill, 'name') !== dir) return of('name', 'a name that is not its folder’s')
  const repeated = skill.notes[0]
  if (repeated) return of(repeated, `a repeated \`${repeated}\``)
  const metadata = given(skill, 'metadata')
  if (metadata != null) {
    if (!isMapping(metadata)) return of('metadata', '`metadata` that is no map')
    if (Object.values(metadata).some(value => value !== null && typeof value === 'object'))
      return of('metadata', 'nested `metadata`')
  }
  if (Array.isArray(given(skill, 'allowed-tools'))) return of('allowed-tools', 'a list of `allowed-tools`')
  if (skill.split.body.trim() === '')
    return { reason: 'Whether an empty body is taken is not established.', span: null }
  if (skill.text.includes('\ufffd'))
    return { reason: 'Whether bytes that are not UTF-8 are taken is not established.', span: null }
  return null
}
