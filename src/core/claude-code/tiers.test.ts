// What of a skill is in the context when, and what it costs.
import { describe, expect, it } from 'vitest'
import { read } from './read.ts'
import { tiers } from './tiers.ts'

const files = (...sizes: number[]) => sizes.map((size, at) => ({ path: `${at}.md`, size }))
const skill = (fields: string) => read(`---\n${fields}\n---\n`, { dir: 'a' })
const whole =
  'Its last invocation, while all skills together stay below 25,000 tokens; the listing is not sent again.'

describe('what is in the context', () => {
  it('in four steps, each with what it costs', () => {
    expect(tiers(skill('description: d'), 'Do it 😀.', files(100, 1))).toEqual([
      { when: 'start', what: 'Its line in the listing.', size: 6, unit: 'characters', tokens: 2 },
      {
        when: 'invoked',
        what: 'Its text, as one message that stays for the session.',
        size: 8,
        unit: 'characters',
        tokens: 2,
      },
      {
        when: 'on demand',
        what: '2 files, each when the model reads it.',
        size: 101,
        unit: 'bytes',
        tokens: 26,
      },
      { when: 'after compaction', what: whole, size: 8, unit: 'characters', tokens: 2 },
    ])
  })

  it('is nothing at the start for a skill that is closed to the model', () => {
    expect(tiers(skill('disable-model-invocation: yes'), '', [])[0]).toEqual({
      when: 'start',
      what: 'Nothing: the model is not told of it.',
      size: 0,
      unit: 'characters',
      tokens: 0,
    })
  })

  it('is the whole line at the start, whatever other skills there are', () => {
    const description = 'd'.repeat(1_500)
    expect(tiers(skill(`description: ${description}`), '', [])[0]?.size).toBe(1_505)
  })

  it.each([
    [[], 'No further files.', 0],
    [[1], 'One file, when the model reads it.', 1],
    [[4, 4], '2 files, each when the model reads it.', 2],
  ])('on demand, of files of %j bytes', (sizes, what, tokens) => {
    expect(tiers(skill(''), '', files(...sizes))[2]).toMatchObject({ what, tokens })
  })

  it.each([
    [20_000, whole, 20_000],
    [20_001, 'The first 5,000 tokens of its last invocation; the listing is not sent again.', 20_000],
  ])('after a compaction, of %i characters', (length, what, size) => {
    expect(tiers(skill(''), 'x'.repeat(length), [])[3]).toMatchObject({ what, size, tokens: 5_000 })
  })
})
