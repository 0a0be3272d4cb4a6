// Letta Code's reader of lines: what it makes of each shape, as its own parser does.
import { describe, expect, it } from 'vitest'
import { readLettaLines } from './letta-lines.ts'

function reading(block: string) {
  const result = readLettaLines(block)
  if (!result.ok) throw new Error(result.problem)
  return result
}

const values = (block: string) =>
  Object.fromEntries([...reading(block).fields].map(([name, { value }]) => [name, value]))

describe('lines', () => {
  it.each<[string, unknown]>([
    ['', {}],
    ['text', {}],
    [': v', {}],
    ['k: v', { k: 'v' }],
    ['k :v: w # c ', { k: 'v: w # c' }],
    ['k: a\nk: b', { k: 'b' }],
    ['k: a\nk:', { k: '' }],
    [' k: v\n\tm: n', {}],
    ['k: v\n  w\nm: n', { k: 'v', m: 'n' }],
    ['k: v\r\nm: n\r\n', { k: 'v', m: 'n' }],
    ['# k: v', { '# k': 'v' }],
    ['- k: v', { '- k': 'v' }],
    ['k: true\nm: 12\nn: [a]', { k: 'true', m: '12', n: '[a]' }],
  ])('%j', (block, expected) => expect(values(block)).toEqual(expected))
})

describe('quotes', () => {
  it.each([
    ['"v"', 'v'],
    ["'v'", 'v'],
    ['"v', '"v'],
    ['v"', 'v"'],
    ["'v", "'v"],
    ['"v\'', '"v\''],
    ['"', ''],
    ['""', ''],
    ['"a" and "b"', 'a" and "b'],
    ['"a\\n"', 'a\\n'],
    ["'it''s'", "it''s"],
    ['-v-', '-v-'],
  ])('%j', (text, value) => {
    expect(values(`k: ${text} `)).toEqual({ k: value })
    expect(values(`k: |\n  ${text} `)).toEqual({ k: value })
  })
})

describe('lists', () => {
  it.each<[string, unknown]>([
    ['k:\n  - a\n  -b\n - "c"\nm: n', { k: ['a', 'b', '"c"'], m: 'n' }],
    ['k:\n- a\nm: n', { k: '', m: 'n' }],
    ['k:\n   - a\n  - b', { k: ['b'] }],
    ['k:\n  a\n  - b\n \n\t- c', { k: ['b', 'c'] }],
    ['k:\n  - a\n\n  - b', { k: ['a'] }],
    ['k:\n\n  - a', { k: '' }],
    ['k:\n  a: b', { k: '' }],
    ['k: v\n  - a', { k: 'v' }],
    ['k:', { k: '' }],
    ['k:\n  - ', { k: [''] }],
  ])('%j', (block, expected) => expect(values(block)).toEqual(expected))
})

describe('block scalars', () => {
  it.each<[string, unknown]>([
    ['k: |\n  a\n  b\nm: n', { k: 'a\nb', m: 'n' }],
    ['k: |\n  a\n\n\n  b\n\n', { k: 'a\n\n\nb' }],
    ['k: |-\n  a\n    b\n   c', { k: 'a\n  b\n c' }],
    ['k: |\n    a\n  b', { k: 'a\nb' }],
    ['k: |\n  a\n    b\n \n  c', { k: 'a\n  b\n\nc' }],
    ['k: |+\n\n  a\n\n', { k: 'a' }],
    ['k: |\n  a\n     \n  b', { k: 'a\n\nb' }],
    ['k: >\n  a\n     \n  b', { k: 'a\nb' }],
    ['k: >\n  a\n  b\nm: n', { k: 'a b', m: 'n' }],
    ['k: >-\n  a\n\n  b\n\n\n  c', { k: 'a\nb\n\nc' }],
    ['k: >+\n\n  a\n   b\n', { k: 'a  b' }],
    ['k: >\n\ta\n\tb', { k: 'a b' }],
    ['k: >\n  "a\n  b"', { k: 'a b' }],
    ['k: |\nm: n', { k: '', m: 'n' }],
    ['k: |', { k: '' }],
    ['k: |\n  a\n- b\n  c', { k: 'a' }],
    // With an indentation indicator or a comment it is no block scalar.
    ['k: |2\n  a', { k: '|2' }],
    ['k: | # c\n  a', { k: '| # c' }],
    ['k: >>\n  a', { k: '>>' }],
    ['k: x|\n  a', { k: 'x|' }],
  ])('%j', (block, expected) => expect(values(block)).toEqual(expected))
})

describe('places', () => {
  it.each([
    ['a: b\nk:  "v" \n', 'k', '"v"', '"v"'],
    ['a: b\nk : v', 'k ', 'v', 'v'],
    ['a: b\nk: |-\n  v\n  w\nm: n', 'k', '|-', '|-\n  v\n  w'],
    ['a: b\nk: |-\n', 'k', '|-', '|-\n'],
    ['a: b\nk:\n  - v\nm: n', 'k', null, ''],
    ['a: b\nk:\nm: n', 'k', '', ''],
  ])('%j', (block, key, text, span) => {
    const field = reading(block).fields.get('k')
    expect([field?.text, field && block.slice(field.key.from, field.key.to)]).toEqual([text, key])
    expect(field && block.slice(field.span.from, field.span.to)).toBe(span)
  })
})

it.each([
  ['nothing', ' k: v'],
  ['mapping', 'k: v'],
])('is %s: %j', (kind, block) => expect(reading(block)).toMatchObject({ kind, notes: [] }))
