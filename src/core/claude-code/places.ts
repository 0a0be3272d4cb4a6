// Looks through a tree for the places where the product finds skills and commands.

import type { Manifests } from './plugins.ts'
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
  /** The last part of the command; `''` where the directory is not known, and the document's own name counts. */
  name: string
  /** The directory below the working directory that the skill belongs to, `''` for none. */
  nested: string
  /** How many directories above the working directory it was found. */
  depth: number
}

type Where = Pick<PlaceFound, 'level' | 'plugin' | 'nested' | 'depth'>

/** What is looked through. */
export type Look = { tree: Tree; manifests: Manifests }

/** Everything that one root holds. `cwd` is the working directory of the project. */
export function placesIn(look: Look, root: Root, cwd: string): PlaceFound[] {
  const top = segments(root.path).join('/')
  const server = root.level === 'mcp' ? (root.plugin ?? lastOf(top) ?? 'server') : null
  const where = { level: root.level, plugin: server, nested: '', depth: 0 }
  const named = root.plugin ?? look.manifests.get(top)?.name ?? lastOf(top)
  if (root.level === 'plugin') return pluginAt(look, top, named ?? 'plugin', where)
  if (root.level === 'project') return projectAt(look, top, cwd, where)
  return folderAt(look, top, where)
}

/** Where a project's work goes on when nobody says: in the uppermost of the folders labelled as one. */
export function workingDirectory(roots: readonly Root[]): string {
  const owners = roots.filter(root => root.level === 'project').map(root => ownerOf(root.path))
  return owners.sort((a, b) => a.length - b.length)[0] ?? ''
}

/** The directory whose `.claude` a path leads into; the path itself when it leads into none. */
function ownerOf(path: string): string {
  const names = segments(path)
  const at = names.lastIndexOf('.claude')
  return (at < 0 ? names : names.slice(0, at)).join('/')
}

/** A folder with `.claude` in it, or a folder of skills under any other name by which people hand it over. */
function folderAt(look: Look, top: string, where: Where): PlaceFound[] {
  const own = claudeFolder(look, join(top, '.claude'), where)
  if (own.length > 0) return own
  return [
    ...(lastOf(top) === 'skills' ? [] : skillsIn(look, join(top, 'skills'), where)),
    ...commandsBelow(look, join(top, 'commands'), where),
    ...(lastOf(top) === 'commands' ? commandsBelow(look, top, where) : []),
    ...skillsIn(look, top, where),
    ...skillAt(look, top, where),
  ]
}

function claudeFolder(look: Look, folder: string, where: Where): PlaceFound[] {
  return [
    ...skillsIn(look, join(folder, 'skills'), where),
    ...commandsBelow(look, join(folder, 'commands'), where),
  ]
}

/**
 * The working directory's `.claude`, its parents' up to the project's top, and those in directories below it.
 * A root that lies below the working directory is such a directory; one beside it is a project of its own.
 */
function projectAt(look: Look, top: string, cwd: string, where: Where): PlaceFound[] {
  const owner = ownerOf(top)
  const work = segments(cwd).join('/')
  const nested = below(work, owner)
  if (nested) {
    const here = claudeFolder(look, join(owner, '.claude'), { ...where, nested })
    return [...here, ...nestedBelow(look, work, nested, where)]
  }
  const up = segments(below(owner, work) ?? '')
  const found: PlaceFound[] = []
  for (let depth = 0; depth <= up.length; depth++) {
    const here = join(owner, ...up.slice(0, up.length - depth))
    found.push(...claudeFolder(look, join(here, '.claude'), { ...where, depth }))
  }
  if (found.length === 0) found.push(...folderAt(look, top, where))
  return [...found, ...nestedBelow(look, join(owner, ...up), '', where)]
}

/** The way from a directory down to another, `''` for itself; `null` where it does not lie below. */
function below(directory: string, path: string): string | null {
  if (directory === '' || path === directory) return path === directory ? '' : path
  return path.startsWith(`${directory}/`) ? path.slice(directory.length + 1) : null
}

/** Directories deeper than this are not searched; a source has no deeper ones. */
const MAX_DEPTH = 32

function nestedBelow(look: Look, at: string, nested: string, where: Where): PlaceFound[] {
  if (segments(nested).length > MAX_DEPTH) return []
  return ownDirectories(look, join(at, nested)).flatMap(name => {
    if (name === '.claude' || name === '.git' || name === 'node_modules') return []
    const inner = join(nested, name)
    return [
      ...claudeFolder(look, join(at, inner, '.claude'), { ...where, nested: inner }),
      ...nestedBelow(look, at, inner, where),
    ]
  })
}

/**
 * A plugin: its `skills/` and what its manifest names, or the `SKILL.md` at its top when it has neither, and
 * its `commands/`.
 */
function pluginAt(look: Look, top: string, plugin: string, where: Where): PlaceFound[] {
  const inPlugin = { ...where, plugin }
  const own = look.tree.directories(top).includes('skills') ? [join(top, 'skills')] : []
  const further = look.manifests.get(top)?.skills ?? null
  const bare = own.length === 0 && further === null
  return [
    ...[...own, ...(further ?? [])].flatMap(folder => [
      ...skillsIn(look, folder, inPlugin),
      ...skillAt(look, folder, inPlugin),
    ]),
    ...(bare ? skillAt(look, top, inPlugin) : []),
    ...(bare && lastOf(top) === 'skills' ? skillsIn(look, top, inPlugin) : []),
    ...commandsBelow(look, join(top, 'commands'), inPlugin),
  ]
}

/** One directory deep, with the exact name `SKILL.md`; the name `synced` is reserved. */
function skillsIn(look: Look, folder: string, where: Where): PlaceFound[] {
  return look.tree.directories(folder).flatMap(name => {
    if (name.toLowerCase() === 'synced' && where.level !== 'synced') return []
    const dir = join(folder, name)
    if (where.level !== 'plugin' && look.manifests.has(dir)) {
      return pluginAt(look, dir, name, { ...where, level: 'plugin' })
    }
    return skillAt(look, dir, where)
  })
}

function skillAt(look: Look, dir: string, where: Where): PlaceFound[] {
  if (!look.tree.files(dir).includes('SKILL.md')) return []
  return [{ ...where, kind: 'skill', dir, path: join(dir, 'SKILL.md'), name: lastOf(dir) ?? '' }]
}

/** Every `.md` below; a directory becomes a part of the name, as since 1.0.45 (today's pages are silent). */
function commandsBelow(look: Look, folder: string, where: Where, inside: string[] = []): PlaceFound[] {
  if (inside.length > MAX_DEPTH) return []
  const here = join(folder, ...inside)
  const files = look.tree.files(here).filter(name => name.endsWith('.md') && name !== 'SKILL.md')
  return [
    ...files.map(file => ({
      ...where,
      kind: 'command' as const,
      dir: here,
      path: join(here, file),
      name: [...inside, file.slice(0, -'.md'.length)].join(':'),
    })),
    ...ownDirectories(look, here).flatMap(name => commandsBelow(look, folder, where, [...inside, name])),
  ]
}

/** The directories of a directory that are no symlinks, so that a search below them ends. */
function ownDirectories({ tree }: Look, path: string): string[] {
  const real = tree.real(path) ?? path
  return tree.directories(path).filter(name => tree.real(join(path, name)) === join(real, name))
}

function lastOf(path: string): string | undefined {
  return segments(path).at(-1)
}
