// Where lines, their content and a written value start and end; `|` marks the places in a text.
import { describe, expect, it } from 'vitest'
import { contentEnd, indentation, lineStart, writtenEnd } from './lines.ts'

/** The text without its marks, and where they stood. */
function marked(text: string): [text: string, ...at: number[]] {
  const parts = text.split('|')
  const at = parts.slice(1).map((_part, index) => parts.slice(0, index + 1).join('').length)
  return [parts.join(''), ...at]
}

describe('the line of an offset', () => {
  it.each(['|a|b', 'a\n|  b|\nc', 'a\r\n|b |\r\nc', '||', 'a\n||\nb', 'a\n||'])('starts in %j', written => {
    const [text, start, offset = 0] = marked(written)
    expect(lineStart(text, offset)).toBe(start)
  })
  it.each(['|a|  \nb', 'a\n|\tb|\t \r\nc', '|a|', 'a\n||  \nb', '||  '])('has its content to %j', written => {
    const [text, offset = 0, end] = marked(written)
    expect(contentEnd(text, offset)).toBe(end)
  })
  it.each([
    ['a', 0],
    ['  a', 2],
    [' \ta', 2],
    ['  ', 2],
    ['\n a', 0],
  ])('%j is indented by %i', (text, width) => expect(indentation(text, 0)).toBe(width))
})

describe('a written value', () => {
  it.each([
    'a: |b|',
    'a: |b|  \nc: d',
    'a: |b\n  c|\nd: e',
    'a: |b\n\n  c|\n\nd: e',
    'a: |b\n  \n  c|\n    \nd: e',
    '  a: |b\n    c|\n  d: e',
    '  a: |b|\n\n d: e\n   f',
    'a: |b|\n# c\n  d',
  ])('reaches to %j', written => {
    const [text, from = 0, end] = marked(written)
    expect(writtenEnd(text, from, text.length)).toBe(end)
  })
  it.each(['a: |b||c', 'a: |b\n  c||d\n  e', 'a: |b|\n  |c', 'a: |b|\n|c'])(
    'ends before the limit in %j',
    written => {
      const [text, from = 0, end, limit = 0] = marked(written)
      expect(writtenEnd(text, from, limit)).toBe(end)
    },
  )
})
