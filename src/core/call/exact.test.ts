// Which written numbers a double holds.
import { expect, test } from 'vitest'
import { isExact } from './exact.ts'

test.each([
  ['0', true],
  ['-0.00', true],
  ['0e9', true],
  ['1e-999', false],
  ['0.1e-999', false],
  ['1e999', false],
  ['9007199254740991', true],
  ['9007199254740992', true],
  ['9007199254740993', false],
  ['100000000000000000000', true],
  ['100000000000000000001', false],
  ['1000000000000000000000000', false],
  ['0.1', true],
  ['0.1000000000000000000001', true],
  ['1.5e300', true],
  [`1${'0'.repeat(21)}`, true],
  [`1${'0'.repeat(22)}`, true],
  [`4${'0'.repeat(401)}`, false],
])('%s: %j', (written, exact) => {
  expect(isExact(written, Number(written))).toBe(exact)
})
