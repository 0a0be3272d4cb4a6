// The trees of the `yaml` library, and that the same text is parsed once while it is among the latest.
import { describe, expect, it } from 'vitest'
import { treeOf } from './tree.ts'

describe('a tree', () => {
  it('is that of its own text', () => {
    expect([treeOf('k: a').toString(), treeOf('k: b').toString()]).toEqual(['k: a\n', 'k: b\n'])
  })
  it('types nothing, and takes a key that stands twice', () => {
    const tree = treeOf('k: 012\nm: true\nk: null')
    expect([tree.errors, tree.get('m')]).toEqual([[], 'true'])
  })
  it('has errors with the words of the library alone', () => {
    expect(treeOf('k: "a').errors.map(({ message }) => message)).toEqual(['Missing closing "quote'])
  })
})

describe('the same text', () => {
  it('has the same tree', () => {
    expect(treeOf('k: same')).toBe(treeOf('k: same'))
  })
  it('has it while no more than three others came between', () => {
    const first = treeOf('k: first')
    for (const text of ['a', 'b', 'c']) treeOf(text)
    expect(treeOf('k: first')).toBe(first)
    for (const text of ['a', 'b', 'c', 'd']) treeOf(text)
    expect(treeOf('k: first')).not.toBe(first)
  })
  it('stays while it is asked for again and again', () => {
    const kept = treeOf('k: kept')
    for (const text of ['e', 'f', 'g', 'h', 'i', 'j']) {
      treeOf(text)
      expect(treeOf('k: kept')).toBe(kept)
    }
  })
})
