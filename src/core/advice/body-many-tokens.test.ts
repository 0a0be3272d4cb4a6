// Tests the advice on the tokens of a body.
import { expect, it } from 'vitest'
import { advise } from './advice.ts'

const head = '---\nname: s\ndescription: Use when asked.\n---\n'
const advice = (body: string) => advise({ text: head + body, path: 'SKILL.md', root: '' })

it('marks what is past the estimate of 5,000 tokens', () => {
  const [fault, ...more] = advice(`${'𝄞'.repeat(20_000)}past\n`)
  expect(more).toEqual([])
  const from = head.length + 40_000
  expect(fault).toMatchObject({
    kind: 'body-many-tokens',
    severity: 'info',
    args: { tokens: 5_001 },
    from,
    to: from + 4,
  })
  expect(fault?.message).toContain('estimated')
})

it('takes 5,000', () => {
  expect(advice('a'.repeat(20_000))).toEqual([])
})
