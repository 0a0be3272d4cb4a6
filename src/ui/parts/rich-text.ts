// Reads the small Markdown of the project's own pages: headings, paragraphs, lists, code. Not a stranger's text.

/** A stretch of a line; links keep their words only. */
export type Span = { kind: 'text' | 'code' | 'strong'; text: string }

export type Block =
  | { kind: 'heading'; level: number; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'code'; info: string; text: string }

/** The blocks of a page. Whatever it does not know stays text. */
export function readBlocks(source: string): Block[] {
  const lines = source.replaceAll('\r\n', '\n').split('\n')
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? ''
    const fence = /^(`{3,}|~{3,})(.*)$/.exec(line)
    const heading = /^(#{1,6})\s+(.*)$/.exec(line)
    if (fence) {
      const [, mark = '', info = ''] = fence
      const close = lines.findIndex((other, i) => i > at && other.trim().startsWith(mark))
      const end = close < 0 ? lines.length : close
      blocks.push({ kind: 'code', info: info.trim(), text: lines.slice(at + 1, end).join('\n') })
      at = end + 1
    } else if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, spans: readSpans(heading[2] ?? '') })
      at++
    } else if (itemStart.test(line)) {
      const { block, next } = readList(lines, at)
      blocks.push(block)
      at = next
    } else if (line.trim() === '') at++
    else {
      const end = endOfRun(lines, at)
      blocks.push({ kind: 'paragraph', spans: readSpans(lines.slice(at, end).join(' ')) })
      at = end
    }
  }
  return blocks
}

const itemStart = /^\s{0,3}(?:[-*]|\d+[.)])\s+/

function readList(lines: readonly string[], start: number): { block: Block; next: number } {
  const items: string[] = []
  let at = start
  for (; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (itemStart.test(line)) items.push(line.replace(itemStart, ''))
    else if (/^\s+\S/.test(line)) items.push(`${items.pop() ?? ''} ${line.trim()}`)
    else break
  }
  const ordered = /^\s*\d/.test(lines[start] ?? '')
  return { block: { kind: 'list', ordered, items: items.map(readSpans) }, next: at }
}

/** The line after a paragraph that starts here. */
function endOfRun(lines: readonly string[], start: number): number {
  let at = start + 1
  const ends = (line: string) =>
    line.trim() === '' || /^(?:`{3}|~{3}|#{1,6}\s)/.test(line) || itemStart.test(line)
  while (at < lines.length && !ends(lines[at] ?? '')) at++
  return at
}

/** Code, strong words and links of one line. */
export function readSpans(line: string): Span[] {
  const spans: Span[] = []
  let last = 0
  for (const match of line.matchAll(/(`+)(?!`)([^`]+)\1(?!`)|\*\*([^*]+)\*\*|\[([^\]]+)\]\([^)]*\)/g)) {
    if (match.index > last) spans.push({ kind: 'text', text: line.slice(last, match.index) })
    if (match[2] !== undefined) spans.push({ kind: 'code', text: match[2].trim() })
    else if (match[3] !== undefined) spans.push({ kind: 'strong', text: match[3] })
    else spans.push({ kind: 'text', text: match[4] ?? '' })
    last = match.index + match[0].length
  }
  if (last < line.length) spans.push({ kind: 'text', text: line.slice(last) })
  return spans
}
