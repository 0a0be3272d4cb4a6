// The chapter's own skills: found in two folders, listed in two groups, resolved by plain replacement.
import type { Source } from '../../source/source.ts'
import { join, segments, treeOf } from '../tree.ts'
import { parseFrontmatter } from './frontmatter.ts'

/** A skill as mini-claude holds it. */
export type MiniSkill = {
  name: string
  description: string
  whenToUse?: string
  allowedTools?: string[]
  userInvocable: boolean
  context: 'inline' | 'fork'
  promptTemplate: string
  source: 'project' | 'user'
  skillDir: string
}

/**
 * The skills of `<home>/.claude/skills` and then `<cwd>/.claude/skills`, one directory deep. A project's skill
 * takes the place of a user's with its name; one that cannot be read is left out. `home` and `cwd` are paths in the source.
 */
export async function discoverSkills(
  source: Source,
  where: { home: string; cwd: string },
): Promise<MiniSkill[]> {
  const tree = await treeOf(source)
  const skills = new Map<string, MiniSkill>()
  for (const [top, level] of [
    [where.home, 'user'],
    [where.cwd, 'project'],
  ] as const) {
    const folder = join(segments(top).join('/'), '.claude', 'skills')
    for (const name of tree.directories(folder)) {
      const path = tree.files(join(folder, name)).includes('SKILL.md')
        ? tree.real(join(folder, name, 'SKILL.md'))
        : null
      if (path === null) continue
      const bytes = await source.read(path).catch(() => null)
      if (bytes === null) continue
      const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
      const prefix = top.startsWith('/') ? '/' : ''
      const skill = parseSkill(text, level, `${prefix}${join(folder, name)}`)
      skills.set(skill.name, skill)
    }
  }
  return [...skills.values()]
}

/** Reads one document; its directory gives the name where the frontmatter has none. */
export function parseSkill(text: string, source: MiniSkill['source'], skillDir: string): MiniSkill {
  const { meta, body } = parseFrontmatter(text)
  const whenToUse = meta.when_to_use || meta['when-to-use']
  const allowedTools = meta['allowed-tools'] ? toolNames(meta['allowed-tools']) : undefined
  return {
    name: meta.name || segments(skillDir).at(-1) || 'unknown',
    description: meta.description || '',
    ...(whenToUse === undefined ? {} : { whenToUse }),
    ...(allowedTools === undefined ? {} : { allowedTools }),
    userInvocable: meta['user-invocable'] !== 'false',
    context: meta.context === 'fork' ? 'fork' : 'inline',
    promptTemplate: body,
    source,
    skillDir,
  }
}

/** A JSON list, or names parted by commas; spaces part nothing. */
function toolNames(written: string): string[] {
  if (!written.startsWith('[')) return byCommas(written)
  try {
    const list: unknown = JSON.parse(written)
    return Array.isArray(list) ? list.map(String) : []
  } catch {
    return byCommas(written.replace(/[[\]]/g, ''))
  }
}

function byCommas(text: string): string[] {
  return text.split(',').map(name => name.trim())
}

/**
 * Puts the arguments in for every `$ARGUMENTS` and `${ARGUMENTS}`, then the directory for every
 * `${CLAUDE_SKILL_DIR}`, also one that was typed as an argument. The values are taken literally: the
 * original gives `$&` and `$$` in the arguments a meaning that nobody wants.
 */
export function resolveSkillPrompt(
  skill: Pick<MiniSkill, 'promptTemplate' | 'skillDir'>,
  args: string,
): string {
  return skill.promptTemplate
    .replace(/\$ARGUMENTS|\$\{ARGUMENTS\}/g, () => args)
    .replace(/\$\{CLAUDE_SKILL_DIR\}/g, () => skill.skillDir)
}

/** What the skill tool works with; `null` for an unknown name. */
export function executeSkill(
  skills: readonly MiniSkill[],
  name: string,
  args: string,
): { prompt: string; allowedTools?: string[]; context: MiniSkill['context'] } | null {
  const skill = skills.find(each => each.name === name)
  if (!skill) return null
  const prompt = resolveSkillPrompt(skill, args)
  return {
    prompt,
    ...(skill.allowedTools ? { allowedTools: skill.allowedTools } : {}),
    context: skill.context,
  }
}

/** The block that mini-claude puts into its system prompt; empty without skills. */
export function buildSkillDescriptions(skills: readonly MiniSkill[]): string {
  if (skills.length === 0) return ''
  const group = (title: string, sign: string, members: MiniSkill[]): string[] => {
    if (members.length === 0) return []
    const lines = members.flatMap(skill => [
      `- **${sign}${skill.name}**: ${skill.description}`,
      ...(skill.whenToUse ? [`  When to use: ${skill.whenToUse}`] : []),
    ])
    return [title, ...lines, '']
  }
  const byUser = skills.filter(skill => skill.userInvocable)
  const byModel = skills.filter(skill => !skill.userInvocable)
  return [
    '# Available Skills',
    '',
    ...group('User-invocable skills (user types /<name> to invoke):', '/', byUser),
    ...group('Auto-invocable skills (use the skill tool when appropriate):', '', byModel),
    'To invoke a skill programmatically, use the `skill` tool with the skill name and optional arguments.',
  ].join('\n')
}
