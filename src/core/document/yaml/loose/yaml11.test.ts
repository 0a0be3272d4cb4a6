// The readers of YAML 1.1: what they share, and where PyYAML, serde_yaml and yaml.v3 part. PyYAML's answers are its own.
import { describe, expect, it } from 'vitest'
import type { Dialect } from './reading.ts'
import { readGoYaml, readPyYaml, readSerdeYaml } from './yaml11.ts'

/** The fields as plain data, or the kind of problem. */
function read(dialect: Dialect, block: string): unknown {
  const reading = dialect(block)
  if (!reading.ok) return reading.cause
  return Object.fromEntries([...reading.fields].map(([name, { value }]) => [name, value]))
}

const all: Dialect[] = [readPyYaml, readSerdeYaml, readGoYaml]

describe('all three read alike', () => {
  it.each<[string, unknown]>([
    ['k: a\rm: b', { k: 'a', m: 'b' }],
    ['k: a\r\nm: b\r\n', { k: 'a', m: 'b' }],
    ['k: a\x85m: b', { k: 'a', m: 'b' }],
    ['k: a\x85', { k: 'a' }],
    ['k: a\x85  b', { k: 'a b' }],
    ['k: a\u2028m: b', { k: 'a', m: 'b' }],
    ['k: a\u2029m: b', { k: 'a', m: 'b' }],
    ['k: "a"#c', { k: 'a' }],
    ['k: a #c', { k: 'a' }],
    ['k: "a\nb"', { k: 'a b' }],
    ["k: 'a\n\nb'", { k: 'a\nb' }],
    ['k: [a,\nb]', { k: ['a', 'b'] }],
    ['k: "a\n---\nb"', 'other'],
    ['k: |\n  a', { k: 'a' }],
    ['k: |\n  a\n', { k: 'a\n' }],
    ['k: >\n  a\n  b', { k: 'a b' }],
    ['k: ', { k: null }],
    ['k: ~', { k: null }],
    ['k: null', { k: null }],
    ['k: Null', { k: null }],
    ['k: NULL', { k: null }],
    ['k: nUll', { k: 'nUll' }],
    ['k: ~a', { k: '~a' }],
    ['k: nullify', { k: 'nullify' }],
    ['k: is null', { k: 'is null' }],
    ['? [a]\n: b\nk: c', 'other'],
    ['? {a: b}\n: c\nk: d', 'other'],
    ['<<: *a\nk: v', 'other'],
    ['k: a\nb', 'other'],
    ['k: a: b', 'colon'],
  ])('%j', (block, expected) => {
    for (const dialect of all) expect(read(dialect, block)).toEqual(expected)
  })

  it.each([
    '\0',
    '\x07',
    '\b',
    '\v',
    '\f',
    '\x0e',
    '\x1f',
    '\x7f',
    '\x80',
    '\x84',
    '\x86',
    '\x9f',
    '\ufffe',
    '\uffff',
  ])('none takes %j', character => {
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    for (const dialect of all)
      expect(dialect(`k: a${character}`)).toEqual({
        ok: false,
        cause: 'other',
        problem: `The character U+${code} may not stand in YAML; delete it.`,
        span: { from: 4, to: 5 },
      })
  })
  it.each(['\x20', '~', '\xa0', '\ufeff', '\ufffd', '😀'])('all take %j', character => {
    for (const dialect of all) expect(read(dialect, `k: a${character}b`)).toEqual({ k: `a${character}b` })
  })
})

describe('they part', () => {
  it.each<[string, unknown, unknown, unknown]>([
    ['k: yes', { k: true }, { k: 'yes' }, { k: 'yes' }],
    ['k: 012', { k: 10 }, { k: '012' }, { k: '012' }],
    ['k: =', 'other', { k: '=' }, { k: '=' }],
    ['k: 2024-02-30', 'other', { k: '2024-02-30' }, { k: '2024-02-30' }],
    ['k: !x a', 'other', { k: 'a' }, { k: 'a' }],
    ['k: !!x a', 'other', { k: 'a' }, { k: 'a' }],
    ['k: !!int a', 'other', { k: 'a' }, { k: 'a' }],
    ['k: !!int "1"', { k: 1 }, { k: '1' }, { k: '1' }],
    ['k: {[a]: b}', 'other', { k: { '["a"]': 'b' } }, { k: { '["a"]': 'b' } }],
    ['k: 1\nk: 2', { k: 2 }, { k: '2' }, 'repeated'],
    ['k: {m: 1, m: 2}', { k: { m: 2 } }, { k: { m: '2' } }, 'repeated'],
    [
      'x: &a {k: v}\n<<: *a',
      { x: { k: 'v' }, k: 'v' },
      { x: { k: 'v' }, '<<': { k: 'v' } },
      { x: { k: 'v' }, k: 'v' },
    ],
    ['<<: a\nk: v', 'other', { '<<': 'a', k: 'v' }, 'other'],
    ['k:\ta', 'tab', { k: 'a' }, { k: 'a' }],
  ])('in %j', (block, python, serde, go) => {
    expect(read(readPyYaml, block)).toEqual(python)
    expect(read(readSerdeYaml, block)).toEqual(serde)
    expect(read(readGoYaml, block)).toEqual(go)
  })

  it('over a name that stands twice', () => {
    expect(readPyYaml('k: 1\nk: 2')).toMatchObject({ ok: true, notes: ['k'] })
    expect(readSerdeYaml('k: 1\nk: 2')).toMatchObject({ ok: true, notes: ['k'] })
    expect(readGoYaml('k: 1\nk: 2')).toMatchObject({ problem: '`k` stands twice; keep one of the two.' })
  })
})

/** `‸` stands before the tab that PyYAML stops at. */
describe('a tab stops PyYAML', () => {
  it.each([
    'k:‸\ta',
    'k: a‸\tb',
    'k: a‸\t',
    'k: a‸\t# c',
    'k: a\n  b‸\tc',
    'k: a\n‸\tb',
    'k:‸\t',
    '‸\tk: a',
    'k: a\n‸\t\nm: b',
    'k: a\n‸\t# c\nm: b',
    'k: "a"‸\t',
    'k: "a\tb"\nm: a‸\tb',
    "k: 'a\tb'\nm:‸\tc",
    'k: a # b\tc\nm:‸\td',
    'k:\n  - a\n  -‸\tb',
    'k: [a,‸\tb]',
    'k: {a:‸\tb}',
    'k: [a, b]‸\t',
    'k: &a‸\tb',
    'k: |‸\t\n  a',
    'k: >-‸\t# c\n  a',
    'k: |\n  a\tb\nm:‸\tc',
    'k: |\n  a\tb\nm: c‸\td',
    'k: |\nm: a‸\tb',
    'k: a\r\nm:‸\tb',
    'k: a\x85m:‸\tb',
    'k: "a\n\tb"\nm:‸\tc',
  ])('%j', marked => {
    const from = marked.indexOf('‸')
    expect(readPyYaml(marked.replace('‸', ''))).toEqual({
      ok: false,
      cause: 'tab',
      problem: 'A tab stands between the parts of a line; use a space.',
      span: { from, to: from + 1 },
    })
  })

  it.each<[string, unknown]>([
    ['k: "a\tb"', { k: 'a\tb' }],
    ["k: 'a\tb'", { k: 'a\tb' }],
    ['k: "a\n\tb"', { k: 'a b' }],
    ["k: 'a\n \tb'", { k: 'a b' }],
    ['k: [a, "b\tc"]', { k: ['a', 'b\tc'] }],
    ['"k\t": a', { 'k\t': 'a' }],
    ['k: a # b\tc', { k: 'a' }],
    ['k: a # b\t\nm: c', { k: 'a', m: 'c' }],
    ['# a\t\nk: b', { k: 'b' }],
    ['k: |\n  a\tb\n  \tc\n', { k: 'a\tb\n\tc\n' }],
    ['k: >\n  a\tb\n  c\n', { k: 'a\tb c\n' }],
    ['k: |-\n  a\tb\nm: >-\n  c\td', { k: 'a\tb', m: 'c\td' }],
    ['k: | # c\td\n  a', { k: 'a' }],
    ['k: |2-\n  a\tb', { k: 'a\tb' }],
    ['k: |\n \ta', { k: '\ta' }],
  ])('but not in %j', (block, expected) => expect(read(readPyYaml, block)).toEqual(expected))
})
