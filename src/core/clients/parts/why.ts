// Why a fence rule found no frontmatter: what the person sees at the head of the file, and a place for it.
import type { Span } from '../../document/yaml/loose/reading.ts'

type Why = { kind: 'none' | 'unclosed'; reason: string; span: Span }

/** Explains a file in which a client found no frontmatter, by the first thing that is unusual at its head. */
export function whyNoFence(text: string): Why {
  const first = text.split(/\r\n?|\n/, 1)[0] ?? ''
  const line = { from: 0, to: first.length }
  const none = (reason: string, span: Span = line): Why => ({ kind: 'none', reason, span })
  if (first.startsWith('\ufeff')) {
    return none('A byte order mark stands before the first line; save the file without it.', {
      from: 0,
      to: 1,
    })
  }
  if (first.trim() === '' && text.trim() !== '') {
    const blank = text.length - text.trimStart().length
    return none('The file starts with an empty line; this client wants `---` as the very first line.', {
      from: 0,
      to: blank,
    })
  }
  if (!first.trimStart().startsWith('---')) {
    return none('The file does not start with `---`; this client finds no frontmatter in it.')
  }
  if (first !== '---') {
    if (/^---+$/.test(first)) return none(`The first line has ${first.length} dashes; write exactly \`---\`.`)
    if (first.trim() === '---')
      return none('Spaces stand around the opening `---`; write it alone on its line.')
    return none('Text follows the opening `---`; write it alone on its line.')
  }
  if (!text.includes('\n') && text.includes('\r')) {
    return none(
      'The lines end with CR alone; this client does not take those for line ends, so save the file with LF.',
    )
  }
  const fence = /^[ \t]*-{3,}[ \t]*$/gm
  fence.lastIndex = first.length + 1
  const close = fence.exec(text)
  if (close) {
    const span = { from: close.index, to: close.index + close[0].length }
    if (close.index <= first.length + 2) return none('Nothing stands between the two fences.', span)
    return {
      kind: 'unclosed',
      reason: 'The closing fence is not a line of exactly `---` with a line end.',
      span,
    }
  }
  return { kind: 'unclosed', reason: 'The frontmatter is never closed by a line of `---`.', span: line }
}
