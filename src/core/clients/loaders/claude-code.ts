// Claude Code, by its documentation and change log: the folder is the command, every field is optional.
import { readCoreYaml } from '../../document/yaml/loose/core-yaml.ts'
import { type Client, go, type Loaded, type Skill, type Split, type Step, stop } from '../client.ts'
import { bareFence } from '../parts/fences.ts'
import { cut, firstParagraph, given, spanOf, textOf } from '../parts/fields.ts'
import { find } from '../parts/find.ts'
import { read } from '../parts/read.ts'

export const claudeCode: Client = {
  id: 'claude-code',
  name: 'Claude Code',
  version: '2.1.240',
  basis: 'documented',
  on: '2026-11-30',
  source: 'code.claude.com/docs/en/skills and the change log to 2.1.240; not run here',
  find: find({ depth: 1 }),
  split,
  read: read([readCoreYaml]),
  accept,
  sees: { load: 'The skill stands in the list under its folder’s name.' },
  takes: { into: '.claude/skills' },
}

/** What the documents leave open stays open: other line ends, spaces at the fence, a fence that never closes. */
function split(raw: string): Step<Split> {
  if (raw.includes('\r')) return stop('unknown', 'Reports on files with CR line ends contradict each other.')
  const bare = raw.startsWith('\ufeff') ? raw.slice(1) : raw
  if (/^---[ \t]+\n/.test(bare))
    return stop('unknown', 'Whether spaces may follow `---` is not established.', {
      from: 0,
      to: bare.indexOf('\n'),
    })
  const found = bareFence('line', { bom: 'strips' })(raw)
  if ('go' in found && found.go.kind === 'unclosed')
    return stop('unknown', `${found.go.reason} What then happens is not established.`, found.go.span)
  return found
}

function accept(skill: Skill): Step<Loaded> {
  const { dir } = skill.place
  const changes: string[] = []
  // Since 2.1.186 a block that is not YAML loses every field, and the skill still answers to its folder's name.
  if (skill.failure) {
    const { cause, problem, span } = skill.failure
    changes.push(
      `${problem} The skill answers to its folder’s name; whether its fields survive is not established.`,
      ...limitsLost(skill),
    )
    const open = cause === 'tab' || cause === 'repeated'
    return go({
      name: dir || null,
      description: null,
      changes,
      but: open ? { word: 'unknown', reason: problem, span } : undefined,
    })
  }
  const name = dir || (textOf(skill, 'name') ?? null)
  if (dir !== '' && skill.fields.has('name') && String(given(skill, 'name')) !== dir)
    changes.push('The command is the folder’s name; the `name` is only a label.')
  const doubt = unestablished(skill)
  if (doubt) return go({ name, description: null, changes, but: { word: 'unknown', ...doubt } })
  const value = given(skill, 'description')
  const extra = textOf(skill, 'when_to_use')
  const own =
    value == null ? firstParagraph(skill.split.body) : typeof value === 'object' ? null : String(value)
  if (value == null) changes.push('The description is the first paragraph of the body.')
  if (value !== null && typeof value === 'object')
    changes.push('What a description that is no text becomes is not established.')
  const all = own === null || !extra ? own : `${own} ${extra}`
  if (all !== null && all.length > 1536) changes.push('The listing cuts the description at 1,536 characters.')
  const hidden = ['true', 'yes', 'on', '1'].includes(
    String(given(skill, 'disable-model-invocation') ?? '').toLowerCase(),
  )
  const reason = '`disable-model-invocation` is set: only a person can call it.'
  return go({
    name,
    description: all === null ? null : cut(all, 1536),
    changes,
    but: hidden
      ? { word: 'load-slash-only', reason, span: spanOf(skill, 'disable-model-invocation') }
      : undefined,
  })
}

/** A warning where fields that say what the skill may do, or who may call it, are lost with the others. */
function limitsLost({ split }: Skill): string[] {
  const written = split.kind === 'block' ? split.block.text : ''
  const limits = ['allowed-tools', 'disallowed-tools', 'disable-model-invocation'].filter(key =>
    new RegExp(`^${key}[ \\t]*:`, 'm').test(written),
  )
  if (limits.length === 0) return []
  return [`If they are lost, what \`${limits.join('` and `')}\` says no longer holds.`]
}

function unestablished(skill: Skill): { reason: string; span: { from: number; to: number } } | null {
  if (textOf(skill, 'description')?.trim() === '') {
    return {
      reason: 'What becomes of an empty description is not established.',
      span: spanOf(skill, 'description'),
    }
  }
  if ((textOf(skill, 'name') ?? '').length > 64) {
    return {
      reason: 'What becomes of a name over 64 characters is not established.',
      span: spanOf(skill, 'name'),
    }
  }
  if (skill.split.body.trim() === '') {
    return {
      reason: 'What becomes of a skill without a body is not established.',
      span: { from: skill.text.length, to: skill.text.length },
    }
  }
  if (skill.text.includes('\ufffd'))
    return {
      reason: 'What becomes of bytes that are not UTF-8 is not established.',
      span: { from: 0, to: 0 },
    }
  return null
}
