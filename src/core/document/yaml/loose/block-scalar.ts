// The `|` and `>` of VS Code's reader.
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
  const [signs = ''] = /^[|>][-+1-9]*/.exec(header) ?? []
  const digit = /\d/.exec(signs)?.[0]
  let indent = digit ? parent + Number(digit) : 0
  const texts: string[] = []
  let at = start
  for (; at < lines.length; at++) {
    const text = lines[at]?.text ?? ''
    // Tabs indent nothing here.
    const own = text.length - text.replace(/^ +/, '').length
    if (own === text.length) {
      // What comes behind the last line end is no line.
      if (text !== '' || at < lines.length - 1) texts.push(indent === 0 ? '' : text.slice(indent))
      continue
    }
    if (indent === 0 && own > parent) indent = own
    if (indent === 0 || own < indent) break
    texts.push(text.slice(indent))
  }
  let end = texts.length
  while (end > 0 && texts[end - 1] === '') end--
  const kept = texts.slice(0, end)
  const text = signs.startsWith('|') ? kept.join('\n') : folded(kept)
  const own = kept.length > 0 ? 1 : 0
  const ends = signs.includes('-') ? 0 : signs.includes('+') ? own + texts.length - end : own
  return { value: text + '\n'.repeat(ends), taken: at - start }
}

/** Joins lines by spaces; an empty line is a line end, and a line indented further keeps its own. */
function folded(lines: readonly string[]): string {
  let text = ''
  let last = ''
  let gap = ' '
  for (const line of lines) {
    if (line === '') {
      text += '\n'
      gap = ''
      continue
    }
    if (last !== '') text += /^[ \t]/.test(line) || /^[ \t]/.test(last) ? '\n' : gap
    text += line
    last = line
    gap = ' '
  }
  return text
}
