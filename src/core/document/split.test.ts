import { describe, expect, it } from 'vitest'
import { isFenceLine, splitDocument } from './split.ts'

function halves(text: string): [string, string] | string {
  const split = splitDocument(text)
  if (!split.ok) return split.reason
  const { yaml, body } = split.parts
  return [text.slice(yaml.from, yaml.to), text.slice(body.from, body.to)]
}

describe('splitDocument', () => {
  it.each<[string, [string, string] | string]>([
    ['---\na: b\n---\nBody', ['\na: b\n', '\nBody']],
    ['---a: b\n---Body', ['a: b\n', 'Body']],
    ['---\na: x --- y\n---\n', ['\na: x ', ' y\n---\n']],
    ['------', ['', '']],
    ['----\na: b\n---\n', ['-\na: b\n', '\n']],
    ['---\na: b\n', 'unclosed-frontmatter'],
    ['', 'missing-frontmatter'],
    [' ---\n---\n', 'missing-frontmatter'],
    ['\ufeff---\n---\n', 'missing-frontmatter'],
  ])('%j', (text, expected) => expect(halves(text)).toEqual(expected))
  it('gives every part its place', () => {
    expect(splitDocument('---\na: b\n---\nBody')).toEqual({
      ok: true,
      parts: {
        opening: { from: 0, to: 3 },
        yaml: { from: 3, to: 9 },
        closing: { from: 9, to: 12 },
        body: { from: 12, to: 17 },
      },
    })
  })
})

describe('isFenceLine', () => {
  it.each([
    ['---', 0, true],
    ['--- \t\r\n', 0, true],
    ['a\n---\n', 2, true],
    ['a\r---', 2, true],
    ['a ---', 2, false],
    ['----', 0, false],
    ['---# Title', 0, false],
  ])('%j at %i: %s', (text, at, expected) => expect(isFenceLine(text, at)).toBe(expected))
})
