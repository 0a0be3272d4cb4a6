// The folders of a source that a person may label, before they do: where skills and commands stand.
import type { Entry } from '../source/source.ts'
import type { Root } from './places.ts'
import { segments } from './tree.ts'

const MANIFEST = '/.claude-plugin/plugin.json'

/**
 * Every folder that holds skills or commands, sorted: the directory above a `.claude`, a plugin's directory,
 * or the directory in which a skill's directory stands. Each is taken for a project, or for a plugin where it
 * has a manifest; from a folder alone no more can be told.
 */
export function foldersOf(entries: readonly Entry[]): Root[] {
  const files = entries.filter(entry => entry.kind === 'file').map(entry => `/${entry.path}`)
  const plugins = new Set(
    files.filter(path => path.endsWith(MANIFEST)).map(path => path.slice(1, -MANIFEST.length)),
  )
  const roots = new Map<string, Root>()
  for (const path of files) {
    const root = rootOf(segments(path), plugins)
    if (root && !roots.has(root.path)) roots.set(root.path, root)
  }
  return [...roots.values()].sort((a, b) => (a.path < b.path ? -1 : 1))
}

function rootOf(names: string[], plugins: ReadonlySet<string>): Root | null {
  const claude = names.findLastIndex(
    (name, at) => name === '.claude' && (names[at + 1] === 'skills' || names[at + 1] === 'commands'),
  )
  const isCommand = names.includes('commands') && (names.at(-1) ?? '').endsWith('.md')
  const isSkill = /^skill\.md$/i.test(names.at(-1) ?? '')
  if (!isSkill && !isCommand) return null
  if (claude >= 0) return { path: names.slice(0, claude).join('/'), level: 'project' }
  for (let length = 0; length < names.length; length++) {
    const path = names.slice(0, length).join('/')
    if (plugins.has(path)) return { path, level: 'plugin' }
  }
  return isSkill ? { path: names.slice(0, -2).join('/'), level: 'project' } : null
}
