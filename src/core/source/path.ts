// What a path may be: the same rules for an archive, a folder, a link and a file that a person names.

import { nameOfInvisible } from '../document/visible.ts'
import { PATH_BYTES, PATH_DEPTH } from './limits.ts'

/** Why a path is refused: the kind of its fault, and what was found where that needs saying. */
export type PathProblem =
  | { kind: 'entry-name-empty' | 'entry-path-backslash' | 'entry-path-absolute' | 'entry-path-escapes' }
  | { kind: 'entry-path-segment' | 'entry-path-too-long' | 'entry-path-too-deep' }
  | { kind: 'entry-name-bad'; found: string }

// Controls, and what is no text at all.
const FORBIDDEN = /[\p{Cc}\p{Cs}]/u

// Direction characters, blanks without width, separators of lines. Emoji and some scripts need the joiners.
const DECEPTIVE = /[\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/u

/**
 * The first rule that a path breaks, or `null`. A good path is relative, has `/` between segments, no empty,
 * `.` or `..` segment, and nothing that drives a terminal or means something else on another system.
 */
export function judgePath(path: string): PathProblem | null {
  if (path === '') return { kind: 'entry-name-empty' }
  const forbidden = FORBIDDEN.exec(path)
  if (forbidden) return { kind: 'entry-name-bad', found: nameOfInvisible(forbidden[0]) }
  if (path.includes('\\')) return { kind: 'entry-path-backslash' }
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return { kind: 'entry-path-absolute' }
  const segments = path.split('/')
  if (segments.includes('..')) return { kind: 'entry-path-escapes' }
  if (segments.includes('.') || segments.includes('')) return { kind: 'entry-path-segment' }
  if (segments.includes('__proto__')) return { kind: 'entry-name-bad', found: '__proto__' }
  if (new TextEncoder().encode(path).length > PATH_BYTES) return { kind: 'entry-path-too-long' }
  if (segments.length > PATH_DEPTH) return { kind: 'entry-path-too-deep' }
  return null
}

/** The first character in a path that makes it look like another, by its name; `null` where there is none. */
export function deceptiveCharacter(path: string): string | null {
  const found = DECEPTIVE.exec(path)
  return found ? nameOfInvisible(found[0]) : null
}

/** Two paths with the same key are one file where a disk ignores case or composes accents (macOS, Windows). */
export function collisionKey(path: string): string {
  return path.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC')
}

/** What an operating system leaves behind beside the files of a person: never listed, never a fault. */
export function isJunk(path: string): boolean {
  return path.split('/').some(segment => segment === '__MACOSX' || segment === '.DS_Store')
}

/** Directories that hold no work of the person's own and may hold a hundred thousand files. */
export const NOT_WALKED: ReadonlySet<string> = new Set(['.git', 'node_modules'])

/** The directory of a path; `''` for one at the top. */
export function parent(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** The last segment of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Whether a link at `path` that says `target` points out of the tree, read as text: nothing is followed. */
export function leavesTree(path: string, target: string): boolean {
  if (target.startsWith('/') || target.includes('\\') || /^[a-z]:/i.test(target)) return true
  let depth = path.split('/').length - 1
  for (const segment of target.split('/')) {
    if (segment === '..') depth -= 1
    else if (segment !== '' && segment !== '.') depth += 1
    if (depth < 0) return true
  }
  return false
}
