// The strict reader: what each way of writing means, what it refuses, and where everything stands.
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { originOf } from './builder.ts'
import { isText, toData, type YamlNode } from './node.ts'
import type { ProblemCode } from './problem.ts'
import { MAX_FRONTMATTER, readYaml } from './read.ts'

function read(text: string): unknown {
  const result = readYaml(text, 0, text.length)
  if (!result.ok) return result.problem.code
  return result.node && toData(result.node)
}

describe('values', () => {
  it.each<[string, unknown]>([
    ['', null],
    ['# only a comment', null],
    ['a: b', { a: 'b' }],
    ['a: 42\nb: null\nc: true', { a: '42', b: 'null', c: 'true' }],
    ['a:\nb: ~', { a: '', b: '~' }],
    ['a: =\nb: <<', { a: null, b: null }],
    ['=: a', { '=': 'a' }],
    ['a: b # c', { a: 'b' }],
    ['a: b#c', { a: 'b#c' }],
    ['a: http://x', { a: 'http://x' }],
    ['a: b\n  c\n\n  d', { a: 'b c\nd' }],
    ['a: b\r\n  c\rd: e', { a: 'b c', d: 'e' }],
    ['a: b\x85  c', { a: 'b c' }],
    ['a: "b\\n\\u00e9\\x41"', { a: 'b\né\u0041' }],
    ['a: "b\\\n   c"', { a: 'bc' }],
    ['a: "b\nc"', { a: 'b c' }],
    ["a: 'it''s\n\n  b'", { a: "it's\nb" }],
    ['a: |\n  b\n   c\n\nd: e', { a: 'b\n c\n', d: 'e' }],
    ['a: |-\n  b', { a: 'b' }],
    ['a: |\n  b', { a: 'b' }],
    ['a: |+\n  b\n\n', { a: 'b\n\n' }],
    ['a: >\n  b\n  c\n\n  d\n   e\n', { a: 'b c\nd\n e\n' }],
    ['a: |2\n   b', { a: ' b' }],
    ['a:\n- b\n-\n- c', { a: ['b', '', 'c'] }],
    ['a:\n  - b: c\n    d: e', { a: [{ b: 'c', d: 'e' }] }],
    ['- - a\n  - b', [['a', 'b']]],
    ['? a\n: b', { a: 'b' }],
    [': b', { '': 'b' }],
    ['a: b\n...\n', { a: 'b' }],
    ['a:\n\n\tb: c', { a: { b: 'c' } }],
    ['text', 'text'],
    [
      '__proto__: a\nconstructor: b',
      Object.assign(Object.create(null), { ['__proto__']: 'a', constructor: 'b' }),
    ],
  ])('%j', (text, expected) => expect(read(text)).toEqual(expected))

  it('has no prototype to be confused with', () => {
    expect(Object.getPrototypeOf(read('a: b'))).toBeNull()
    expect(Object.keys(read('__proto__: a') as object)).toEqual(['__proto__']) // A map reads as an object.
  })
})

describe('refusals', () => {
  it.each<[string, ProblemCode]>([
    ['a: b: c', 'value-not-allowed'],
    ['a: - b', 'entry-not-allowed'],
    ['a: ? b', 'key-not-allowed'],
    ['a: b\nc', 'no-colon'],
    [`${'k'.repeat(1025)}: v\nb: c`, 'value-not-allowed'],
    ['a: @b', 'bad-start'],
    ['a:\tb', 'bad-start'],
    ['a: [b]', 'flow'],
    ['a: ]', 'flow-end'],
    ['a: &b c', 'anchor'],
    ['a: *b', 'alias'],
    ['a: !b c', 'tag'],
    ['%YAML 1.2\na: b', 'directive'],
    ['a: | b', 'block-header'],
    ['a: |0\n b', 'block-header'],
    ['a: "b', 'unclosed-quote'],
    ['a: "b\n...\n"', 'dots-in-quote'],
    ['a: "\\q"', 'bad-escape'],
    ['a: "b" c', 'unexpected'],
    ['...\na: b', 'no-content'],
    ['a: b\n...\nc: d', 'second-document'],
    ['a: b\na: c', 'duplicate-key'],
    ['<<: a', 'merge-key'],
    ['<<:\n  a: b', 'merge-key'],
    ['? - a\n: b', 'complex-key'],
    ['a:\n  b: c\nd:\n    e: f', 'uneven-mappings'],
    ['a: # b\n  c\n\n', 'comment-before-value'],
    ['a: b\0', 'bad-character'],
    [`a: ${'b'.repeat(MAX_FRONTMATTER)}`, 'too-large'],
    [`${'- '.repeat(65)}a`, 'too-deep'],
  ])('%j', (text, code) => expect(read(text)).toBe(code))
  it('takes 64 levels and 64 KiB', () => {
    expect(read(`${'- '.repeat(64)}a`)).toBeInstanceOf(Array)
    expect(read(`a: ${'b'.repeat(MAX_FRONTMATTER - 3)}`)).toEqual({ a: 'b'.repeat(MAX_FRONTMATTER - 3) })
  })
})

describe('places', () => {
  const scalars = (node: YamlNode): YamlNode[] => {
    if (node.kind === 'scalar') return [node]
    if (node.kind === 'list') return node.items.flatMap(scalars)
    return node.pairs.flatMap(({ key, value }) => [key, ...scalars(value)])
  }

  it('lead from each character of a scalar back to the document', () => {
    const parts = fc.constantFrom('a', 'b c', '😀', '\n  ', '\r\n  ', "''", '\\n', ' ', 'é', ',')
    const styles = fc.constantFrom(['', ''], ['"', '"'], ["'", "'"], ['|\n  ', ''], ['>-\n  ', ''])
    fc.assert(
      fc.property(
        styles,
        fc.array(parts, { minLength: 1, maxLength: 8 }),
        ([open = '', close = ''], list) => {
          const text = `key: ${open}${list.join('')}${close}\nnext: x`
          const result = readYaml(text, 0, text.length)
          if (!result.ok || !result.node) return
          for (const node of scalars(result.node)) {
            if (!isText(node)) continue
            for (let index = 0; index < node.text.length; index++) {
              const origin = originOf(node, index) ?? -1
              expect(origin).toBeGreaterThanOrEqual(node.from)
              expect(origin).toBeLessThanOrEqual(node.to)
              const unit = node.text.charAt(index)
              if (unit !== ' ' && unit !== '\n') expect(text.charAt(origin)).toBe(unit)
            }
            expect(originOf(node, node.text.length)).toBeNull()
          }
        },
      ),
    )
  })
})
