// The block scalars of VS Code's reader: compared with its own scanner.
import { describe, expect, it } from 'vitest'
import { blockScalar } from './block-scalar.ts'
import { linesOf } from './lines.ts'

/** The value, and the lines that are left behind it. */
function read(header: string, body: string, parent = 0) {
  const lines = linesOf(`k: ${header}\n${body}`)
  const { value, taken } = blockScalar(lines, 1, header, parent)
  return [value, lines.slice(1 + taken).map(line => line.text)]
}

describe('line by line', () => {
  it.each<[string, string, string, string[]]>([
    ['|', '  a\n  b\n', 'a\nb\n', []],
    ['|', '  a\n  b', 'a\nb\n', []],
    ['|-', '  a\n\n', 'a', []],
    ['|+', '  a\n\n', 'a\n\n', []],
    ['|+', '  a\n\n\n', 'a\n\n\n', []],
    ['|+', '  a\nm: n', 'a\n', ['m: n']],
    ['|', '  a\n\n  b\nm: n\n', 'a\n\nb\n', ['m: n', '']],
    ['|', '  a\n    b\n c', 'a\n  b\n', [' c']],
    ['|', '\n\n  a', '\n\na\n', []],
    ['|', '      \n  a', '\na\n', []],
    ['|', '', '', []],
    ['|', '\n\n', '', []],
    ['|+', '\n\n', '\n\n', []],
    ['|-', '\n', '', []],
    ['|', 'm: n', '', ['m: n']],
    // Spaces beyond the indentation are text, and so is a tab.
    ['|', '  a\n    \n', 'a\n  \n', []],
    ['|', '  a\n    ', 'a\n  \n', []],
    ['|-', '  a\n  b', 'a\nb', []],
    ['|+', '  a\n ', 'a\n\n', []],
    ['|+', '  a\n    \n  \n \n', 'a\n  \n\n\n', []],
    ['|', '  a\n  \tb\n  \t\n', 'a\n\tb\n\t\n', []],
    ['|', '  a\n\tb', 'a\n', ['\tb']],
    ['|', '\ta', '', ['\ta']],
    ['|1', '  a\n b', ' a\nb\n', []],
    ['|2', '   a\n b', ' a\n', [' b']],
    ['|-1', '  a\n', ' a', []],
    ['|1-', '  a\n', ' a', []],
    ['|3', '  a', '', ['  a']],
    ['| # a-b 3', '  a', 'a\n', []],
    ['| # +', '  a\n\n', 'a\n', []],
  ])('%j %j', (header, body, value, left) => expect(read(header, body)).toEqual([value, left]))
})

describe('folded', () => {
  it.each([
    ['>', '  a\n  b\n', 'a b\n'],
    ['>-', '  a\n  b\n', 'a b'],
    ['>+', '  a\n  b\n\n', 'a b\n\n'],
    ['>', '  a\n\n  b\n\n\n  c', 'a\nb\n\nc\n'],
    ['>', '\n  a\n  b', '\na b\n'],
    ['>', '  a\n   b\n  c\n  d', 'a\n b\nc d\n'],
    ['>', '  a\n\n   b\n\n  c', 'a\n\n b\n\nc\n'],
    ['>', '  a\n  \tb\n  c', 'a\n\tb\nc\n'],
    ['>1', '   a\n b\n c', '  a\nb c\n'],
    ['>1', '\n   a', '\n  a\n'],
    ['>', '  a b\n  c', 'a b c\n'],
  ])('%j %j', (header, body, value) => expect(read(header, body)).toEqual([value, []]))
})

describe('deeper than its key', () => {
  it.each([
    ['|', '    a\n  b', 2, 'a\n', ['  b']],
    ['|', '  a', 2, '', ['  a']],
    ['|', '\n   a', 2, '\na\n', []],
    ['|2', '     a', 2, ' a\n', []],
  ])('%j %j', (header, body, parent, value, left) =>
    expect(read(header, body, parent)).toEqual([value, left]),
  )
})
