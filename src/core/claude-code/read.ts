// Reads a document as Claude Code reads a skill or a command: every field, also from broken frontmatter.
import type { Coerced } from './coerce.ts'
import { asGlobs, asMap, asNames, asOneOf, asRules, asText, asYesNo } from './coerce.ts'
import type { FieldKey } from './fields.ts'
import { fieldRow, knownFields } from './fields.ts'
import { readFrontmatter } from './frontmatter.ts'
import { firstParagraph } from './paragraph.ts'
import type { FieldRead, Level, Skill } from './skill.ts'
import { putPathsInRules } from './variables.ts'

export type ReadOptions = {
  /** The skill's directory, `''` when unknown; its last segment is the command. */
  dir?: string
  /** The document's path; `SKILL.md` in `dir` when left out. */
  path?: string
  level?: Level | null
  plugin?: string | null
  kind?: 'skill' | 'command'
  /** The typed command without `/`, where discovery knows better than the directory's name. */
  command?: string
}

export const efforts = ['low', 'medium', 'high', 'xhigh', 'max'] as const

/** Reads a document. It never refuses one: broken frontmatter leaves a skill without fields, and says so. */
export function read(text: string, options: ReadOptions = {}): Skill {
  const { fields, bodyFrom, bodyTo, lost } = readFrontmatter(text)
  const dir = options.dir ?? ''
  const kind = options.kind ?? 'skill'
  const rows: FieldRead[] = []
  const take = <T>(key: FieldKey, coerce: (written: unknown) => Coerced<T>): T => {
    const ignored = kind === 'command' && (key === 'name' || key === 'paths')
    const written = ignored ? undefined : fields.get(key)?.value
    const { value, note } = coerce(written)
    const said = ignored && fields.has(key) ? 'ignored in a command file' : note
    rows.push(fieldRow(key, fields.get(key)?.value, value, said))
    return value
  }
  const body = text.slice(bodyFrom, bodyTo)
  const ownName = take('name', asText)
  const description = take('description', asText) || firstParagraph(body)
  const whenToUse = take('when_to_use', asText)
  const argumentHint = take('argument-hint', asText)
  const argumentNames = take('arguments', asNames)
  const disableModelInvocation = take('disable-model-invocation', written => asYesNo(written, false))
  const userInvocable = take('user-invocable', written => asYesNo(written, true))
  const allowedTools = putPathsInRules(
    take('allowed-tools', asRules),
    { skillDir: dir },
    options.level ?? null,
  )
  const disallowedTools = take('disallowed-tools', asRules)
  const model = take('model', asText)
  const effort = take('effort', written => asOneOf(written, efforts, null))
  const context = take('context', written => asOneOf(written, ['fork'], 'inline'))
  const agent = take('agent', asText)
  const background = take('background', written => asYesNo(written, true))
  const hooks = take('hooks', asMap)
  const paths = take('paths', asGlobs)
  const shell = take('shell', written => asOneOf(written, ['bash', 'powershell'], 'bash'))
  const metadata = take('metadata', asMap)
  const license = take('license', asText)
  const compatibility = take('compatibility', asText)

  const names = namesOf(options, dir, ownName)
  return {
    kind,
    level: options.level ?? null,
    plugin: options.plugin ?? null,
    dir,
    path: options.path ?? (dir === '' ? 'SKILL.md' : `${dir}/SKILL.md`),
    ...names,
    description,
    whenToUse: whenToUse || null,
    argumentHint,
    arguments: argumentNames,
    disableModelInvocation,
    userInvocable,
    allowedTools,
    disallowedTools,
    model,
    effort,
    context,
    agent: context === 'fork' ? agent || 'general-purpose' : null,
    background,
    hooks,
    paths,
    shell,
    metadata,
    license,
    compatibility,
    body,
    bodyFrom,
    fields: rows,
    unknown: [...fields.keys()].filter(key => !knownFields.has(key)),
    lost,
  }
}

/**
 * The typed command, the name, and the menu's label. The directory's name is the command; the frontmatter's
 * name is a label only, but in a plugin it replaces the command's last segment.
 */
function namesOf(
  options: ReadOptions,
  dir: string,
  ownName: string | null,
): { command: string; name: string; label: string } {
  const folder = dir.split('/').filter(Boolean).at(-1)
  const last = options.command ?? folder ?? (ownName || 'skill')
  const name = ownName || last
  if (options.level === 'mcp') {
    const command = `mcp__${options.plugin ?? 'server'}__${last}`
    return { command: `/${command}`, name, label: command }
  }
  if (options.plugin) {
    const command = `${options.plugin}:${name}`
    return { command: `/${command}`, name, label: command }
  }
  return { command: `/${last}`, name, label: name }
}
