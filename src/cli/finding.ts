// A finding: a fault together with where a person sees it, its file as named from here, its line and column.
import {
  codePointLength,
  decodeUtf8,
  type LineIndex,
  lineEnd,
  lineIndex,
  lineOf,
  type Position,
  position,
} from '../core/document/text.ts'
import type { Fault } from '../core/fault/fault.ts'
import type { Source } from '../core/source/source.ts'

export type Finding = {
  fault: Fault
  /** The file, by its path from where the command runs. */
  file: string
  start: Position
  end: Position
  /** The line it starts in, and the part of it (UTF-16 units) that is meant; `null` where no text has it. */
  excerpt: { line: string; from: number; to: number } | null
  /** The lines of the file, to place a fix in; `null` as above. */
  index: LineIndex | null
}

/** Places faults in the files of a source; `name` gives a file's path from where the command runs. */
export async function findings(
  source: Source,
  faults: readonly Fault[],
  name: (path: string) => string,
): Promise<Finding[]> {
  const files = new Set(
    (await source.entries()).filter(entry => entry.kind === 'file').map(entry => entry.path),
  )
  const indexes = new Map<string, LineIndex | null>()
  const found: Finding[] = []
  for (const fault of faults) {
    let index = indexes.get(fault.path)
    if (index === undefined) {
      index = files.has(fault.path) ? await readLines(source, fault.path) : null
      indexes.set(fault.path, index)
    }
    found.push(place(fault, index, name(fault.path)))
  }
  return found
}

async function readLines(source: Source, path: string): Promise<LineIndex | null> {
  const decoded = decodeUtf8(await source.read(path))
  return decoded.ok ? lineIndex(decoded.text) : null
}

const FIRST: Position = { line: 1, column: 1 }

function place(fault: Fault, index: LineIndex | null, file: string): Finding {
  if (!index || index.text === '')
    return { fault, file, start: FIRST, end: FIRST, excerpt: null, index: null }
  const start = position(index, fault.from)
  const end = position(index, fault.to)
  const lineStart = index.starts[lineOf(index, fault.from)] ?? 0
  const line = index.text.slice(lineStart, lineEnd(index.text, lineStart))
  const from = Math.min(fault.from - lineStart, line.length)
  return {
    fault,
    file,
    start,
    end,
    excerpt: { line, from, to: Math.min(fault.to - lineStart, line.length) },
    index,
  }
}

/** The length of a range in code points. */
export function lengthIn({ text }: LineIndex, from: number, to: number): number {
  return codePointLength(text.slice(from, to))
}
