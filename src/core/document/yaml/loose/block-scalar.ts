// The `|` and `>` of the readers that are written by hand.
import type { Line } from './lines.ts'

/**
 * Reads the lines of a block scalar whose header (`|`, `>-` …) stands before line `start`: those indented
 * deeper than `parent`, and the empty ones between. `taken` is how many lines it takes.
 */
export function blockScalar(
  lines: readonly Line[],
  start: number,
  header: string,
  parent = 0,
): { value: string; taken: number } {
  const digit = /[1-9]/.exec(header)?.[0]
  let indent = digit ? parent + Number(digit) : 0
  const texts: string[] = []
  let at = start
  for (; at < lines.length; at++) {
    const text = lines[at]?.text ?? ''
    if (text.trim() === '') {
      // What comes behind the last line end is no line.
      if (text !== '' || at < lines.length - 1) texts.push('')
      continue
    }
    // Tabs indent nothing here.
    const own = text.length - text.replace(/^ +/, '').length
    if (indent === 0 && own > parent) indent = own
    if (indent === 0 || own < indent) break
    texts.push(text.slice(indent))
  }
  let end = texts.length
  while (end > 0 && texts[end - 1] === '') end--
  const kept = texts.slice(0, end)
  const text = header.startsWith('|') ? kept.join('\n') : folded(kept)
  const tail =
    header.includes('-') || kept.length === 0
      ? ''
      : header.includes('+')
        ? '\n'.repeat(texts.length - end + 1)
        : '\n'
  return { value: text + tail, taken: at - start }
}

/** Joins lines by spaces; an empty line is a line end, and a line indented further keeps its own. */
function folded(lines: readonly string[]): string {
  let text = ''
  let previous: string | null = null
  for (const line of lines) {
    const breaks = previous === null || previous === '' || line === '' ? '' : ' '
    const keeps = /^\s/.test(line) || (previous !== null && /^\s/.test(previous))
    text += line === '' ? '\n' : (keeps && breaks ? '\n' : breaks) + line
    previous = line
  }
  return text
}
