// What a link holds, and how a stranger's JSON becomes that, field by field.
import { judgePath } from '../source/path.ts'

/** What is open on the page. */
export type Shared = {
  /** Text files by path. */
  files: Record<string, string>
  /** The paths of files that are not text, and so not in the link. */
  omitted: string[]
  /** What stands in Resolve. */
  answer: string
  /** The pane that is shown. */
  pane: string
  /** The path of the file that is shown. */
  open?: string
}

/** The same, with the files that no link may hold (their paths break the rules) among those left out. */
export function withGoodPaths(shared: Shared): Shared {
  const all = Object.entries(shared.files)
  const bad = all.map(([path]) => path).filter(path => judgePath(path) !== null)
  if (bad.length === 0) return shared
  return {
    ...shared,
    files: Object.fromEntries(all.filter(([path]) => judgePath(path) === null)),
    omitted: [...shared.omitted, ...bad],
  }
}

/** Parsed JSON as what a link holds, or `null` where any part is not what it must be. */
export function readShared(value: unknown): Shared | null {
  if (!isRecord(value)) return null
  const { files, omitted, answer, pane, open } = value
  if (!isRecord(files) || !isTexts(omitted)) return null
  if (typeof answer !== 'string' || typeof pane !== 'string') return null
  const texts = Object.entries(files)
  const read: [string, string][] = []
  for (const [path, text] of texts) {
    if (typeof text !== 'string' || judgePath(path) !== null) return null
    read.push([path, text])
  }
  const shared = { files: Object.fromEntries(read), omitted, answer, pane }
  if (open === undefined) return shared
  return typeof open === 'string' ? { ...shared, open } : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(item => typeof item === 'string')
}
