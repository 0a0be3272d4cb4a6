// Opens what a person names: a directory, a skill's document, or an archive.
import { realpathSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, isAbsolute, relative, resolve, sep } from 'node:path'
import { visibleText } from '../core/document/visible.ts'
import { PACKED_BYTES, size } from '../core/source/limits.ts'
import { SourceRefused } from '../core/source/refused.ts'
import type { Source } from '../core/source/source.ts'
import { ZipSource } from '../core/source/zip.ts'
import { codeOf } from './disk-error.ts'
import { DirectorySource } from './node.ts'

export type Opened = {
  source: Source
  /** The same, where files can be changed. */
  directory: DirectorySource | null
  /** A path of the source as it is seen from where the command runs; `''` is what was named. */
  name: (path: string) => string
}

/** What could not be opened, in a sentence for the person who named it. */
export class NotOpened extends Error {}

/** Opens a path, relative to `cwd`. Throws NotOpened. */
export async function openPath(path: string, cwd: string): Promise<Opened> {
  const given = visibleText(path)
  try {
    const place = realpathSync(resolve(cwd, path))
    if (statSync(place).isDirectory()) return openDirectory(place, cwd)
    if (/^skill\.md$/i.test(basename(place))) return openDirectory(dirname(place), cwd)
    if (/\.(?:zip|skill)$/i.test(place)) return await openArchive(place, cwd)
  } catch (error) {
    if (error instanceof SourceRefused) throw new NotOpened(`${given}: ${error.message}`)
    throw new NotOpened(`${given} cannot be read (${codeOf(error)}). Is the path right?`)
  }
  throw new NotOpened(`${given} is no skill: name its directory, its SKILL.md, or a .zip or .skill archive.`)
}

/** A directory is walked from the one above it, so that a skill is judged by its directory's name. */
function openDirectory(place: string, cwd: string): Opened {
  const own = basename(place)
  const directory = own === '' ? new DirectorySource(place) : new DirectorySource(dirname(place), own)
  const top = seen(place, cwd)
  const name = (path: string) => below(top, own === '' ? path : path.slice(own.length + 1))
  return { source: directory, directory, name }
}

async function openArchive(place: string, cwd: string): Promise<Opened> {
  const bytes = statSync(place).size
  if (bytes > PACKED_BYTES) {
    throw new SourceRefused('too-large', `It has ${size(bytes)}; at most ${size(PACKED_BYTES)} are read.`)
  }
  const source = await ZipSource.open(new Uint8Array(await readFile(place)))
  const archive = seen(place, cwd)
  return { source, directory: null, name: path => below(archive, path) }
}

/** A place as a person names it: from where the command runs where it lies below, else in full. */
function seen(place: string, cwd: string): string {
  const path = relative(realpathSync(cwd), place)
  return isAbsolute(path) || path === '..' || path.startsWith(`..${sep}`) ? place : path
}

/** Put together as text: a stranger's `..` is shown, not followed. */
function below(top: string, path: string): string {
  if (path === '') return top || '.'
  if (top === '') return path
  return top.endsWith(sep) ? top + path : `${top}${sep}${path}`
}
