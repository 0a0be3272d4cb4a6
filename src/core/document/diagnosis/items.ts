// What can be wrong with list items: one where a key should stand, and a frontmatter that is all list.
import { nextLine } from '../text.ts'
import type { ListNode } from '../yaml/node.ts'
import type { Diagnosis } from './diagnosis.ts'
import { contentEnd, indentation, lineStart } from './lines.ts'
import type { Change, Mend } from './mend.ts'

/** The item at `from`, which belongs to no list: with the items around it, or as text of the value above. */
export function strayItem(text: string, from: number, limit: number): Diagnosis {
  const start = lineStart(text, from)
  const above = itemsAbove(text, start)
  const width = above ?? indentation(text, start) + 2
  const title =
    above === null
      ? 'Indent the items, so that they continue the value above'
      : 'Indent the items like those above'
  const mends: Mend[] = [{ title, safety: 'review', changes: shifted(text, start, limit, width) }]
  return { cause: 'stray-item', from, to: from + 1, facts: {}, mends }
}

/** How far the items are indented that stand right above a line, further in than it; `null` where there are none. */
function itemsAbove(text: string, start: number): number | null {
  const own = indentation(text, start)
  for (let at = start; at > 0; ) {
    at = lineStart(text, at - 1)
    const width = indentation(text, at)
    if (contentEnd(text, at) <= at + width) continue
    if (width <= own) return null
    if (text.charAt(at + width) === '-') return width
  }
  return null
}

/** The item at `start` and those that follow it, with all that stands below each, moved in to `width`. */
function shifted(text: string, start: number, limit: number, width: number): Change[] {
  const own = indentation(text, start)
  const changes: Change[] = []
  for (let at = start; at < limit; at = nextLine(text, at)) {
    const indent = indentation(text, at)
    if (contentEnd(text, at) <= at + indent) continue
    if (indent < own || (indent === own && text.charAt(at + indent) !== '-')) break
    changes.push({ from: at, to: at, insert: ' '.repeat(width - own) })
  }
  return changes
}

/** A frontmatter that is a list; where its items are keys, the hyphens go. */
export function listOnly(text: string, list: ListNode): Diagnosis {
  const mends: Mend[] = []
  const changes = withoutHyphens(text, list)
  if (changes) mends.push({ title: 'Remove the hyphens before the keys', safety: 'review', changes })
  const to = Math.max(list.from, Math.min(list.to, contentEnd(text, list.from)))
  return { cause: 'list', from: list.from, to, facts: {}, mends }
}

function withoutHyphens(text: string, { from, items }: ListNode): Change[] | null {
  const column = from - lineStart(text, from)
  const changes: Change[] = []
  for (const item of items) {
    const hyphen = lineStart(text, item.from) + column
    if (item.kind !== 'map') return null
    changes.push({ from: hyphen, to: item.from, insert: '' })
    for (let at = nextLine(text, item.from); at < item.to; at = nextLine(text, at)) {
      const surplus = Math.min(item.from - hyphen, indentation(text, at) - column)
      if (surplus > 0) changes.push({ from: at, to: at + surplus, insert: '' })
    }
  }
  return changes
}
