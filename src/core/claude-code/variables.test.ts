// What each variable becomes at each level, and why some stay as written.
import { describe, expect, it } from 'vitest'
import type { Level } from './skill.ts'
import { isVariable, putPathsInRules, type Variable, variableValue } from './variables.ts'

const env = {
  skillDir: '/s',
  projectDir: '/p',
  sessionId: 'id',
  effort: 'high',
  pluginRoot: '/k',
  pluginData: '/d',
}
const plugin = 'It is put in only for a plugin’s skills.'
const synced = 'It stays as written in a skill synced from claude.ai.'

describe('a variable', () => {
  it.each<[Variable, Level | null, string]>([
    ['CLAUDE_SKILL_DIR', null, '/s'],
    ['CLAUDE_SKILL_DIR', 'synced', '/s'],
    ['CLAUDE_PROJECT_DIR', 'mcp', '/p'],
    ['CLAUDE_SESSION_ID', 'project', 'id'],
    ['CLAUDE_EFFORT', 'synced', 'high'],
    ['CLAUDE_PLUGIN_ROOT', 'plugin', '/k'],
    ['CLAUDE_PLUGIN_ROOT', null, '/k'],
    ['CLAUDE_PLUGIN_DATA', 'plugin', '/d'],
    ['CLAUDE_PLUGIN_DATA', null, '/d'],
  ])('%s at the level %s is %s', (name, level, value) => {
    expect(variableValue(name, env, level)).toEqual({ value })
  })

  it.each<[Variable, Level, string]>([
    ['CLAUDE_PLUGIN_ROOT', 'project', plugin],
    ['CLAUDE_PLUGIN_DATA', 'personal', plugin],
    ['CLAUDE_PLUGIN_DATA', 'synced', plugin],
    ['CLAUDE_PROJECT_DIR', 'synced', synced],
    ['CLAUDE_SESSION_ID', 'synced', synced],
    ['CLAUDE_SKILL_DIR', 'mcp', 'A skill from an MCP server has no directory.'],
  ])('%s at the level %s stays', (name, level, stays) => {
    expect(variableValue(name, env, level)).toEqual({ stays })
  })

  it('stays without a value', () => {
    expect(variableValue('CLAUDE_SESSION_ID', { skillDir: '/s' }, null)).toEqual({
      stays: 'No value was given for it.',
    })
    expect(variableValue('CLAUDE_SESSION_ID', { sessionId: '' }, null)).toEqual({ value: '' })
  })

  it.each([
    ['ultracode', 'xhigh'],
    ['low', 'low'],
    ['a:\\b', 'a:\\b'],
  ])('of the effort %s is %s', (effort, value) => {
    expect(variableValue('CLAUDE_EFFORT', { effort }, null)).toEqual({ value })
  })

  it.each([
    ['C:\\Users\\me', 'C:/Users/me'],
    ['\\\\server\\share', '//server/share'],
    ['/home/a\\b', '/home/a\\b'],
    ['/home/a\\\\b', '/home/a\\\\b'],
    ['/home/c:\\b', '/home/c:\\b'],
    ['1:\\b', '1:\\b'],
  ])('of the directory %s is %s', (skillDir, value) => {
    expect(variableValue('CLAUDE_SKILL_DIR', { skillDir }, null)).toEqual({ value })
  })

  it('of the session is the session’s name, whatever signs it has', () => {
    expect(variableValue('CLAUDE_SESSION_ID', { sessionId: 'C:\\a' }, null)).toEqual({ value: 'C:\\a' })
  })

  it.each([
    ['CLAUDE_EFFORT', true],
    ['CLAUDE_CONFIG_DIR', false],
    ['toString', false],
    ['', false],
  ])('%s is one: %s', (name, expected) => {
    expect(isVariable(name)).toBe(expected)
  })
})

describe('a rule', () => {
  const rule = `Bash($\{CLAUDE_SKILL_DIR}/run.sh $\{CLAUDE_SKILL_DIR} *)`

  it.each([
    ['/s', 'Bash(/s/run.sh /s *)'],
    ['~/s', 'Bash(~/s/run.sh ~/s *)'],
    ['C:\\s', 'Bash(C:/s/run.sh C:/s *)'],
    ['c:/s', 'Bash(c:/s/run.sh c:/s *)'],
    ['s', rule],
    ['./s', rule],
    ['a~/s', rule],
    ['odd:/s', rule],
    ['1:/s', rule],
    ['c:s', rule],
    ['', rule],
  ])('holds the directory %j where it is absolute', (skillDir, expected) => {
    expect(putPathsInRules([rule], { skillDir }, null)).toEqual([expected])
  })

  it('of another tool stays, and other variables do', () => {
    const rules = [
      `Read($\{CLAUDE_SKILL_DIR}/x)`,
      `PowerShell($\{CLAUDE_SKILL_DIR}/x)`,
      'Bash',
      `Bash(echo $\{CLAUDE_SESSION_ID} $\{CLAUDE_EFFORT})`,
    ]
    expect(putPathsInRules(rules, { ...env, sessionId: '/id', effort: '/e' }, 'plugin')).toEqual(rules)
  })

  it('holds the project’s directory, and a plugin’s own two', () => {
    const rule = ['PROJECT_DIR', 'PLUGIN_ROOT', 'PLUGIN_DATA'].map(name => `$\{CLAUDE_${name}}`)
    expect(putPathsInRules([`Bash(${rule.join(' ')})`], env, 'plugin')).toEqual(['Bash(/p /k /d)'])
    expect(putPathsInRules([`Bash(${rule.join(' ')})`], env, 'project')).toEqual([
      `Bash(/p ${rule[1]} ${rule[2]})`,
    ])
  })
})
