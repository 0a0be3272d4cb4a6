// A source over a directory on disk. It follows no symbolic link, and reads a file only when asked for it.
import { constants, lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { open, rename, unlink } from 'node:fs/promises'
import { dirname, join, resolve, sep } from 'node:path'
import type { Fault } from '../core/fault/fault.ts'
import { FILE_BYTES } from '../core/source/limits.ts'
import { NOT_WALKED } from '../core/source/path.ts'
import { noFile } from '../core/source/refused.ts'
import type { Entry, Source } from '../core/source/source.ts'
import { skillRoots, Tree } from '../core/source/tree.ts'
import { codeOf } from './disk-error.ts'

// Windows has neither flag; there, what is opened is compared with what was listed all the same.
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)
const CREATE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | (constants.O_NOFOLLOW ?? 0)

type Walked = { entries: Entry[]; files: ReadonlySet<string>; faults: Fault[] }

/**
 * Everything below a directory, but `.git` and `node_modules`, under the same rules and limits as an archive.
 * Nothing is held, so what is kept in all has no limit here. The tree is walked once, when first asked for.
 */
export class DirectorySource implements Source {
  readonly #top: string
  readonly #only: string | null
  #walked: Walked | null = null

  /**
   * `directory` is the top, and may itself be a link. With `only`, just that directory in it is walked: paths
   * then begin with its name, by which a skill is judged.
   */
  constructor(directory: string, only?: string) {
    this.#top = realpathSync(resolve(directory))
    this.#only = only ?? null
  }

  get faults(): Fault[] {
    return this.#tree().faults
  }

  async list(): Promise<string[]> {
    return skillRoots(this.#tree().entries)
  }

  async entries(): Promise<Entry[]> {
    return this.#tree().entries
  }

  async read(path: string): Promise<Uint8Array> {
    const file = await open(this.#place(path), READ)
    try {
      const stat = await file.stat()
      if (!stat.isFile() || stat.size > FILE_BYTES) throw noFile(path)
      return new Uint8Array(await file.readFile())
    } finally {
      await file.close()
    }
  }

  /** Replaces the content of a listed file, all of it or nothing; its mode stays, and no link is written through. */
  async replace(path: string, content: Uint8Array): Promise<void> {
    const place = this.#place(path)
    const stat = lstatSync(place)
    if (!stat.isFile()) throw noFile(path)
    const beside = `${place}.${process.pid}.new`
    const file = await open(beside, CREATE, stat.mode)
    try {
      await file.writeFile(content)
      await file.chmod(stat.mode)
    } finally {
      await file.close()
    }
    // A rename replaces what stands there, even a link that somebody put there in the meantime.
    await rename(beside, place).catch(async error => {
      await unlink(beside)
      throw error
    })
  }

  /** Where a listed file is, if the directories above it still are what they were. */
  #place(path: string): string {
    const place = join(this.#top, path)
    if (!this.#tree().files.has(path) || realpathSync(dirname(place)) !== dirname(place)) throw noFile(path)
    return place
  }

  #tree(): Walked {
    this.#walked ??= walk(this.#top, this.#only)
    return this.#walked
  }
}

function walk(top: string, only: string | null): Walked {
  const tree = new Tree()
  // Folders still to be read; the last one is next, and each lists its own in order.
  const open: string[] = [only ?? '']
  for (let folder = open.pop(); folder !== undefined && !tree.isFull(); folder = open.pop()) {
    const found = readFolder(tree, top, folder)
    for (const path of found.reverse()) open.push(path)
  }
  const entries = tree.finish()
  const files = new Set(entries.filter(entry => entry.kind === 'file').map(entry => entry.path))
  return { entries, files, faults: tree.faults }
}

/** Adds the files of a folder to the tree, and gives the folders in it. */
function readFolder(tree: Tree, top: string, folder: string): string[] {
  const folders: string[] = []
  const listed = attempt(tree, folder, () => readdirSync(join(top, folder), { withFileTypes: true })) ?? []
  for (const { name } of listed.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = folder === '' ? name : `${folder}/${name}`
    const place = join(top, path)
    const stat = attempt(tree, path, () => lstatSync(place))
    if (!stat) continue
    if (stat.isDirectory()) {
      if (!NOT_WALKED.has(name) && tree.judge(path)) folders.push(path)
    } else if (tree.claim(path)) {
      if (stat.isSymbolicLink()) addLink(tree, path, place)
      else if (!stat.isFile()) tree.report('entry-special', { path }, path)
      else if (tree.admits(path, stat.size)) {
        const executable = sep === '/' && (stat.mode & 0o111) !== 0
        tree.add({ path, kind: 'file', size: stat.size, ...(executable ? { executable } : {}) })
      }
    }
  }
  return folders
}

function addLink(tree: Tree, path: string, place: string): void {
  const target = attempt(tree, path, () => readlinkSync(place))
  if (target !== null) tree.add({ path, kind: 'symlink', size: 0, target })
}

/** What the disk says, or a fault where it refuses. */
function attempt<T>(tree: Tree, path: string, ask: () => T): T | null {
  try {
    return ask()
  } catch (error) {
    tree.report('entry-unreadable', { path, why: codeOf(error) }, path)
    return null
  }
}
