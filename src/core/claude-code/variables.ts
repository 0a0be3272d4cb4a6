// The `${CLAUDE_…}` variables: which the product knows, what each becomes, and where it stays as written.
import type { Level } from './skill.ts'

/** The values of a preview; the person may edit all of them. */
export type Environment = {
  skillDir: string
  projectDir?: string
  sessionId?: string
  effort?: string
  /** Only for a plugin's skills. */
  pluginRoot?: string
  pluginData?: string
  /** The directory that the first line names; `null` leaves the line out, left out it is `skillDir`. */
  baseDirectory?: string | null
  /** The setting by which no `!` command of a user, a project or a plugin runs. */
  disableSkillShellExecution?: boolean
}

const variables = {
  CLAUDE_SKILL_DIR: 'skillDir',
  CLAUDE_PROJECT_DIR: 'projectDir',
  CLAUDE_SESSION_ID: 'sessionId',
  CLAUDE_EFFORT: 'effort',
  CLAUDE_PLUGIN_ROOT: 'pluginRoot',
  CLAUDE_PLUGIN_DATA: 'pluginData',
} as const satisfies Record<string, keyof Environment>

export type Variable = keyof typeof variables

export function isVariable(name: string): name is Variable {
  return Object.hasOwn(variables, name)
}

/** Where a variable that the level does not allow stays as written, and why. `null`: it is put in. */
function keptBack(name: Variable, level: Level | null): string | null {
  const pluginOnly = name === 'CLAUDE_PLUGIN_ROOT' || name === 'CLAUDE_PLUGIN_DATA'
  if (pluginOnly && level !== null && level !== 'plugin') return 'It is put in only for a plugin’s skills.'
  if (level === 'synced' && (name === 'CLAUDE_PROJECT_DIR' || name === 'CLAUDE_SESSION_ID')) {
    return 'It stays as written in a skill synced from claude.ai.'
  }
  if (level === 'mcp' && name === 'CLAUDE_SKILL_DIR') return 'A skill from an MCP server has no directory.'
  return null
}

/** What a variable becomes, or why it stays as written. */
export function variableValue(
  name: Variable,
  env: Partial<Environment>,
  level: Level | null,
): { value: string } | { stays: string } {
  const why = keptBack(name, level)
  if (why !== null) return { stays: why }
  const value = env[variables[name]]
  if (typeof value !== 'string') return { stays: 'No value was given for it.' }
  if (name === 'CLAUDE_EFFORT') return { value: value === 'ultracode' ? 'xhigh' : value }
  return { value: name === 'CLAUDE_SESSION_ID' ? value : forwardSlashes(value) }
}

/** A Windows path is put in with forward slashes. */
function forwardSlashes(path: string): string {
  return /^[A-Za-z]:\\|^\\\\/.test(path) ? path.replaceAll('\\', '/') : path
}

const directories = [
  'CLAUDE_SKILL_DIR',
  'CLAUDE_PROJECT_DIR',
  'CLAUDE_PLUGIN_ROOT',
  'CLAUDE_PLUGIN_DATA',
] as const

/** Puts the absolute directories that are known into Bash rules; every other rule stays as written. */
export function putPathsInRules(
  rules: readonly string[],
  env: Partial<Environment>,
  level: Level | null,
): string[] {
  return rules.map(rule => {
    if (!rule.startsWith('Bash(')) return rule
    return directories.reduce((held, name) => {
      const directory = variableValue(name, env, level)
      if (!('value' in directory) || !isAbsolute(directory.value)) return held
      return held.split(`\${${name}}`).join(directory.value)
    }, rule)
  })
}

function isAbsolute(path: string): boolean {
  return /^[/~]|^[A-Za-z]:[\\/]/.test(path)
}
