// The open skills as the chapter's own loader would hold them.
import type { DiscoveredSkill } from '../../../core/claude-code/discover.ts'
import { type MiniSkill, parseSkill } from '../../../core/claude-code/mini/skills.ts'

/**
 * Of the skills that were found, those that stand where mini-claude looks: the person's and the project's own
 * directories. A project's skill takes the place of a person's of its name.
 */
export function chapterSkills(
  found: readonly DiscoveredSkill[],
  text: (path: string) => string | null,
): MiniSkill[] {
  const skills = new Map<string, MiniSkill>()
  for (const [level, source] of [
    ['personal', 'user'],
    ['project', 'project'],
  ] as const) {
    for (const { kind, level: own, nested, depth, path, dir } of found) {
      const document = text(path)
      if (kind !== 'skill' || own !== level || nested !== '' || depth > 0 || document === null) continue
      const skill = parseSkill(document, source, dir)
      skills.set(skill.name, skill)
    }
  }
  return [...skills.values()]
}
