// The page: what it finds, where it takes a text to end, and when it has read too much in vain.
import { describe, expect, test } from 'vitest'
import { Page } from './page.ts'
import { Tools } from './tools.ts'

const page = (text: string) => new Page(text, new Tools(undefined), () => [])

describe('searching', () => {
  test.each(['b', /b/g])('%s is found from any place, in any order', needle => {
    const text = page('bab ab')
    const places = [0, 1, 3, 2, 0, 5, 6, 1].map(from => text.next(needle, from)?.at)
    expect(places).toEqual([0, 2, 5, 2, 0, 5, undefined, 2])
    expect(text.next(needle, 1)).toEqual({ at: 2, to: 3 })
  })
  test('what is nowhere further on may be further back', () => {
    const text = page('x ab')
    expect([3, 4, 0, 3].map(from => text.next('x', from))).toEqual([null, null, { at: 0, to: 1 }, null])
  })
  test('a pattern is made once', () => {
    const text = page('ab')
    expect(text.pattern('a', 'g')).toBe(text.pattern('a', 'g'))
    expect(text.pattern('a', 'y')).not.toBe(text.pattern('a', 'g'))
    expect(text.pattern('b', 'y').flags).toBe('y')
    expect(text.match(text.pattern('b', 'y'), 1)?.[0]).toBe('b')
    expect(text.match(text.pattern('b', 'y'), 0)).toBeNull()
  })
  test('blanks are skipped', () => {
    expect([0, 1, 4, 5].map(at => page('a \n\tb').skip(at))).toEqual([0, 4, 4, 5])
  })
})

test.each([
  ['', true],
  [' \n', true],
  ['</s>', true],
  [
    '<|eot_id|> <|eom_id|><|im_end|><|end|><|return|><|call|><|eot|><|eom|><|endoftext|><|end_of_text|>',
    true,
  ],
  ['<｜end▁of▁sentence｜>', true],
  ['<|end_of sentence|>', true],
  ['x', false],
  ['</s>x', false],
  ['<|x|>', false],
  ['<|eot_id>', false],
])('behind a call, %j is the end: %j', (rest, isEnd) => {
  expect(page(`a${rest}`).isEnd(1)).toBe(isEnd)
})

describe('reading in vain', () => {
  test('ends at eight times the text and a little more', () => {
    const text = page('x'.repeat(100))
    text.wasted(65_536)
    text.wasted(800)
    expect(text.exhausted).toBe(false)
    text.wasted(0)
    expect(text.exhausted).toBe(true)
  })
  test('counts JSON that does not read, and none that does', () => {
    const text = page(`["${'x'.repeat(70_000)}`)
    const read = () => text.json(0).ok
    expect(Array.from({ length: 8 }, read)).toEqual(Array(8).fill(false))
    expect(text.exhausted).toBe(false)
    read()
    expect(text.exhausted).toBe(true)
    const whole = page(`["${'x'.repeat(70_000)}"]`)
    for (let i = 0; i < 12; i++) expect(whole.json(0).ok).toBe(true)
    expect(whole.exhausted).toBe(false)
  })
})
