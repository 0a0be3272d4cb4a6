// What of a skill's document folds, and where # begins a comment, read from its lines alone.
import { foldService } from '@codemirror/language'
import { EditorState, type Extension, type Text } from '@codemirror/state'
import { closes, closesMatter, type Fence, headingLevel, opened, opensMatter } from './blocks.ts'

type Outline = {
  /** From the start of a line that folds to the end of what it folds. */
  folds: ReadonlyMap<number, number>
  /** The frontmatter and the tools, each with its fence lines. */
  keyed: readonly { from: number; to: number }[]
}

const known = new WeakMap<Text, Outline>()

/** The outline of a document; worked out once for each state of its text. */
export function outlineOf(doc: Text): Outline {
  const outline = known.get(doc) ?? read(doc)
  known.set(doc, outline)
  return outline
}

function read(doc: Text): Outline {
  const folds = new Map<number, number>()
  const keyed: { from: number; to: number }[] = []
  const headings: { from: number; level: number }[] = []
  let block: { from: number; fence: Fence | null } | null = null
  let at = 0
  /** The end of the last line that is not blank: a section folds without the blank lines after it. */
  let filled = 0
  const endSections = (level: number) => {
    while ((headings.at(-1)?.level ?? 0) >= level) folds.set(headings.pop()?.from ?? 0, filled)
  }
  const endBlock = (to: number) => {
    if (block) folds.set(block.from, to)
    if (block && (!block.fence || block.fence.tool)) keyed.push({ from: block.from, to })
    block = null
  }
  for (const line of doc.iterLines()) {
    const to = at + line.length
    const level = block ? null : headingLevel(line)
    if (block) {
      if (block.fence ? closes(line, block.fence) : closesMatter(line)) endBlock(to)
    } else if (at === 0 && opensMatter(line)) block = { from: at, fence: null }
    else {
      const fence = opened(line)
      if (fence) block = { from: at, fence }
    }
    if (level !== null) {
      endSections(level)
      headings.push({ from: at, level })
    }
    if (/\S/.test(line)) filled = to
    at = to + 1
  }
  endBlock(filled)
  endSections(1)
  return { folds, keyed }
}

/** Folds the frontmatter, a fence, and a heading with all up to the next of its level or a higher one. */
const folding = foldService.of(({ doc }, start, end) => {
  const to = outlineOf(doc).folds.get(start)
  return to !== undefined && to > end ? { from: end, to } : null
})

/** In frontmatter and tools a line is commented out by #, in prose by the marks of HTML. */
const comments = EditorState.languageData.of(({ doc }, pos) =>
  outlineOf(doc).keyed.some(({ from, to }) => from <= pos && pos <= to)
    ? [{ commentTokens: { line: '#' } }]
    : [{ commentTokens: { block: { open: '<!--', close: '-->' } } }],
)

/** What the editor knows of a document's structure, beside its colours. */
export const structure: Extension = [folding, comments]
