// A frontmatter reads as a map or says why not, and of two texts it is known which reads further.
import { describe, expect, it } from 'vitest'
import { readFrontmatter, readsFurther } from './frontmatter.ts'

describe('readFrontmatter', () => {
  it.each([
    ['a: b', 'missing-frontmatter'],
    ['---\na: b\n', 'unclosed-frontmatter'],
    ['---\n---\n', 'not-a-mapping'],
    ['---\n- a\n---\n', 'not-a-mapping'],
    ['---\na\n---\n', 'not-a-mapping'],
    ['---\na: b: c\n---\n', 'bad-yaml'],
  ])('%j: %s', (text, reason) => expect(readFrontmatter(text)).toMatchObject({ ok: false, reason }))
  it('gives the map', () => {
    expect(readFrontmatter('---\na: b\n---\n')).toMatchObject({ ok: true, map: { kind: 'map', from: 4 } })
  })
})

describe('readsFurther', () => {
  it.each([
    ['a text with a fence', 'a: b\n', '---\na: b\n', true],
    ['a text that has lost its fence', '---\na: b\n', 'a: b\n', false],
    ['a longer text with a fence', 'a: b', '---\na: b and more', true],
    ['a closed frontmatter', '---\na: b: c\n', '---\na: b: c\n---\n', true],
    ['an unclosed one, however short', '---\na: b: c and more\n---\n', '---\na\n', false],
    ['a problem further down', '---\na: b: c\nd: e: f\n---\n', '---\na: b\nd: e: f\n---\n', true],
    ['the same problem', '---\na: b: c\n---\n', '---\na: x: c\n---\n', false],
    ['a problem further up', '---\na: b\nd: e: f\n---\n', '---\na: b: c\nd: e\n---\n', false],
    ['a text instead of a problem', '---\na: b: c\n---\n', '---\na\n---\n', true],
    ['a map instead of a list', '---\n- a: b\n---\n', '---\na: b\n---\n', true],
    ['a list instead of a text', '---\na\n---\n', '---\n- a\n---\n', false],
    ['the same map', '---\na: b\n---\n', '---\na: b\n---\n', false],
  ])('%s', (_name, before, after, further) => expect(readsFurther(before, after)).toBe(further))
})
