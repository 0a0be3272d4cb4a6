// The frontmatter fields that the product knows: what each does, and how sure that is.
import type { FieldRead } from './skill.ts'
import type { Sure } from './sure.ts'

type About = { effect: string; sure: Sure; otherwise: string }

const table = {
  name: {
    effect:
      'The label in the menu. The typed command is the directory’s name; only in a plugin it is this one.',
    sure: 'D',
    otherwise: 'the directory’s name',
  },
  description: {
    effect: 'Listed to the model, so that it knows when to use the skill.',
    sure: 'D',
    otherwise: 'the first paragraph',
  },
  when_to_use: { effect: 'Added to the description in the listing.', sure: 'D', otherwise: 'none' },
  'argument-hint': {
    effect: 'Shown while the command is typed. It changes nothing else.',
    sure: 'D',
    otherwise: 'none',
  },
  arguments: {
    effect: 'Names for the arguments in order, put in for `$name`.',
    sure: 'D',
    otherwise: 'none',
  },
  'disable-model-invocation': {
    effect: 'Where it is yes, the model can neither see nor invoke the skill.',
    sure: 'D',
    otherwise: 'no',
  },
  'user-invocable': {
    effect: 'Where it is no, the skill leaves the menu, and typing its command does nothing.',
    sure: 'D',
    otherwise: 'yes',
  },
  'allowed-tools': {
    effect:
      'These need no asking while the turn lasts. Other tools stay usable: it grants, it does not restrict.',
    sure: 'D',
    otherwise: 'none',
  },
  'disallowed-tools': {
    effect: 'These tools are taken away until the next message.',
    sure: 'D',
    otherwise: 'none',
  },
  model: { effect: 'The model for the rest of the turn.', sure: 'D', otherwise: 'the session’s' },
  effort: { effect: 'The effort for the rest of the turn.', sure: 'D', otherwise: 'the session’s' },
  context: {
    effect: '`fork` runs the skill in a sub-agent, without the conversation.',
    sure: 'D',
    otherwise: 'inline',
  },
  agent: {
    effect: 'Which sub-agent a fork runs in.',
    sure: 'D',
    otherwise: 'general-purpose, in a fork',
  },
  background: { effect: 'Whether a fork runs in the background.', sure: 'D', otherwise: 'yes, in a fork' },
  hooks: {
    effect: 'Registered when the skill is invoked, and live for the rest of the session.',
    sure: 'D',
    otherwise: 'none',
  },
  paths: {
    effect: 'The skill is there only once a matching file was read or edited.',
    sure: 'D',
    otherwise: 'always there',
  },
  shell: { effect: 'The shell for `!` commands.', sure: 'D', otherwise: 'bash' },
  metadata: { effect: 'It has no effect.', sure: 'D', otherwise: 'none' },
  license: { effect: 'It has no effect.', sure: 'D', otherwise: 'none' },
  compatibility: { effect: 'It has no effect.', sure: 'D', otherwise: 'none' },
} as const satisfies Record<string, About>

export type FieldKey = keyof typeof table

export const knownFields: ReadonlySet<string> = new Set(Object.keys(table))

/** Fields that only Claude Code knows: a document that has one is written for it. */
export const ownFields: ReadonlySet<string> = new Set(
  Object.keys(table).filter(
    key => !['name', 'description', 'allowed-tools', 'license', 'compatibility', 'metadata'].includes(key),
  ),
)

/** One row of the table of fields as read. */
export function fieldRow(key: FieldKey, written: unknown, value: unknown, note: string): FieldRead {
  const { effect, sure, otherwise } = table[key]
  return {
    key,
    written: written === undefined ? null : JSON.stringify(written),
    value: written === undefined ? otherwise : inWords(value, otherwise),
    note,
    effect,
    sure,
  }
}

function inWords(value: unknown, otherwise: string): string {
  if (value === null || value === undefined || value === '') return otherwise
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (Array.isArray(value)) return value.length === 0 ? otherwise : value.join(', ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
