// GitHub Copilot CLI, by its documentation and the messages that people met; what is only inferred stays open.
import { codePointLength } from '../../document/text.ts'
import { readCoreYaml } from '../../document/yaml/loose/core-yaml.ts'
import { type Client, go, type Loaded, type Skill, type Split, type Step, stop } from '../client.ts'
import { bareFence } from '../parts/fences.ts'
import {
  given,
  isMapping,
  missing,
  notText,
  spanOf,
  stopAt,
  textOf,
  tooLong,
  wrongName,
} from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'
import { sixKeys } from '../parts/six-keys.ts'

export const copilotCli: Client = {
  id: 'copilot-cli',
  name: 'GitHub Copilot CLI',
  version: '1.0.55',
  basis: 'documented',
  on: '2026-11-30',
  source: 'docs.github.com on Copilot CLI skills, and threads in github/copilot-cli; not run here',
  find: find(),
  split,
  read: read([readCoreYaml], { noBlock: 'skip-msg' }),
  accept,
  sees: { 'skip-msg': 'The screen says that skills failed to load, and why.' },
  takes: { into: '.github/skills' },
}

function split(raw: string): Step<Split> {
  if (raw.startsWith('\ufeff'))
    return stop('unknown', 'Whether a byte order mark is taken is not established.', { from: 0, to: 1 })
  if (raw.includes('\r')) return stop('unknown', 'Whether CR line ends are taken is not established.')
  const found = bareFence('prefix')(raw)
  if ('stop' in found || found.go.kind === 'block' || !raw.trimStart().startsWith('---')) return found
  return stop('unknown', `${found.go.reason} What this client then does is not established.`, found.go.span)
}

function accept(skill: Skill): Step<Loaded> {
  const skip = stopAt(skill, 'skip-msg')
  const open = (reason: string, key: string) =>
    stop('unknown', `${reason} What this client then does is not established.`, spanOf(skill, key))
  // Only the colon was seen to be refused; other failures of the same library are inferred.
  if (skill.failure) {
    const { cause, problem, span } = skill.failure
    return cause === 'colon'
      ? stop('skip-msg', problem, span)
      : stop('unknown', `${problem} What this client then does is not established.`, span)
  }
  for (const key of ['name', 'description']) {
    if (given(skill, key) == null || given(skill, key) === '') return open(missing(skill, key), key)
    if (textOf(skill, key) === undefined) return open(`\`${key}\` is not text.`, key)
  }
  const name = textOf(skill, 'name') ?? ''
  if (!/^[a-zA-Z0-9\-_. ]+$/.test(name)) {
    return skip('name', wrongName(name, 'letters, digits, hyphens, underscores, dots and spaces'))
  }
  const description = textOf(skill, 'description') ?? ''
  if (codePointLength(description) > 1024)
    return skip('description', tooLong('description', description, 1024))
  if (name.length > 64) return open('The name is over 64 characters.', 'name')
  const { dir } = skill.place
  if (dir !== '' && name.toLowerCase() !== dir.toLowerCase())
    return open('The name is not its folder’s.', 'name')
  // A list in the place of this text was seen to be refused: unquoted, `[path]` is one.
  if (Array.isArray(given(skill, 'argument-hint')))
    return skip('argument-hint', notText(skill, 'argument-hint'))
  const known: ReadonlySet<string> = new Set(sixKeys)
  const other = [...skill.fields.keys()].find(key => !known.has(key))
  if (other !== undefined) return open(`\`${other}\` is a key that its documents do not name.`, other)
  if (/claude|anthropic/.test(name))
    return open('The name holds a word that a vendor keeps for itself.', 'name')
  if (/<[^<>]+>/.test(description)) return open('The description holds what looks like a tag.', 'description')
  if (skill.text.includes('\ufffd')) return open('The file holds bytes that are not UTF-8.', 'description')
  const structured = ['metadata', 'allowed-tools'].find(key => isStructured(key, given(skill, key)))
  if (structured)
    return open(`\`${structured}\` is of a type that its documents do not speak of.`, structured)
  if (skill.split.body.trim() === '') return open('The body is empty.', 'name')
  return go({ name, description })
}

/** Anything that is not text, nor a flat map. */
function isStructured(key: string, value: unknown): boolean {
  if (value === undefined || value === null) return false
  if (key === 'allowed-tools') return typeof value !== 'string'
  return !isMapping(value) || Object.values(value).some(each => each !== null && typeof each === 'object')
}
