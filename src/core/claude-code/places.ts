// Looks through a tree for the places where the product finds skills and commands.

import type { Level } from './skill.ts'
import { join, segments, type Tree } from './tree.ts'

/** A folder that a person labelled. */
export type Root = {
  path: string
  level: Level
  /** The plugin's name, or the server's for `mcp`; the folder's name when left out. */
  plugin?: string
}

/** One document found, before it is read. */
export type PlaceFound = {
  kind: 'skill' | 'command'
  path: string
  dir: string
  level: Level
  plugin: string | null
  /** The last part of the command. */
  name: string
  /** The directory below the working directory that the skill belongs to, `''` for none. */
  nested: string
  /** How many directories above the working directory it was found. */
  depth: number
}

type Where = Pick<PlaceFound, 'level' | 'plugin' | 'nested' | 'depth'>

/** Everything that one root holds. `cwd` is the working directory of a project. */
export function placesIn(tree: Tree, root: Root, cwd: string): PlaceFound[] {
  const top = segments(root.path).join('/')
  const server = root.level === 'mcp' ? (root.plugin ?? lastOf(top) ?? 'server') : null
  const where = { level: root.level, plugin: server, nested: '', depth: 0 }
  if (root.level === 'plugin') return pluginAt(tree, top, root.plugin ?? lastOf(top) ?? 'plugin', where)
  if (root.level === 'project') return projectAt(tree, top, cwd, where)
  return folderAt(tree, top, where)
}

/** A folder with `.claude` in it, or a folder of skills under any other name by which people hand it over. */
function folderAt(tree: Tree, top: string, where: Where): PlaceFound[] {
  const own = claudeFolder(tree, join(top, '.claude'), where)
  if (own.length > 0) return own
  return [
    ...(lastOf(top) === 'skills' ? [] : skillsIn(tree, join(top, 'skills'), where)),
    ...commandsBelow(tree, join(top, 'commands'), where),
    ...(lastOf(top) === 'commands' ? commandsBelow(tree, top, where) : []),
    ...skillsIn(tree, top, where),
    ...skillAt(tree, top, where),
  ]
}

function claudeFolder(tree: Tree, folder: string, where: Where): PlaceFound[] {
  return [
    ...skillsIn(tree, join(folder, 'skills'), where),
    ...commandsBelow(tree, join(folder, 'commands'), where),
  ]
}

/** The working directory's `.claude`, its parents' up to the project's top, and those in directories below it. */
function projectAt(tree: Tree, top: string, cwd: string, where: Where): PlaceFound[] {
  const below = segments(cwd).join('/')
  const inside = below === top || below.startsWith(top === '' ? '' : `${top}/`)
  const at = inside ? below : top
  const up = segments(at).slice(segments(top).length)
  const found: PlaceFound[] = []
  for (let depth = 0; depth <= up.length; depth++) {
    const here = join(top, ...up.slice(0, up.length - depth))
    found.push(...claudeFolder(tree, join(here, '.claude'), { ...where, depth }))
  }
  if (found.length === 0) found.push(...folderAt(tree, top, where))
  return [...found, ...nestedBelow(tree, at, '', where)]
}

/** Directories deeper than this are not searched; a source has no deeper ones. */
const MAX_DEPTH = 32

function nestedBelow(tree: Tree, at: string, nested: string, where: Where): PlaceFound[] {
  if (segments(nested).length > MAX_DEPTH) return []
  return tree.directories(join(at, nested)).flatMap(name => {
    if (name === '.claude' || name === '.git' || name === 'node_modules') return []
    const below = join(nested, name)
    if (tree.real(join(at, below)) !== join(at, below)) return []
    return [
      ...claudeFolder(tree, join(at, below, '.claude'), { ...where, nested: below }),
      ...nestedBelow(tree, at, below, where),
    ]
  })
}

/** A plugin: its `skills/`, or a `SKILL.md` at its top when it has none, and its `commands/`. */
function pluginAt(tree: Tree, top: string, plugin: string, where: Where): PlaceFound[] {
  const inPlugin = { ...where, plugin }
  const own = tree.directories(top).includes('skills')
  return [
    ...skillsIn(tree, join(top, 'skills'), inPlugin),
    ...(own ? [] : skillAt(tree, top, inPlugin)),
    ...(own || lastOf(top) !== 'skills' ? [] : skillsIn(tree, top, inPlugin)),
    ...commandsBelow(tree, join(top, 'commands'), inPlugin),
  ]
}

/** One directory deep, with the exact name `SKILL.md`; the name `synced` is reserved. */
function skillsIn(tree: Tree, folder: string, where: Where): PlaceFound[] {
  return tree.directories(folder).flatMap(name => {
    if (name.toLowerCase() === 'synced' && where.level !== 'synced') return []
    const dir = join(folder, name)
    if (tree.files(join(dir, '.claude-plugin')).includes('plugin.json')) {
      return pluginAt(tree, dir, name, { ...where, level: 'plugin' })
    }
    return skillAt(tree, dir, where)
  })
}

function skillAt(tree: Tree, dir: string, where: Where): PlaceFound[] {
  if (!tree.files(dir).includes('SKILL.md')) return []
  return [{ ...where, kind: 'skill', dir, path: join(dir, 'SKILL.md'), name: lastOf(dir) ?? 'skill' }]
}

/** Every `.md` below; a directory becomes a part of the name, as since 1.0.45 (today's pages are silent). */
function commandsBelow(tree: Tree, folder: string, where: Where, inside: string[] = []): PlaceFound[] {
  if (inside.length > MAX_DEPTH) return []
  const here = join(folder, ...inside)
  const files = tree.files(here).filter(name => name.endsWith('.md') && name !== 'SKILL.md')
  return [
    ...files.map(file => ({
      ...where,
      kind: 'command' as const,
      dir: here,
      path: join(here, file),
      name: [...inside, file.slice(0, -'.md'.length)].join(':'),
    })),
    ...tree.directories(here).flatMap(name => commandsBelow(tree, folder, where, [...inside, name])),
  ]
}

function lastOf(path: string): string | undefined {
  return segments(path).at(-1)
}
