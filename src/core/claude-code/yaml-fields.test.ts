// How the fields of frontmatter are read, where they stand, and what is said of YAML that cannot be read.
import { describe, expect, it } from 'vitest'
import { depthOf, keysMeant, readFields } from './yaml-fields.ts'

const BASE = 10

/** Each field with what the document has for its key and its value. */
function fieldsOf(yaml: string) {
  const read = readFields(yaml, BASE)
  if (!read.ok) return read.reason
  return [...read.fields].map(([key, { value, from, to, valueFrom, valueTo }]) => [
    key,
    value,
    yaml.slice(from - BASE, to - BASE),
    yaml.slice(valueFrom - BASE, valueTo - BASE),
  ])
}

describe('fields', () => {
  it.each<[string, unknown[][]]>([
    ['', []],
    ['# nothing\n', []],
    [
      'a: 1\n"b c": \'x\'\n',
      [
        ['a', 1, 'a', '1'],
        ['b c', 'x', '"b c"', "'x'"],
      ],
    ],
    ['{a: yes}', [['a', 'yes', 'a', 'yes']]],
    ['a:', [['a', null, 'a', '']]],
    ['a: |\n  x\n', [['a', 'x\n', 'a', '|\n  x\n']]],
    ['a: [1, b]', [['a', [1, 'b'], 'a', '[1, b]']]],
    [
      'a: 1\nb: 2\na: 3',
      [
        ['a', 3, 'a', '3'],
        ['b', 2, 'b', '2'],
      ],
    ],
    ['? [a]\n: b\nc: d', [['c', 'd', 'c', 'd']]],
    ['1: x', [['1', 'x', '1', 'x']]],
  ])('of %j', (yaml, expected) => {
    expect(fieldsOf(yaml)).toEqual(expected)
  })

  it('may be as large and as deep as a document’s frontmatter', () => {
    const large = `a: ${'é'.repeat(32 * 1024 - 2)}b`
    expect(new TextEncoder().encode(large)).toHaveLength(64 * 1024)
    expect(readFields(large, 0).ok).toBe(true)
    expect(readFields(`a: ${'['.repeat(63)}${']'.repeat(63)}`, 0).ok).toBe(true)
  })
})

describe('what cannot be read', () => {
  const colon = 'A colon and a space inside a value begin another field. Put the value in quotes.'
  const star = 'A value begins with * or &. Put it in quotes.'
  const none = 'It has no fields with values.'

  it.each([
    ['x: 1\na: b: c\nd: 2', colon, 'b'],
    ['a:\n\tb: c', 'A tab stands where spaces must. Indent with spaces.', '\t'],
    ['a: *', star, '*'],
    ['a: &', star, '&'],
    ['a: @b', 'The YAML parser says: Plain value cannot start with reserved character @.', '@'],
    ['a: b\nc', 'The YAML parser says: Implicit map keys need to be followed by map values.', 'c'],
    ['- a', none, '- a'],
    ['text', none, 'text'],
    [
      'a: &x 1\nb: *x',
      'It refers to another value by an alias (*), which is not read here.',
      'a: &x 1\nb: *x',
    ],
  ])('%j', (yaml, reason, place) => {
    const read = readFields(yaml, BASE)
    expect(read).toEqual({ ok: false, reason, from: expect.any(Number), to: expect.any(Number) })
    if (!read.ok) expect(yaml.slice(read.from - BASE, read.to - BASE)).toBe(place)
  })

  it.each([
    ['more than 64 KiB', `a: ${'é'.repeat(32 * 1024 - 1)}`, 'It is larger than 64 KiB.'],
    ['deeper', `a: ${'['.repeat(64)}${']'.repeat(64)}`, 'It is nested deeper than 64 levels.'],
    ['fuller', `a: ${'["]", '.repeat(501)}`, 'It has more than 500 brackets that open.'],
  ])('%s', (_, yaml, reason) => {
    expect(readFields(yaml, BASE)).toEqual({ ok: false, reason, from: BASE, to: BASE + yaml.length })
  })
})

describe('how deep it may nest', () => {
  it.each([
    ['', 0],
    ['a: b', 1],
    ['a: [x]', 2],
    ['a: {b: [c]}', 3],
    ['a: [b]\nc: [d]\ne: {f: g}\nh: {i: j}', 2],
    ['a: ]}]}[b', 2],
    ['a: [[b] [c]]', 3],
    ['a: [\nb, [c],\nd]\ne: [f]', 3],
    ['a:\n  b: c\n  d: e\nf:\n  g: h', 2],
    ['a:\n  b:\n    c: d\ne: f', 3],
    ['a:\n  b:\n\n    c: d', 3],
    ['a:   b\n c: d', 2],
    ['a:\n  \n b: c', 2],
    ['- a', 2],
    ['- -  -\ta', 4],
    ['? a\n: b', 2],
    ['a - - - b', 1],
  ])('%j: %i', (yaml, depth) => {
    expect(depthOf(yaml)).toBe(depth)
  })
})

it('the keys that were meant are the words before a colon at a line’s start', () => {
  expect(keysMeant('a: b: c\nb-c\t : 2\n  d: 3\n1x: 4\n_e:5\na: 6\n- f: 7\ng h: 8\nij')).toEqual([
    'a',
    'b-c',
    '_e',
  ])
})
