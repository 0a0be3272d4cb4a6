// A huge file says why it is shown plain; an ordinary one says nothing.
import { expect, test } from 'vitest'
import { whyPlain } from './limits.ts'

test.each([
  ['', null],
  ['a line\n'.repeat(200_000), null],
  [`${'x'.repeat(20_000)}\n${'y'.repeat(20_000)}`, null],
  ['a line\n'.repeat(300_000), /2,100,000 characters/],
  [`a\n${'x'.repeat(20_001)}\nb`, /line of 20,001 characters/],
])('%#', (text, why) => {
  if (why === null) expect(whyPlain(text)).toBeNull()
  else expect(whyPlain(text)).toMatch(why)
})
