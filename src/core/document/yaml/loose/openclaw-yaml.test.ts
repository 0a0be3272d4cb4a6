// What OpenClaw (2026.9.6) makes of a block: text for every field; each row was checked against its own reader.
import { describe, expect, it } from 'vitest'
import { readOpenClawYaml } from './openclaw-yaml.ts'

/** The fields, or the problem. */
function read(block: string): unknown {
  const reading = readOpenClawYaml(block)
  return reading.ok
    ? Object.fromEntries([...reading.fields].map(([name, { value }]) => [name, value]))
    : reading.problem
}

describe.each<[string, [string, Record<string, string>][]]>([
  [
    'turns every value into text',
    [
      ['k: a', { k: 'a' }],
      ['k: " a "', { k: 'a' }],
      ['k: 0x10', { k: '16' }],
      ['k: 2.50', { k: '2.5' }],
      ['k: 1e400', { k: 'Infinity' }],
      ['k: true', { k: 'true' }],
      ['k: 2024-01-01', { k: '2024-01-01' }],
      ['k: [a, 1, 2024-01-01]', { k: '["a",1,"2024-01-01"]' }],
      ['k:\n  a: b', { k: '{"a":"b"}' }],
      ['k: {}', { k: '{}' }],
      ['k: |\n  a\n  b\n', { k: 'a\nb' }],
      ['k: ""\nm: n', { k: '', m: 'n' }],
      ['" k ": a', { k: 'a' }],
      [': a\n" ": b', {}],
      ['k: &a x\nm: *a', { k: 'x', m: 'x' }],
      ['k: ["\u00e9"]', { k: '["é"]' }],
    ],
  ],
  [
    'reads by line what YAML gives nothing for',
    [
      ['k: null', { k: 'null' }],
      ['k: ~', { k: '~' }],
      ['k:\nm: n', { m: 'n' }],
      ['k: # a\nm: n', { k: '# a', m: 'n' }],
      ['k:\n  # a\n\n  # b\n\nm: n', { k: '# a\n\n  # b', m: 'n' }],
      ['k:\n\n  # a\nm: n', { m: 'n' }],
      ['k:\n\t# a\nm: n', { k: '# a', m: 'n' }],
      ['k:   # a  ', { k: '# a' }],
      ['k: |\n  m: n\nm-1: o', { k: 'm: n', 'm-1': 'o' }],
      ['{a: {\nk: "b c"\n}}', { a: '{"k":"b c"}', k: 'b c' }],
      ["{a: {\nk: ' b '\n}}", { a: '{"k":" b "}', k: ' b ' }],
      ['{a: {\nk: ""\n}}', { a: '{"k":""}' }],
    ],
  ],
  [
    'reads a line with a second colon as a text where YAML reads a list or a map',
    [
      ['k: {a: b}', { k: '{a: b}' }],
      ['k: [a:b, c]', { k: '[a:b, c]' }],
      ['k: [a, b]', { k: '["a","b"]' }],
      ['k: {a: b}\nk2: {\n a}', { k: '{a: b}', k2: '{"a":null}' }],
      ['k: {"a": 1}\n"m": {a: b}', { k: '{"a": 1}', m: '{"a":"b"}' }],
      ['k:\n  - a: b', { k: '[{"a":"b"}]' }],
      ['k: # a: b\n  - c', { k: '# a: b' }],
      ['k: "a: b"', { k: 'a: b' }],
      ['k: "a: b" # c', { k: 'a: b' }],
      ['k: a:b', { k: 'a:b' }],
      ['k : {a: b}', { k: '{"a":"b"}' }],
      ['k: {a: b} # c', { k: '{a: b} # c' }],
    ],
  ],
  [
    'puts a description in quotes that is no YAML',
    [
      ['description: a: b', { description: 'a: b' }],
      ['description:  a: b  ', { description: 'a: b' }],
      ['"description": a: b', { description: 'a: b' }],
      ["'description': a: b", { description: 'a: b' }],
      ['description: "a" b', { description: '"a" b' }],
      ['description: "a" "b"', { description: 'a" "b' }],
      ["description: 'a'b'c'", { description: "a'b'c" }],
      ['description: @x', { description: '@x' }],
      ['description: [a] b', { description: '[a] b' }],
      ['description: "\\q"', { description: '\\q' }],
      ['description: > a', { description: '> a' }],
      ['description: *a', { description: '*a' }],
      ['k: 1\ndescription: *a', { k: '1', description: '*a' }],
      ['description: %a\nk: b', { description: '%a', k: 'b' }],
    ],
  ],
  [
    'puts the other prose in quotes only where a colon is too much',
    [
      ['summary: a: b', { summary: 'a: b' }],
      ['read_when: a: b', { read_when: 'a: b' }],
      [
        'summary: a: b\nread_when: c: d\ndescription: e: f',
        { summary: 'a: b', read_when: 'c: d', description: 'e: f' },
      ],
    ],
  ],
])('%s', (_, rows) => {
  it.each(rows)('%j', (block, fields) => {
    expect(read(block)).toEqual(fields)
  })
})

it('leaves a date and bytes of a tag as they are written', () => {
  expect(read('k: !!timestamp 2024-01-01\nm: !!binary aGk=')).toEqual({ k: '2024-01-01', m: 'aGk=' })
})

describe('refuses', () => {
  it.each([
    ['name: a: b'],
    ['summary: [a] b'],
    ['summary: "a" b'],
    ['summary: "a: b" c'],
    ['summary: a:'],
    ['summary: a:\n  - b'],
    ['summary: @a: b\n@c'],
    ['read_when: *a'],
    ['k: *a'],
    ['k: *a\ndescription: b'],
    ['k: a\nk: b'],
    ['  description: a: b\n k: c'],
    ['description: |\na'],
    ['description: |-\n \ta\nb'],
    ['description: >2\n a\nb: c: d'],
    ['description:\n\ta: b'],
    ['description: a: b\nname: c: d'],
    ['description: a: b\ndescription: c'],
    ['m:\n  description: a: b'],
    ['description: "a\n  b: c" d'],
    ['- description: a: b'],
  ])('%j', block => {
    expect(readOpenClawYaml(block)).toMatchObject({ ok: false })
  })
  it.each(['text', '- a', '', '# a', '~'])('a block without keys: %j', block => {
    expect(readOpenClawYaml(block)).toEqual({
      ok: false,
      cause: 'other',
      problem: 'The frontmatter holds no `key: value` lines.',
      span: { from: 0, to: block.length },
    })
  })
})

describe('places', () => {
  /** In `<>` the key, in `«»` the value. */
  it.each([
    '<k>: «a»\n',
    '<description>: «a: "b"»\nk: c',
    'description: a: "b"\n<k>: «c»',
    'summary: a: "b"\n<description>:   «"c" d»',
    '<k>: «{a: b}»  ',
    'm: n\n<k>: «# a»  \n',
    'm: n\n<k>:«\n  # a\n\n  # b\n»\nl: o',
    '<k>:   «null»',
  ])('%j', marked => {
    const at = (mark: string) => marked.replace(/[<>«»]/g, char => (char === mark ? char : '')).indexOf(mark)
    const reading = readOpenClawYaml(marked.replace(/[<>«»]/g, ''))
    const found = reading.ok
      ? [...reading.fields.values()].find(({ key }) => key.from === at('<'))
      : undefined
    expect([found?.key, found?.span]).toEqual([
      { from: at('<'), to: at('>') },
      { from: at('«'), to: at('»') },
    ])
  })
  it('of a problem are those of the block as it is written', () => {
    const block = 'description: a: "b"\nname: c: d'
    const reading = readOpenClawYaml(block)
    expect(reading.ok || block.slice(reading.span.from, reading.span.to)).toBe('name: c: d')
  })
})
