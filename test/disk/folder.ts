// A folder on disk for one test file, gone when its tests are done.
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll } from 'vitest'

/** What a path holds: text, bytes, a program, or where a link points. */
export type OnDisk = string | Uint8Array | { program: string } | { link: string }

/** Makes an empty folder and gives its real path. */
export function folder(): string {
  const made = realpathSync(mkdtempSync(join(tmpdir(), 'skills-')))
  afterAll(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** Writes files, by path, below a folder, and gives the folder. */
export function write(top: string, files: Record<string, OnDisk>): string {
  for (const [path, content] of Object.entries(files)) {
    const place = join(top, path)
    mkdirSync(dirname(place), { recursive: true })
    if (typeof content === 'string' || content instanceof Uint8Array) writeFileSync(place, content)
    else if ('link' in content) symlinkSync(content.link, place)
    else {
      writeFileSync(place, content.program)
      chmodSync(place, 0o755)
    }
  }
  return top
}
