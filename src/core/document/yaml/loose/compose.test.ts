// What all dialects on the `yaml` library share: aliases, merging, tags, the end of a block scalar, and the words for what is refused.
import { describe, expect, it } from 'vitest'
import { readCoreYaml } from './core-yaml.ts'
import { readJsYaml4 } from './js-yaml.ts'
import type { Dialect } from './reading.ts'
import { readGoYaml, readPyYaml, readSerdeYaml } from './yaml11.ts'

/** The value of `k`. */
function value(dialect: Dialect, block: string): unknown {
  const reading = dialect(block)
  if (!reading.ok) throw new Error(reading.problem)
  return reading.fields.get('k')?.value
}

describe('says why and where', () => {
  /** In `«»` the place. */
  it.each<[Dialect, string, string, string]>([
    [
      readJsYaml4,
      'k: «!foo» a',
      'other',
      'A value starts with `!`, which YAML reads as a tag; put the value in quotes.',
    ],
    [
      readPyYaml,
      'm: "a\nb"\nk: «!foo» a',
      'other',
      'A value starts with `!`, which YAML reads as a tag; put the value in quotes.',
    ],
    [
      readJsYaml4,
      'k: !!int «a»',
      'other',
      'A value starts with `!!`, and what follows is nothing of that type; put the value in quotes.',
    ],
    [
      readJsYaml4,
      'k: !!int «[a]»',
      'other',
      'A value starts with `!!`, and what follows is nothing of that type; put the value in quotes.',
    ],
    [readCoreYaml, 'k: «*a»', 'other', '`*a` is an alias of nothing in YAML; put the value in quotes.'],
    [
      readPyYaml,
      'm: "a\nb"\nk: [«*c»]',
      'other',
      '`*c` is an alias of nothing in YAML; put the value in quotes.',
    ],
    [readCoreYaml, 'k: a\n«k»: b', 'repeated', '`k` stands twice; keep one of the two.'],
    [readCoreYaml, 'm:\n  - {k: a, «"k"»: b}', 'repeated', '`k` stands twice; keep one of the two.'],
    [readCoreYaml, '<<: {a: b}\n«<<»: {c: d}', 'repeated', '`<<` stands twice; keep one of the two.'],
    [readSerdeYaml, '«[a]»: b', 'other', 'A bracket stands where a key should be; put the value in quotes.'],
    [
      readPyYaml,
      'm: {«{a: b}»: c}',
      'other',
      'A bracket stands where a key should be; put the value in quotes.',
    ],
    [readPyYaml, 'k: «=»', 'other', '`=` alone has a meaning of its own in YAML 1.1; put it in quotes.'],
    [
      readPyYaml,
      'k: [a, «<<»]',
      'other',
      '`<<` alone has a meaning of its own in YAML 1.1; put it in quotes.',
    ],
    [
      readPyYaml,
      'k: «2001-02-30»',
      'other',
      '`2001-02-30` looks like a date or a number to YAML 1.1, and is none; put it in quotes.',
    ],
    [readJsYaml4, '«<<»: a', 'other', '`<<` takes the fields of a map, and what stands there is none.'],
    [readJsYaml4, 'k: a«\0»', 'other', 'The character U+0000 may not stand in YAML; delete it.'],
    [readPyYaml, '«\u009f»', 'other', 'The character U+009F may not stand in YAML; delete it.'],
    [readPyYaml, 'k: «\ufffe»\uffff', 'other', 'The character U+FFFE may not stand in YAML; delete it.'],
    [
      readPyYaml,
      'm: "a\nb"\n«k: c: d»',
      'colon',
      'The colon after `c` starts a second key where a value should be; put the value in quotes.',
    ],
  ])('%o %j', (dialect, marked, cause, problem) => {
    const [before = '', place = '', after = ''] = marked.split(/[«»]/)
    expect(dialect(before + place + after)).toEqual({
      ok: false,
      cause,
      problem,
      span: { from: before.length, to: before.length + place.length },
    })
  })
})

describe('takes', () => {
  it.each<[string, Dialect, string]>([
    ['a key that is a list, below the top', readSerdeYaml, 'm: {[a]: b}'],
    ['a key that is a list', readCoreYaml, '[a]: b'],
    ['a repeated key', readPyYaml, 'm: a\nm: b'],
    ['an unknown tag', readGoYaml, 'm: !foo a'],
    ['a text that is quoted', readPyYaml, 'm: "="'],
    ['a text of several lines', readPyYaml, 'm: |\n  =\n'],
    ['a key', readPyYaml, '=: a\n<<: {b: c}'],
  ])('%s', (_, dialect, block) => {
    expect(dialect(block)).toMatchObject({ ok: true, kind: 'mapping' })
  })
  it.each(['text', '[a]', '1'])('%j, which is no map', block => {
    expect(readCoreYaml(block)).toEqual({ ok: true, kind: 'other', fields: new Map(), notes: [] })
  })
  it.each(['', '~', '# a'])('%j, which is nothing', block => {
    expect(readCoreYaml(block)).toEqual({ ok: true, kind: 'nothing', fields: new Map(), notes: [] })
  })
})

describe('the names that stand more than once', () => {
  it.each<[Dialect, string, string[]]>([
    [readSerdeYaml, 'a: b\nc: d\na: e\na: f', ['a', 'a']],
    [readSerdeYaml, 'a: b\nc: {d: e, d: f}', []],
    [readPyYaml, '<<: {a: b}\na: c\n<<: {a: d}', []],
  ])('%o %j', (dialect, block, notes) => {
    expect(dialect(block)).toMatchObject({ ok: true, notes })
  })
})

describe('a field', () => {
  it.each<[string, unknown, string | null]>([
    ['<k>: «a»', 'a', 'a'],
    ['<k>:   «"a"»  # b', 'a', 'a'],
    ['<k>: «0x10»', 16, '0x10'],
    ['<k>: «[a,\n  b]»\nm: n', ['a', 'b'], null],
    ['m: &m 0x1\n<k>: «*m»', 1, '0x1'],
    ['m: &m [a]\n<k>: «*m»', ['a'], null],
    ['? <k>«»', null, ''],
    ['{m: n, <k>«»}', null, ''],
    ['<k>:«»', null, ''],
    ['<k>: !!str «0x1»', '0x1', '0x1'],
  ])('%j', (marked, value, text) => {
    const at = (mark: string) => marked.replace(/[<>«»]/g, char => (char === mark ? char : '')).indexOf(mark)
    const reading = readCoreYaml(marked.replace(/[<>«»]/g, ''))
    const field = reading.ok ? reading.fields.get('k') : undefined
    expect(field).toEqual({
      value,
      text,
      key: { from: at('<'), to: at('>') },
      span: { from: at('«'), to: at('»') },
    })
  })
  it('that is merged has the place of its sign', () => {
    const reading = readJsYaml4('a: &a {k: v}\n<<: *a')
    expect(reading.ok && reading.fields.get('k')).toEqual({
      value: 'v',
      text: 'v',
      key: { from: 13, to: 15 },
      span: { from: 10, to: 11 },
    })
  })
})

describe('an alias', () => {
  it('stands for the last that has its name', () => {
    expect(value(readCoreYaml, 'a: &x 1\nk: [*x, &x 2, *x]')).toEqual([1, 2, 2])
  })
  it('counts up to the hundredth', () => {
    const aliases = Array.from({ length: 101 }, () => '*x').join(', ')
    expect(value(readCoreYaml, `a: &x b\nk: [${aliases}]`)).toEqual([
      ...Array.from({ length: 100 }, () => 'b'),
      undefined,
    ])
  })
})

describe('the line end of a block scalar that ends the block', () => {
  it.each<[Dialect, string, string]>([
    [readPyYaml, 'k: |\n  a', 'a'],
    [readPyYaml, 'k: >\n  a\n  b', 'a b'],
    [readPyYaml, 'k: |\n  a\n', 'a\n'],
    [readPyYaml, 'k: |+\n  a\n\n', 'a\n\n'],
    [readPyYaml, 'k: |-\n  a', 'a'],
    [readPyYaml, 'k: "a\\n"', 'a\n'],
    [readPyYaml, 'k: |\n  a\nm: n', 'a\n'],
    [readSerdeYaml, 'k: |\n  a', 'a'],
    [readCoreYaml, 'k: |\n  a', 'a\n'],
  ])('%o %j', (dialect, block, text) => {
    const reading = dialect(block)
    const field = reading.ok ? reading.fields.get('k') : undefined
    expect([field?.value, field?.text]).toEqual([text, text])
  })
  it('is not looked for in what is no text', () => {
    expect(value(readPyYaml, 'k: !!binary |\n  aGk=')).toMatchObject({ type: 'bytes' })
  })
})
