// Sizes and counts as people read them.
import { expect, test } from 'vitest'
import { count, size } from './limits.ts'

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [9_999, '9,999 bytes'],
  [10_240, '10 KiB'],
  [65_000, '63.5 KiB'],
  [1 << 20, '1 MiB'],
  [1.5 * (1 << 20), '1.5 MiB'],
  [10 * (1 << 20) + 1, '10.1 MiB'],
  [50 * (1 << 20), '50 MiB'],
])('%d is %s', (bytes, words) => {
  expect(size(bytes)).toBe(words)
})

test.each([
  [7, '7'],
  [1_000, '1,000'],
  [20_000, '20,000'],
  [1_234_567, '1,234,567'],
])('%d is counted as %s', (number, words) => {
  expect(count(number)).toBe(words)
})
