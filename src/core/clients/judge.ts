// Runs a client's pipeline over one skill, and says what came of it.
import type { Client, Place, Stop } from './client.ts'
import { changesOf } from './parts/changes.ts'
import type { Step, Verdict, VerdictWord } from './verdict.ts'

/** The verdict of one client on one skill. It never throws: every byte sequence has a verdict. */
export function judge(client: Client, place: Place): Verdict {
  const found = client.find(place)
  if ('stop' in found) return verdict(client, found, 'find')
  const text = found.go
  const split = client.split(text)
  if ('stop' in split) return verdict(client, split, 'split')
  const read = client.read(split.go)
  if ('stop' in read) return verdict(client, read, 'read')
  const skill = { ...read.go, place, text, split: split.go }
  const accepted = client.accept(skill)
  if ('stop' in accepted) return verdict(client, accepted, 'accept')
  const { name, description, but, changes = [] } = accepted.go
  const all = [...changes, ...changesOf(skill, { name, description })]
  return {
    ...known(client),
    verdict: but?.word ?? 'load',
    name,
    description,
    reason: but?.reason ?? (all.length > 0 ? all.join(' ') : 'Loads as written.'),
    step: but ? 'accept' : null,
    range: but?.span ?? null,
    changes: all,
    sees: seen(client, but?.word ?? 'load'),
  }
}

function verdict(client: Client, stop: Stop, step: Step): Verdict {
  return {
    ...known(client),
    verdict: stop.stop,
    name: null,
    description: null,
    reason: stop.reason,
    step,
    range: stop.span,
    changes: [],
    sees: seen(client, stop.stop),
  }
}

function known({ id, basis, version, on, source }: Client) {
  return { client: id, basis, version, on, source }
}

function seen(client: Client, word: VerdictWord): string {
  return client.sees?.[word] ?? usual[word]
}

const usual = {
  load: 'The skill stands in the list, and the model is told of it.',
  'load-warn': 'The skill stands in the list, with a warning beside it.',
  'load-slash-only': 'The skill can be called by name; the model is never told of it.',
  'skip-msg': 'A warning names the file; the skill is not in the list.',
  'skip-log': 'The skill is missing from the list; only a log says why.',
  'skip-silent': 'The skill is missing from the list, and nothing says why.',
  'skip-dirwide': 'No skill of the whole folder is loaded.',
  refuse: 'The upload or the check ends with an error.',
  unknown: 'What happens has not been established.',
} as const satisfies Record<VerdictWord, string>
