// What VS Code's own YAML parser (1.138) makes of a block; each row was checked against it.
// Long, because its tables are read as a whole.
import { describe, expect, it } from 'vitest'
import { readVsCodeYaml } from './vscode.ts'

/** The fields as plain data. */
function fields(block: string): Record<string, unknown> {
  const reading = readVsCodeYaml(block)
  if (!reading.ok) throw new Error(reading.problem)
  return Object.fromEntries([...reading.fields].map(([name, { value }]) => [name, value]))
}

describe.each([
  [
    'a plain value',
    [
      ['k: a', { k: 'a' }],
      ['k:   a  ', { k: 'a' }],
      ['k:\ta\t', { k: 'a' }],
      ['k: a: b', { k: 'a: b' }],
      ['k: a:', { k: 'a:' }],
      ['k: : b', { k: ': b' }],
      ['k: a # b', { k: 'a' }],
      ['k: a\t# b', { k: 'a' }],
      ['k: a#b', { k: 'a#b' }],
      ['k: a [b], {c}', { k: 'a [b], {c}' }],
      ['k: ] a', { k: '] a' }],
      ['k: , a', { k: ', a' }],
      ['k: -a', { k: '-a' }],
      ['k: 1', { k: '1' }],
      ['k: null', { k: 'null' }],
      ['k: &a !b *c', { k: '&a !b *c' }],
      ['k: > a', { k: '> a' }],
      ['k: |a', { k: '|a' }],
      ['k: |0', { k: '|0' }],
      ['k: a |', { k: 'a |' }],
      ['k: %a', { k: '%a' }],
    ],
  ],
  [
    'a plain value of several lines',
    [
      ['k: a\n  b\n c\nm: n', { k: 'a b c', m: 'n' }],
      ['k: a\n\n  b', { k: 'a\nb' }],
      ['k: a\n \n\n  b\n\n', { k: 'a\n\nb' }],
      ['k: a\n  b: c\nm: n', { k: 'a', b: 'c', m: 'n' }],
      ['k: a\n  b:c', { k: 'a b:c' }],
      ['k: a # b\n  c\nm: n', { k: 'a' }],
      ['k: a\n  b # c\n  d\nm: n', { k: 'a b' }],
      ['k: a\n  # b\n  c\nm: n', { k: 'a' }],
      ['k: a\n  # b\nm: n', { k: 'a', m: 'n' }],
      ['k: a\n  %b\n  c', { k: 'a\nc' }],
      ['k: a\nb\nm: n', { k: 'a' }],
      ['k: a\n- b\nm: n', { k: 'a' }],
      ['k: a\n  - b\n  -c\n  -\n  d', { k: 'a - b -c - d' }],
      ['k: a\n  - # b\n  d', { k: 'a -' }],
      ['k: a\n\n  -\n  b', { k: 'a\n- b' }],
      ['k: a\n  - b: c\nm: n', { k: 'a - b' }],
      ['k: a\n  "b"\n  c\nm: n', { k: 'a b c', m: 'n' }],
      ['k: a\n  "b" c\nm: n', { k: 'a b' }],
      ["k: it\n  's b\nm: n", { k: 'it s b m: n' }],
      ['k: a\n  [b]\nm: n', { k: 'a' }],
      ['k: a\n  : b\nm: n', { k: 'a' }],
      ['k: a\n  b\n  : c\nm: n', { k: 'a b' }],
      ['k: a\n  |\n  b\nm: n', { k: 'a b\n', m: 'n' }],
      [' k: a\n  b\n m: n', { k: 'a b', m: 'n' }],
      [' k: a\n b\n m: n', { k: 'a' }],
      ['k:\n  a\n  b', { k: 'a b' }],
      ['k:\n  a\n b', { k: 'a b' }],
    ],
  ],
  [
    'a quoted value',
    [
      ['k: "a: b # c"', { k: 'a: b # c' }],
      ["k: 'a''b'''", { k: "a'b'" }],
      ["k: 'a\\nb'", { k: 'a\\nb' }],
      ["k: 'a\"b'", { k: 'a"b' }],
      ['k: "a\'b"', { k: "a'b" }],
      ['k: "a""b"\nm: n', { k: 'a' }],
      ['k: "a" b\nm: n', { k: 'a' }],
      ['k: "a"b: c\nm: n', { k: 'a' }],
      ['k: "a" # b\nm: n', { k: 'a', m: 'n' }],
      ['k: "a"#b\nm: n', { k: 'a', m: 'n' }],
      ['k: " a "', { k: ' a ' }],
      ['k: ""\nm: n', { k: '', m: 'n' }],
      ['k: "a\n  b"\nm: n', { k: 'a b', m: 'n' }],
      ['k: "a\nb: c"\nm: n', { k: 'a b: c', m: 'n' }],
      ['k: "a \t\n\t b" c\nm: n', { k: 'a b' }],
      ['k: "a\n\n \n  b"', { k: 'a\n\nb' }],
      ["k: 'a''  \n  ''b'", { k: "a' 'b" }],
      ['k: "\n a"', { k: ' a' }],
      ['k: "a\n"', { k: 'a ' }],
      ['k: "a\n\n', { k: 'a\n' }],
      ['k: "a\\\n  b"', { k: 'ab' }],
      ['k: "a \\\n\t b"\nm: n', { k: 'a b', m: 'n' }],
      ['k: "a\\n  \n  b"', { k: 'a\n b' }],
      ['k: "a\\ \n  b"', { k: 'a  b' }],
      ['k: "a\\x20\n  b"', { k: 'a  b' }],
      ['k: "a\nm: n', { k: 'a m: n' }],
      ['k: "a  ', { k: 'a  ' }],
      ['k: "a\\', { k: 'a\\' }],
      ['k:\n  "a" b\nm: n', { k: 'a' }],
      ['k:\n  "a"\n  b\nm: n', { k: 'a' }],
      ['k: "a"\n  b: c\nm: n', { k: 'a', b: 'c', m: 'n' }],
    ],
  ],
  [
    'an escape',
    [
      ['k: "\\n\\t\\r\\"\\\\\\/\\ \\_|"', { k: '\n\t\r"\\/ \u00a0|' }],
      ['k: "\\0\\a\\b\\e\\v\\f"', { k: '\0\u0007\b\u001b\v\f' }],
      ['k: "\\x41\\u0042\\U0001F600c"', { k: 'AB😀c' }],
      ['k: "\\x4g\\u12"', { k: '\u0004\\u12' }],
      ['k: "\\xg1\\ug123\\q\\N"', { k: '\\xg1\\ug123\\q\\N' }],
      ['k: "\\x4', { k: '\\x4' }],
    ],
  ],
  [
    'a value in brackets',
    [
      ['k: [a, b]\nm: n', { k: [], m: 'n' }],
      ['k: {a: b}\nm: n', { k: {}, m: 'n' }],
      ['k: []\nm: n', { k: [], m: 'n' }],
      ['k: {}#a\nm: n', { k: {}, m: 'n' }],
      ['k: [a]  # b\nm: n', { k: [], m: 'n' }],
      ['k: [a]\nm: b, [c: d', { k: [], m: 'b, [c: d' }],
      ['k: {a: b}\nm: c, {d', { k: {}, m: 'c, {d' }],
      ['k: [a] b\nm: n', { k: [] }],
      ['k: [a]]\nm: n', { k: [] }],
      ['k: [a,\n  # b\n  c d\n  e]\nm: n', { k: [], m: 'n' }],
      ['k: [a\nb: c\n]\nm: n', { k: [], m: 'n' }],
      ['k: [a: b, "c":d]\nm: n', { k: [], m: 'n' }],
      ['k: [[a], {b: [c]}, [d] [e]]\nm: n', { k: [], m: 'n' }],
      ['k: [,, : - a]\nm: n', { k: [], m: 'n' }],
      ['k: ["a]", \'b]\']\nm: n', { k: [], m: 'n' }],
      ['k: [a]b]\nm: n', { k: [] }],
      ['k: [|\n  a]\nm: n', { k: [], m: 'n' }],
      ['k: [a\nm: n', { k: [] }],
      ['k: [a}\nm: n', { k: [] }],
      ['k: {a: b\nm: n', { k: {} }],
      ['k: {a, b: , c: [d]}\nm: n', { k: {}, m: 'n' }],
      ['k: {a: {b: c}, d}\nm: n', { k: {}, m: 'n' }],
      ['k: {"a":b, [c]: d}\nm: n', { k: {} }],
      ['k: {{a}}\nm: n', { k: {} }],
      ['k: {a: ]}\nm: n', { k: {} }],
      ['k: {a: b: c}\nm: n', { k: {} }],
      ['k: {a b\n  c: d}\nm: n', { k: {}, m: 'n' }],
      ['k:\n  [a] b\nm: n', { k: [] }],
      ['k:\n  {a: b}\nm: n', { k: {}, m: 'n' }],
      ['k:\n[a]\nm: n', { k: '' }],
    ],
  ],
  [
    'brackets around everything',
    [
      ['{a: b, c: [d], e: {f: g}}', { a: 'b', c: [], e: {} }],
      ['{a}', { a: '' }],
      ['{a:, b: }', { a: '', b: '' }],
      ['{"a":"b",\n c d\n e : f\n  g}', { a: 'b', 'c d e': 'f g' }],
      ['{"a"\n b: c}', { a: '', b: 'c' }],
      ['{a: "b"\n c: d}', { a: 'b', c: 'd' }],
      ['{a: b\n "c": d}', { a: 'b', c: 'd' }],
      ['{a: b # c\n d}', { a: 'b d' }],
      ['  {a:b, c:d}', { 'a:b': '', 'c:d': '' }],
      ['{a: {b: c}:d}', { a: {} }],
      ['[a]', {}],
    ],
  ],
  [
    'a block scalar',
    [
      ['k: |\n  a\n   b\nm: n', { k: 'a\n b\n', m: 'n' }],
      ['k: >-\n  a\n  b\n', { k: 'a b' }],
      ['k: |+ # c\n  a\n\nm: n', { k: 'a\n\n', m: 'n' }],
      ['k: |2-\n   a', { k: ' a' }],
      ['k: |-2  \n   a', { k: ' a' }],
      ['k: |\n: a\nm: n', { k: '' }],
      ['k: |\n  # a\n  b: c', { k: '# a\nb: c\n' }],
      ['k: |\nm: n', { k: '', m: 'n' }],
      ['k: |', { k: '' }],
      ['  k: |\n  m: n', { k: '', m: 'n' }],
      ['k: |1+\n  a\n', { k: ' a\n' }],
      ['  k: |\n    a\n   b\n  m: n', { k: 'a\n', b: undefined, m: undefined }],
      ['  k: |\n   a\n  m: n', { k: 'a\n', m: 'n' }],
      ['k:\n  |\n  a\nm: n', { k: 'a\n', m: 'n' }],
      ['k:\n- |\n a\nm: n', { k: [], m: 'n' }],
      ['k:\n  - |\n    a\n  - b\nm: n', { k: [], m: 'n' }],
      ['k:\n  - |\n  a\nm: n', { k: [] }],
      ['k:\n  m: |\n    a: b\n  n: o\np: q', { k: {}, p: 'q' }],
      ['k:\n  m: |\n  a: b\np: q', { k: {}, p: 'q' }],
    ],
  ],
  [
    'a list',
    [
      ['k:\n  - a\n  - b\nm: n', { k: [], m: 'n' }],
      ['k:\n- a\n- b\nm: n', { k: [], m: 'n' }],
      ['k:\n- a\n  b\n- "c"\n- [d]\n- {e: f}\n-\n  g\nm: n', { k: [], m: 'n' }],
      ['k: - a\nm: n', { k: [], m: 'n' }],
      ['k: - a\n  b\nm: n', { k: [], m: 'n' }],
      ['k: -\nm: n', { k: [], m: 'n' }],
      ['k: -\n  a\nm: n', { k: [], m: 'n' }],
      ['k:\n  - a: b\n    c: d\n  - e: f\nm: n', { k: [], m: 'n' }],
      ['k:\n  - a: b\n   c: d\nm: n', { k: [], c: 'd', m: 'n' }],
      ['k:\n  - - a\n    - b\n  - c\nm: n', { k: [], m: 'n' }],
      ['k:\n  - # a\n    b\nm: n', { k: [], m: 'n' }],
      ['k:\n  -\n  - a\nm: n', { k: [], m: 'n' }],
      ['k:\n  - : a\nm: n', { k: [] }],
      ['k:\n  - a\n b\nm: n', { k: [] }],
      ['k:\n  - a\n - b\nm: n', { k: [] }],
      ['k:\n  - a\n    - b\n  - c\nm: n', { k: [], m: 'n' }],
      ['k:\n  - "a"\n    - b\nm: n', { k: [], m: 'n' }],
      ['k:\n  - a\n  b: c\nm: n', { k: [], b: 'c', m: 'n' }],
      ['k:\n  -\n b: c\nm: n', { k: [], b: 'c', m: 'n' }],
      ['k:\n  -', { k: [] }],
      ['k:\n  - a:', { k: [] }],
      [' k:\n - a\n m: n', { k: [], m: 'n' }],
      [' k:\n- a\nm: n', { k: '' }],
      ['- a: b', {}],
    ],
  ],
  [
    'a map below',
    [
      ['k:\n  a: b\n  c:\n    d: e\nm: n', { k: {}, m: 'n' }],
      ['k:\n  a: b\n   c: d\nm: n', { k: {}, m: 'n' }],
      ['k:\n  a: b\n c: d\nm: n', { k: {}, c: 'd', m: 'n' }],
      ['k:\n  a: b\n  c\nm: n', { k: {} }],
      ['k:\n  # a\n\n  b: c\nm: n', { k: {}, m: 'n' }],
      ['k: # a\n  b: c\nm: n', { k: {}, m: 'n' }],
      ['k:\n  "a" : b\nm: n', { k: {}, m: 'n' }],
      ['k:\n  a:\n  b:\nm: n', { k: {}, m: 'n' }],
      ['k:\n  a:\n  - b\nm: n', { k: {}, m: 'n' }],
      ['k:\n  a:\n- b\nm: n', { k: {} }],
    ],
  ],
  [
    'no value',
    [
      ['k:', { k: '' }],
      ['k: # a', { k: '' }],
      ['k:\n\nm: n', { k: '', m: 'n' }],
      ['k:\na\nm: n', { k: '' }],
      ['k:\n  : a\nm: n', { k: '' }],
      ['k:\n  ', { k: '' }],
    ],
  ],
  [
    'keys',
    [
      ['k : a', { k: 'a' }],
      ['"k" : a', { k: 'a' }],
      ["'k''l': a", { "k'l": 'a' }],
      ['"k\\tl": a', { 'k\tl': 'a' }],
      ['k l-m: a', { 'k l-m': 'a' }],
      ['k:a: b', { 'k:a': 'b' }],
      ['k:a\nm: n', {}],
      ['"k":a\nm: n', {}],
      ['k[0]: a', { 'k[0]': 'a' }],
      ['[k]: a', {}],
      ['k: a\nk: b', { k: 'a' }],
      ['? k: a', { '? k': 'a' }],
      ['k: a\n\n  \n# b\n  # c\nm: n', { k: 'a', m: 'n' }],
      ['%YAML 1.2\nk: a\n  %b\nm: n', { k: 'a', m: 'n' }],
      ['  k: a\n  m: n\n', { k: 'a', m: 'n' }],
      ['  k: a\nm: n\n', { k: 'a' }],
      ['k: a\n- b: c', { k: 'a' }],
      ['k: a\n"b c"\nm: n', { k: 'a' }],
      [': a\nk: b', {}],
      ['a\nk: b', {}],
      ['--- \nk: a', { k: 'a' }],
      ['--- k: a', { k: 'a' }],
      ['---', {}],
      ['---k: a', { '---k': 'a' }],
      ['', {}],
      ['# a\n', {}],
    ],
  ],
] satisfies [string, [string, Record<string, unknown>][]][])('%s', (_, rows) => {
  it.each<[string, Record<string, unknown>]>(rows)('%j', (block, value) => {
    expect(fields(block)).toEqual(value)
  })
})

describe('places', () => {
  /** In `<>` the key, in `«»` the value. */
  it.each([
    '<k>: «a»',
    'm: n\n<k l> :  «a: b»  # c',
    '<"k">: «"a"» b',
    '<k>: «a\n  b»\n',
    '<k>: «a\n  - b»\n',
    '<k>: «a\n  -»\n',
    '<k>: «"a\n\n  b"»\nm: n',
    '<k>: «"a\n»',
    '<k>: «[a,\n  {b}]» c',
    '<k>: «[a\n»',
    '<k>: «{»]',
    '<k>: «|\n  a\n  b»\nm: n',
    '<k>: «|»\nm: n',
    '<k>:\n  «- a\n  - b»\nm: n',
    '<k>:\n  «a: b\n  c: d»\nm: n',
    '<k>:\n  «- a:»\nm: n',
    '<k>:\n  «-»\nm: n',
    '<k>:«»\n',
    '{m: n, <k\n  l>: «o\n  p»}',
    '{<k>«», m}',
    '{<k>: «»}',
    '  <k>: «x\n   |\n    a»',
  ])('%j', marked => {
    const at = (mark: string) => marked.replace(/[<>«»]/g, char => (char === mark ? char : '')).indexOf(mark)
    const reading = readVsCodeYaml(marked.replace(/[<>«»]/g, ''))
    const found = reading.ok
      ? [...reading.fields.values()].find(({ key }) => key.from === at('<'))
      : undefined
    expect([found?.key, found?.span]).toEqual([
      { from: at('<'), to: at('>') },
      { from: at('«'), to: at('»') },
    ])
  })
  it('gives a list and a map no text, and a text its own', () => {
    const reading = readVsCodeYaml('a: b\nc: []\nd:\n  e: f')
    expect(reading.ok && [...reading.fields.values()].map(({ text }) => text)).toEqual(['b', null, null])
  })
})

describe('what it is', () => {
  it.each([
    ['k: a', 'mapping'],
    ['a', 'nothing'],
    ['', 'nothing'],
  ])('%j: %s', (block, kind) => {
    expect(readVsCodeYaml(block)).toMatchObject({ ok: true, kind, notes: [] })
  })
  it('takes a CR for an ordinary character: who reads files with such ends makes them LF first', () => {
    const reading = readVsCodeYaml('a: b\r\nc: "d"\r\n')
    expect(reading.ok && [...reading.fields].map(([key, { value }]) => [key, value])).toEqual([
      ['a', 'b\r'],
      ['c', 'd'],
    ])
  })
  it('is not read where it is nested too deep', () => {
    expect(readVsCodeYaml(`k: ${'['.repeat(65)}`)).toMatchObject({ ok: false, cause: 'limit' })
  })
})
