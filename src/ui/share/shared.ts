// What is shared: the work as a link holds it, and a link's content as work.
import type { Shared } from '../../core/permalink.ts'
import { type PaneId, paneIds } from '../panes/pane.ts'
import { textFile, textOf, type Work, workOf } from '../store/work.ts'

/** All text files, the answer and the pane; what is not text is named among `omitted`. */
export function toShared(work: Work, pane: PaneId): Shared {
  const texts: [string, string][] = []
  const omitted: string[] = []
  for (const [path, file] of work.files) {
    const text = textOf(file)
    if (text === null) omitted.push(path)
    else texts.push([path, text])
  }
  return { files: Object.fromEntries(texts), omitted, answer: work.answer, pane, open: work.open }
}

/** A link's content as work, and its pane; whatever names nothing that is here is left out. */
export function fromShared({ files, answer, pane, open }: Shared): { work: Work; pane: PaneId } {
  const given = workOf(Object.entries(files).map(([path, text]) => textFile(path, text)))
  const work: Work = {
    ...given,
    answer,
    origin: 'link',
    open: open !== undefined && given.files.has(open) ? open : given.open,
  }
  return { work, pane: paneIds.find(id => id === pane) ?? 'faults' }
}
