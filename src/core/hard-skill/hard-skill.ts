// The face of the hard-skill room: parse, check, compile and resolve markdown skills with tool fences.
import type { Source } from '../source/source.ts'
import { SkillError } from './error.ts'
import { below, type Found, find, includeFaultsOf } from './included.ts'
import { type Reading, readSkill } from './read.ts'
import type { HardFault } from './rules.ts'
import type { HardSkill } from './skill.ts'

export { catalogs } from './catalogs.ts'
export { compile, systemParts } from './compile.ts'
export { programs } from './programs.ts'
export { bind, explain, resolve } from './resolve.ts'
export { SkillError }

/**
 * Parses a document as a hard skill.
 * @param where `file`: the document's path, kept in the skill; `workdir`: the skill's directory in a source.
 * @throws SkillError at the first fault of the format.
 */
export function parseSkill(text: string, where: { file?: string; workdir?: string } = {}): HardSkill {
  const { skill, faults } = readSkill(text, DOCUMENT)
  const first = faults.find(fault => fault.severity === 'error')
  if (first) throw new SkillError(first.kind, first.message)
  return {
    ...skill,
    ...(where.file === undefined ? {} : { file: where.file }),
    ...(where.workdir === undefined ? {} : { workdir: where.workdir }),
  }
}

/** Every fault of a document by the hard-skill format: errors in a host's order, then warnings. */
export function faults(text: string, { path = DOCUMENT }: { path?: string } = {}): HardFault[] {
  return readSkill(text, path).faults
}

/** What can be read of a document even where it has faults, and its faults. */
export function read(
  text: string,
  { path = DOCUMENT }: { path?: string } = {},
): Pick<Reading, 'skill' | 'faults'> {
  const { skill, faults } = readSkill(text, path)
  return { skill, faults }
}

/**
 * The files that a skill's includes come to, relative to its `workdir` and sorted: a directory is everything
 * under it.
 * @throws SkillError where an include is not there, is or holds a symbolic link, or is no file.
 */
export async function includedFiles(skill: HardSkill, source: Source): Promise<string[]> {
  const tree = await below(source, skill.workdir ?? '')
  const declared = skill.includes.map(entry => ({ entry, from: 0, to: 0 }))
  const [first] = includeFaultsOf(declared, tree, DOCUMENT)
  if (first) throw new SkillError(first.kind, first.message)
  return [...new Set(skill.includes.flatMap(entry => filesOf(find(entry, tree))))].sort()
}

/** The faults of a document's includes in the source that holds it; `root` is the skill's directory there. */
export async function includeFaults(
  text: string,
  source: Source,
  root: string,
  { path = DOCUMENT }: { path?: string } = {},
): Promise<HardFault[]> {
  return includeFaultsOf(readSkill(text, path).includes, await below(source, root), path)
}

/** Each declared include with the files that it comes to; none where it is not a good file of the skill. */
export async function includes(
  skill: HardSkill,
  source: Source,
  root: string,
): Promise<{ entry: string; files: string[] }[]> {
  const tree = await below(source, root)
  return skill.includes.map(entry => ({ entry, files: filesOf(find(entry, tree)) }))
}

const filesOf = (found: Found) => (found.ok ? found.files : [])

/** The name of a document that comes without one. */
const DOCUMENT = 'SKILL.md'
