// The values of a preview: where a skill would lie, and what the person set instead.
import type { DiscoveredSkill } from '../../../core/claude-code/discover.ts'
import type { Environment } from '../../../core/claude-code/variables.ts'

/** What the person may set; a value that is left out is the usual one. */
export type Setting = {
  skillDir?: string
  projectDir?: string
  sessionId?: string
  effort?: string
  pluginRoot?: string
  /** Whether the line with the base directory stands before the text. */
  firstLine: boolean
  /** Whether a setting forbids the commands of skills. */
  forbidden: boolean
}

export const usualSetting: Setting = { firstLine: true, forbidden: false }

const PROJECT = '/home/you/project'

/** The values for one skill. What is set for the chosen skill's own directory does not reach another. */
export function environmentOf(skill: DiscoveredSkill, setting: Setting, chosen: boolean): Environment {
  const skillDir = (chosen && setting.skillDir) || usualDirectory(skill)
  return {
    skillDir,
    projectDir: setting.projectDir || PROJECT,
    sessionId: setting.sessionId || '8f14e45f-ceea-467f-a0e6-5c1d2b3a4f60',
    effort: setting.effort || skill.effort || 'high',
    ...(skill.level === 'plugin' ? { pluginRoot: setting.pluginRoot || pluginDirectory(skill) } : {}),
    ...(setting.firstLine ? {} : { baseDirectory: null }),
    disableSkillShellExecution: setting.forbidden,
  }
}

function pluginDirectory({ plugin }: DiscoveredSkill): string {
  return `/home/you/.claude/plugins/${plugin ?? 'plugin'}`
}

/** A path where such a skill may lie on a machine; the last directory is the document's own. */
function usualDirectory(skill: DiscoveredSkill): string {
  const name = skill.dir.split('/').at(-1) || skill.command.slice(1)
  switch (skill.level) {
    case 'plugin':
      return `${pluginDirectory(skill)}/skills/${name}`
    case 'personal':
      return `/home/you/.claude/skills/${name}`
    case 'enterprise':
      return `/etc/claude-code/.claude/skills/${name}`
    case 'synced':
      return `/home/you/.claude/skills/synced/${name}`
    case 'project':
    case 'bundled':
    case 'mcp':
      return skill.nested
        ? `${PROJECT}/${skill.nested}/.claude/skills/${name}`
        : `${PROJECT}/.claude/skills/${name}`
    default:
      return skill.level satisfies never
  }
}
