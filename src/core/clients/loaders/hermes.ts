// Hermes agent: looks at the first 4,000 characters; PyYAML, then plain lines; never refuses for metadata.
import { codePointLength } from '../../document/text.ts'
import { readKeyValueLines } from '../../document/yaml/loose/key-value-lines.ts'
import { type Field, TypedValue } from '../../document/yaml/loose/reading.ts'
import { readPyYaml } from '../../document/yaml/loose/yaml11.ts'
import { type Client, go, type Loaded, type Skill, type Split, type Step } from '../client.ts'
import { block, noBlock, prepared } from '../parts/fences.ts'
import { cutPoints, firstLine, given, isTrue, nameFromDir } from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'

const looksAt = 4000

export const hermes: Client = {
  id: 'hermes',
  name: 'Hermes agent',
  version: '010929c6',
  basis: 'read',
  on: '2026-11-30',
  source: 'NousResearch/hermes-agent agent/skill_utils.py, read; its parser restated',
  find: find({ badBytes: 'skip-log' }),
  split,
  read: read([readPyYaml, readKeyValueLines]),
  accept,
}

function split(raw: string): Step<Split> {
  const text = prepared(raw, { bom: 'strips', ends: 'normal' })
  const seen = text.text.slice(0, looksAt)
  const close = seen.startsWith('---') ? /\n---[^\S\n]*\n/.exec(seen) : null
  if (close) return block(text, 3, close.index, close.index + close[0].length)
  if (!seen.startsWith('---') || seen.length < looksAt) return noBlock(raw)
  return go({
    kind: 'unclosed',
    reason: `The frontmatter does not end within the first ${looksAt} characters; this client looks no further.`,
    span: { from: 0, to: 3 },
    body: raw,
  })
}

function accept(skill: Skill): Step<Loaded> {
  const changes: string[] = []
  if (skill.split.kind === 'unclosed') changes.push(skill.split.reason)
  if (isTrue(given(skill, 'platforms')))
    changes.push('The skill is hidden on a system that `platforms` does not name.')
  const name = python(skill.fields.get('name')) || skill.place.dir
  const described = python(skill.fields.get('description'))
  const description = described || firstLine(skill.split.body, line => line.startsWith('#'))
  if (!given(skill, 'name')) changes.push(nameFromDir)
  if (!described) changes.push('The description is the first line of the body that is no heading.')
  if (codePointLength(name) > 64) changes.push('The name is cut at 64 characters.')
  if (codePointLength(description ?? '') > 1024) changes.push('The description is cut at 1,024 characters.')
  return go({
    name: cutPoints(name, 64),
    description: description === null ? null : cutPoints(description, 1024),
    changes,
  })
}

/** A value as Python's `str` writes it; nothing for an empty one. */
function python(field: Field | undefined): string {
  const value = field?.value
  if (!isTrue(value)) return ''
  if (typeof value === 'string') return value
  if (typeof value !== 'number') return spelled(value)
  if (!Number.isFinite(value)) return String(value).toLowerCase().replace('infinity', 'inf')
  // A float shows that it is one.
  const float = field?.text?.includes('.') && Number.isInteger(value)
  return `${value}${float ? '.0' : ''}`
}

function spelled(value: unknown): string {
  if (value === null) return 'None'
  if (value === true) return 'True'
  if (value === false) return 'False'
  if (typeof value === 'string') return `'${value}'`
  if (value instanceof TypedValue) return value.text
  if (Array.isArray(value)) return `[${value.map(spelled).join(', ')}]`
  if (typeof value !== 'object') return String(value)
  return `{${Object.entries(value)
    .map(([key, each]) => `'${key}': ${spelled(each)}`)
    .join(', ')}}`
}
