// Where a pane's button puts what a document is missing, as edits.
import { lineEnd, nextLine } from '../../core/document/text.ts'
import type { Edit } from '../../core/fault/fault.ts'
import { usualLineEnd } from '../editor/offsets.ts'

/** Appends a block to a document, one empty line apart from what is there; its lines end as the others do. */
export function appendBlock(path: string, text: string, block: string): Edit {
  const end = usualLineEnd(text)
  const body = text.replace(/[\r\n]+$/, '')
  const gap = body === '' ? '' : end + end
  return { path, from: body.length, to: text.length, insert: gap + block.replaceAll('\n', end) + end }
}

/** Adds a line at the end of the frontmatter, which is made where there is none. */
export function addToFrontmatter(path: string, text: string, line: string): Edit {
  const end = usualLineEnd(text)
  const start = text.startsWith('\ufeff') ? 1 : 0
  const isFence = (at: number) => text.slice(at, lineEnd(text, at)).trimEnd() === '---'
  if (isFence(start)) {
    for (let at = nextLine(text, start), last = start; at > last; last = at, at = nextLine(text, at)) {
      if (isFence(at)) return { path, from: at, to: at, insert: line + end }
    }
  }
  return { path, from: start, to: start, insert: `---${end}${line}${end}---${end}${end}` }
}

/** A tool that runs, as a start. */
export const exampleTool = `\`\`\`tool
id: greet
description: greet someone
params:
  name:
    type: string
    description: who is greeted
run: echo Hello $name
\`\`\``
