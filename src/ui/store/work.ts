// What a person works on: the files that are open, which of them is in the editor, and the answer in Resolve.
import type { Edit, Fault } from '../../core/fault/fault.ts'
import { applyEdits } from '../../core/fault/fix.ts'
import type { WireFile } from '../../workers/protocol.ts'
import { movedEdits } from '../editor/moved.ts'

export type WorkFile = WireFile

/** Where the work came from; work from a link is a stranger's until it is edited or kept. */
export type WorkOrigin = 'example' | 'own' | 'link'

/** Immutable: a change makes a new Work, and a file that did not change stays the same object. */
export type Work = {
  files: ReadonlyMap<string, WorkFile>
  /** The path in the editor. */
  open: string
  /** The root of the skill that the panes show; `null` until the Report says which there are. */
  root: string | null
  answer: string
  /** What the archive or folder did wrong when it was read. */
  faults: Fault[]
  origin: WorkOrigin
}

/** What a page without a file works on. */
export const blank: Work = {
  files: new Map([['SKILL.md', textFile('SKILL.md', '')]]),
  open: 'SKILL.md',
  root: null,
  answer: '',
  faults: [],
  origin: 'own',
}

/** A text file as the page holds it. */
export function textFile(path: string, text: string, executable = false): WorkFile {
  return { path, kind: 'text', text, executable }
}

/** Work on some files: opens the first document, else the first file. */
export function workOf(files: readonly WorkFile[], more: Partial<Work> = {}): Work {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1))
  const first = sorted.find(file => isDocument(file.path)) ?? sorted[0]
  const map = new Map(sorted.map(file => [file.path, file]))
  return { ...blank, files: map, open: first?.path ?? '', ...more }
}

/** Whether a path names a skill's document. */
export const isDocument = (path: string) => /(^|\/)(SKILL|skill)\.md$/.test(path)

const decoded = new WeakMap<WorkFile, string | null>()

/** A file's text, BOM and CR included; `null` where it is no UTF-8 text (or holds NUL and is no Markdown). */
export function textOf(file: WorkFile | undefined): string | null {
  if (!file || file.kind === 'symlink') return null
  if (file.kind === 'text') return file.text
  const known = decoded.get(file)
  if (known !== undefined) return known
  const text = decode(file.path, file.bytes)
  decoded.set(file, text)
  return text
}

function decode(path: string, bytes: Uint8Array): string | null {
  if (bytes.includes(0) && !path.endsWith('.md')) return null
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Bytes that a file takes. */
export function sizeOf(file: WorkFile): number {
  if (file.kind === 'bytes') return file.bytes.length
  return new TextEncoder().encode(file.kind === 'text' ? file.text : file.target).length
}

/** The files with one text in place of another; the executable bit stays. */
export function withText(files: Work['files'], path: string, text: string): Work['files'] {
  const before = files.get(path)
  if (before && textOf(before) === text) return files
  const executable = before && before.kind !== 'symlink' ? before.executable : false
  return new Map(files).set(path, textFile(path, text, executable))
}

/** Edits of the files `before` as edits of the files `now`; `null` where one touches what has changed since. */
export function editsNow(edits: readonly Edit[], before: Work['files'], now: Work['files']): Edit[] | null {
  const moved: Edit[] = []
  for (const path of new Set(edits.map(edit => edit.path))) {
    const own = edits.filter(edit => edit.path === path)
    const there = movedEdits(own, textOf(before.get(path)) ?? '', textOf(now.get(path)) ?? '')
    if (!there) return null
    moved.push(...there)
  }
  return moved
}

/** The files with edits applied to whichever they name; throws where they overlap or lie outside. */
export function withEdits(files: Work['files'], edits: readonly Edit[]): Work['files'] {
  let next = files
  for (const path of new Set(edits.map(edit => edit.path))) {
    const text = textOf(next.get(path)) ?? ''
    const own = edits.filter(edit => edit.path === path)
    next = withText(next, path, applyEdits(text, own))
  }
  return next
}
