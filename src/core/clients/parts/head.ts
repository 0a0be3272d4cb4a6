// The frontmatter as a person sees it, whatever any client makes of it: its fences, and the lines of each key.
import { linesOf } from '../../document/yaml/loose/lines.ts'
import type { Span } from '../../document/yaml/loose/reading.ts'

/**
 * A top-level key with all the lines that are its own, the last line end included; its value, trimmed, and what
 * of it stands on the key's line.
 */
export type KeyLines = { name: string; from: number; to: number; value: string; first: string }

export type Head = {
  /** The line of the opening fence, without its line end. */
  open: Span
  /** The line of the closing fence; `null` where there is none. */
  close: Span | null
  /** Where the closing fence belongs, if there is none. */
  end: number
  /** The first line between the fences that cannot be frontmatter; `null` where all of them can. */
  prose: number | null
  keys: KeyLines[]
}

/** Finds the frontmatter of a document, faults and all; `null` where nothing looks like an opening fence. */
export function headOf(text: string): Head | null {
  const lines = linesOf(text)
  const first = lines.findIndex(line => line.text.replace(/^\ufeff/, '').trim() !== '')
  const opening = lines[first]
  if (!opening || !isFence(opening.text)) return null
  const closing = lines.findIndex((line, index) => index > first && isFence(line.text))
  const prose = lines.find(
    (line, index) => index > first && index < closing && line.text.trim() !== '' && !isHeadLine(line.text),
  )
  const last =
    closing > 0 ? closing : lines.findIndex((line, index) => index > first && !isHeadLine(line.text))
  const end = lines[last]?.from ?? text.length
  const keys: KeyLines[] = []
  for (const line of lines.slice(first + 1, last < 0 ? lines.length : last)) {
    const key = /^["']?([\w.-]+)["']?[ \t]*:(?=\s|$)/.exec(line.text)
    if (key)
      keys.push({
        name: key[1] ?? '',
        from: line.from,
        to: line.from,
        value: '',
        first: line.text.slice(key[0].length).trim(),
      })
    const own = keys[keys.length - 1]
    if (!own || !(isHeadLine(line.text) || line.text.trim() === '')) break
    const next = text.indexOf('\n', line.to)
    own.to = next < 0 ? text.length : next + 1
    own.value = text
      .slice(own.from, own.to)
      .replace(/^[^:]*:/, '')
      .trim()
  }
  const mark = opening.text.startsWith('\ufeff') ? 1 : 0
  const close = lines[closing]
  return {
    open: { from: opening.from + mark, to: opening.to },
    close: closing > 0 && close ? { from: close.from, to: close.to } : null,
    end,
    prose: prose?.from ?? null,
    keys,
  }
}

function isFence(line: string): boolean {
  return /^-{3,}$/.test(line.replace(/^\ufeff/, '').trim())
}

/** A line that may belong to frontmatter that is never closed: a key, something indented, a list, a comment. */
function isHeadLine(line: string): boolean {
  return /^(?:["']?[\w.-]+["']?[ \t]*:(?:\s|$)|[ \t]+\S|- |#(?!#* ))/.test(line)
}
