// The lines of the listing at the edges of their budget, and how each became what it is.
import { describe, expect, it } from 'vitest'
import { fullEntry, nameOnly, sizeOf } from './entries.ts'
import { budgetOf, listedText, listing, usageScore } from './listing.ts'
import { read } from './read.ts'

const skill = (dir: string, description: string, options: Parameters<typeof read>[1] = {}) =>
  read(`---\ndescription: ${description}\n---\n`, { dir, ...options })

describe('an entry', () => {
  const candidate = { name: 'a', text: 'abcd', bundled: false, score: 2 }

  it.each([
    [3, '- a: abc', 'cut'],
    [4, '- a: abcd', 'full'],
    [5, '- a: abcd', 'full'],
  ])('with a cap of %i', (cap, line, state) => {
    expect(fullEntry(candidate, cap)).toEqual({ name: 'a', line, size: line.length, state, score: 2 })
  })

  it.each([
    ['😀b', 1, ''],
    ['😀b', 2, '😀'],
    ['a\ud800b', 2, 'a'],
    ['a\udbffb', 2, 'a'],
    ['a\ud7ffb', 2, 'a\ud7ff'],
    ['a\udc00b', 2, 'a\udc00'],
    ['a\uffe6b', 2, 'a\uffe6'],
    ['a\ud83d', 2, 'a\ud83d'],
  ])('of %j cut to %i', (text, cap, kept) => {
    expect(fullEntry({ ...candidate, text }, cap).line).toBe(`- a: ${kept}`)
  })

  it('may be its name alone', () => {
    expect(nameOnly(candidate)).toEqual({ name: 'a', line: '- a', size: 3, state: 'name-only', score: 2 })
  })

  it('is parted from the next by a line end', () => {
    const one = nameOnly(candidate)
    expect([sizeOf([]), sizeOf([one]), sizeOf([one, one, one])]).toEqual([0, 3, 11])
  })
})

it.each([
  [{}, 8_000],
  [{ window: 0 }, 8_000],
  [{ window: 100 }, 4],
  [{ window: 1 }, 1],
  [{ fraction: 1 }, 800_000],
  [{ fraction: 1.1 }, 8_000],
  [{ fraction: -1 }, 8_000],
  [{ window: 1_000, fraction: 0.0003 }, 1],
  [{ override: 0.5 }, 0],
  [{ override: 10.9, window: 1 }, 10],
  [{ override: -1 }, 8_000],
])('the budget of %j is %i', (options, budget) => {
  expect(budgetOf(options)).toBe(budget)
})

it.each([
  [8, 0, 8],
  [8, 7, 4],
  [8, 14, 2],
  [8, 21, 1],
  [10, 23, 10 * 0.5 ** (23 / 7)],
  [10, 24, 1],
  [8, -7, 8],
])('%i uses %i days ago score %d', (count, days, score) => {
  expect(usageScore(count, days)).toBeCloseTo(score, 10)
})

it('when to use it follows the description', () => {
  expect(listedText({ description: 'a', whenToUse: 'b' })).toBe('a - b')
  expect(listedText({ description: 'a', whenToUse: null })).toBe('a')
})

describe('today’s listing', () => {
  const skills = [skill('a', 'aaaa'), skill('b', 'bbbb'), skill('c', 'cc', { level: 'bundled' })]
  const lines = ['- a: aaaa', '- b: bbbb', '- c: cc']

  it.each([
    [27, lines],
    [26, ['- a: aaaa', '- b', '- c: cc']],
    [21, ['- a: aaaa', '- b', '- c: cc']],
    [20, ['- a', '- b', '- c: cc']],
    [1, ['- a', '- b', '- c: cc']],
  ])('in %i characters', (override, expected) => {
    const done = listing(skills, { override })
    expect(done.lines).toEqual(expected)
    expect(done.size).toBe(expected.join('\n').length)
    expect(done.dropped).toEqual(['a', 'b'].filter(name => expected.includes(`- ${name}`)))
  })

  it('keeps what is used most, by the listed name', () => {
    const kit = skill('x', 'xxxx', { plugin: 'kit', level: 'plugin' })
    const uses = {
      b: { count: 1, daysAgo: 0 },
      'kit:x': { count: 3, daysAgo: 7 },
      toString: { count: 9, daysAgo: 0 },
    }
    const done = (override: number) => listing([...skills, skill('toString', 'ttt'), kit], { override, uses })
    expect(done(1).entries.map(({ name, score }) => [name, score])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 0],
      ['toString', 9],
      ['kit:x', 1.5],
    ])
    expect(listing([skill('constructor', 'x')], { uses }).entries[0]?.score).toBe(0)
    const least = done(1).size
    expect(done(least + 5).dropped).toEqual(['a', 'b', 'kit:x'])
    expect(done(least + 11).dropped).toEqual(['a', 'b'])
    expect(done(least + 17).dropped).toEqual(['a'])
    expect(done(least + 22).dropped).toEqual(['a'])
    expect(done(least + 23).dropped).toEqual([])
  })

  it('has no lines without skills', () => {
    expect(listing([])).toEqual({ lines: [], budget: 8_000, dropped: [], entries: [], size: 0 })
  })
})

describe('the older listing', () => {
  const long = (letter: string) => letter.repeat(30)
  const skills = [skill('a', long('a')), skill('b', long('b')), skill('c', 'cc', { level: 'bundled' })]
  const done = (override: number, cap?: number) =>
    listing(skills, { override, algorithm: 'three-stage', ...(cap === undefined ? {} : { cap }) })

  it.each([
    [79, 30],
    [78, 30],
    [69, 30],
    [68, 29],
    [49, 20],
    [48, null],
  ])('in %i characters', (override, kept) => {
    const line = (name: string) => (kept === null ? `- ${name}` : `- ${name}: ${name.repeat(kept)}`)
    expect(done(override).lines).toEqual([line('a'), line('b'), '- c: cc'])
    expect(done(override).dropped).toEqual(kept === null ? ['a', 'b'] : [])
  })

  it('is whole as long as it fits, however its characters are shared out', () => {
    const skills = [skill('a', long('a')), skill('b', 'b')]
    const done = (override: number) => listing(skills, { override, algorithm: 'three-stage' }).lines
    expect(done(42)).toEqual([`- a: ${long('a')}`, '- b: b'])
    expect(done(41)).toEqual(['- a', '- b'])
  })

  it('cuts at its cap as well', () => {
    expect(done(69, 25).entries.map(({ size, state }) => [size, state])).toEqual([
      [30, 'cut'],
      [30, 'cut'],
      [7, 'full'],
    ])
  })

  it('keeps bundled skills whole when nothing else is there', () => {
    expect(
      listing([skill('c', long('c'), { level: 'bundled' })], { override: 1, algorithm: 'three-stage' }).lines,
    ).toEqual([`- c: ${long('c')}`])
  })
})
