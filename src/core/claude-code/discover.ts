// Finds the skills and commands of a folder tree, names them as they are typed, and says which one wins.
import type { Source } from '../source/source.ts'
import { type PlaceFound, placesIn, type Root, workingDirectory } from './places.ts'
import { manifestsOf } from './plugins.ts'
import { byPrecedence, type Order } from './precedence.ts'
import { read } from './read.ts'
import type { Level, Skill } from './skill.ts'
import { treeOf } from './tree.ts'

/** A skill where it was found, and how it stands to others of its name. */
export type DiscoveredSkill = Skill & {
  level: Level
  /** The directory that must be touched before it is there, `''` when it always is. */
  nested: string
  depth: number
  /** Whether its command runs it. */
  wins: boolean
  /** The path of the winner, where it is another. */
  shadowedBy: string | null
  /** The paths of those that it shadows. */
  shadows: string[]
}

export type DiscoverOptions = {
  roots: readonly Root[]
  /** The working directory of the project, a path in the source; the project's folder when left out. */
  cwd?: string
  order?: Order
}

/**
 * Every skill and command of the labelled folders, in the order of the roots and then by path. A file reached
 * by two ways (a symlink) is there once, the first time.
 */
export async function discover(source: Source, options: DiscoverOptions): Promise<DiscoveredSkill[]> {
  const tree = await treeOf(source)
  const look = { tree, manifests: await manifestsOf(source) }
  const cwd = options.cwd ?? workingDirectory(options.roots)
  const seen = new Set<string>()
  const places = options.roots
    .flatMap(root => placesIn(look, root, cwd))
    .flatMap(place => {
      const real = tree.real(place.path)
      if (real === null || seen.has(real)) return []
      seen.add(real)
      return [{ ...place, real }]
    })
  const clashing = clashes(places)
  const texts = await Promise.all(places.map(async ({ real }) => decode(await source.read(real))))
  const found = places.map((place, index) => asFound(place, texts[index] ?? '', clashing))
  return ranked(found, options.order ?? 'documented')
}

/** Text as the product reads it: bytes that are not UTF-8 become U+FFFD. */
function decode(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** The names that skills of more than one directory of the project have: of these, all that are nested are typed with theirs. */
function clashes(places: readonly PlaceFound[]): ReadonlySet<string> {
  const first = new Map<string, string>()
  const clashing = new Set<string>()
  for (const place of places) {
    const name = plainName(place)
    if ((first.get(name) ?? place.nested) !== place.nested) clashing.add(name)
    first.set(name, place.nested)
  }
  return clashing
}

function plainName({ plugin, name, level }: PlaceFound): string {
  return plugin === null ? name : `${level}/${plugin}:${name}`
}

type Unranked = Omit<DiscoveredSkill, 'wins' | 'shadowedBy' | 'shadows'>

function asFound(place: PlaceFound, text: string, clashing: ReadonlySet<string>): Unranked {
  const { kind, level, plugin, dir, path, nested, depth } = place
  const command = nested !== '' && clashing.has(plainName(place)) ? `${nested}:${place.name}` : place.name
  const known = place.name === '' ? {} : { command }
  return { ...read(text, { kind, level, plugin, dir, path, ...known }), level, nested, depth }
}

function ranked(found: Unranked[], order: Order): DiscoveredSkill[] {
  const bearers = new Map<string, Unranked[]>()
  for (const skill of found) {
    const others = bearers.get(skill.command)
    if (others) others.push(skill)
    else bearers.set(skill.command, [skill])
  }
  const standing = new Map<Unranked, Pick<DiscoveredSkill, 'wins' | 'shadowedBy' | 'shadows'>>()
  for (const [winner, ...others] of [...bearers.values()].map(each => byPrecedence(each, order))) {
    if (!winner) continue
    standing.set(winner, { wins: true, shadowedBy: null, shadows: others.map(other => other.path) })
    for (const other of others) standing.set(other, { wins: false, shadowedBy: winner.path, shadows: [] })
  }
  return found.map(skill => ({ ...skill, ...(standing.get(skill) ?? alone) }))
}

const alone = { wins: true, shadowedBy: null, shadows: [] }
