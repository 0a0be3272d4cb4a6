// What a block may hold before any reader of YAML sees it.
import { describe, expect, it } from 'vitest'
import { excess, frontmatterLimits } from './limits.ts'

const { brackets, bytes, depth } = frontmatterLimits

describe('size', () => {
  const most = `k: ${'x'.repeat(bytes - 5)}é`
  it('may be so many bytes', () => expect(excess(most)).toBeNull())
  it('may be no more', () =>
    expect(excess(`${most}x`)).toEqual({
      ok: false,
      cause: 'limit',
      problem: 'The frontmatter is 65537 bytes; this page reads up to 65536.',
      span: { from: 0, to: bytes },
    }))
})

describe('brackets', () => {
  // A reader for which each `]` is text nests one deeper at every `[`.
  it.each(['["]",', '[# ]\n', '{a: "}", b: '])('may open so often as %j', text => {
    expect(excess(text.repeat(brackets))).toBeNull()
    expect(excess(text.repeat(brackets + 1))).toEqual({
      ok: false,
      cause: 'limit',
      problem: 'The frontmatter has more than 500 brackets that open, the most that this page reads.',
      span: { from: text.length * brackets, to: text.length * brackets + 1 },
    })
  })
})

/** Lines that each go one column deeper. */
const stairs = (count: number, text: string, step = 1) =>
  Array.from({ length: count }, (_, at) => `${' '.repeat(at * step)}${text}`).join('\n')

/** For each way to nest: the most levels of it, and what begins one more. */
describe('depth', () => {
  it.each([
    ['lists in brackets', '['.repeat(depth), '['],
    ['maps in braces', '{'.repeat(depth), '{'],
    ['brackets and braces', '[{'.repeat(depth / 2), '['],
    ['brackets over lines', '[\n'.repeat(depth), '['],
    ['brackets, some closed', `[{}, [], ${'['.repeat(depth - 1)}`, '{'],
    ['brackets, closed before they are opened', `]}${'['.repeat(depth)}`, '['],
    // The column of the line's first character is one level.
    ['dashes', '- '.repeat(depth - 1), '- '],
    ['dashes and tabs', '-\t'.repeat(depth - 1), '-\t'],
    ['question marks', '? '.repeat(depth - 1), '? '],
    ['colons', ': '.repeat(depth - 1), ': '],
    ['a dash at the end', '- '.repeat(depth - 1), '-'],
    ['a dash at a line’s end', '- '.repeat(depth - 1), '-\n'],
    ['keys on lines of their own', stairs(depth, 'k:', 2).slice(0, -1), ':'],
    ['lines of text', `${stairs(depth, 'k')}\n${' '.repeat(depth)}`, 'k'],
  ])('of %s', (_, most, more) => {
    expect(excess(most)).toBeNull()
    expect(excess(`${most}${more}`)).toEqual({
      ok: false,
      cause: 'limit',
      problem: 'The frontmatter nests deeper than 64 levels, the most that this page reads.',
      span: { from: most.length, to: most.length + 1 },
    })
  })

  it.each([
    ['lists side by side', '- a\n'.repeat(200)],
    ['brackets side by side', '[[]]{}'.repeat(150)],
    ['lines that come back out', `${stairs(40, 'k')}\n`.repeat(3)],
    ['lines of one column', '    k\n'.repeat(200)],
    ['dashes that do not open anything', '-a'.repeat(200)],
    ['colons in a text', 'a:b'.repeat(200)],
    ['empty lines and spaces', ' \n   \n'.repeat(200)],
    ['colons between commas', `k: {${'a: 1, '.repeat(200)}`],
    ['colons between quotes', '": " '.repeat(200)],
    ['colons between single quotes', "': ' ".repeat(200)],
    ['dashes of many lines', `${'- '.repeat(40)}\n`.repeat(3)],
    ['half of each', `${'['.repeat(40)}${'- '.repeat(40)}`],
  ])('does not grow by %s', (_, block) => expect(excess(block)).toBeNull())
})

it.each([
  ['', null],
  ['k: v', null],
])('%j is within all limits', (block, expected) => expect(excess(block)).toBe(expected))
