// The words of a source's faults: sizes and counts for people, and nothing invisible in a sentence.
import { describe, expect, test } from 'vitest'
import { safeFileName } from './file-name.ts'
import { count, size } from './limits.ts'
import { MemorySource } from './memory.ts'

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

test('what is invisible in a name is spelt out', () => {
  const [fault] = new MemorySource({ 'a\u001b[2J': '' }).faults
  expect(fault?.message).toContain('`a<U+001B>[2J` holds escape (U+001B)')
})

describe('safeFileName', () => {
  test.each([
    ['pdf-tools', 'pdf-tools'],
    ['Ünïcode 漢字', 'Ünïcode-漢字'],
    ['v1.2_final', 'v1.2_final'],
    ['../../etc/passwd', 'etc-passwd'],
    ['C:\\Windows\\x', 'C-Windows-x'],
    ['.hidden', 'hidden'],
    ['-rf', 'rf'],
    ['trailing. . .', 'trailing'],
    ['a\u202egnp\u0000', 'a-gnp'],
    ['a....b', 'a.b'],
    ['<script>', 'script'],
    ['con', 'skill-con'],
    ['LPT1.txt', 'skill-LPT1.txt'],
    ['console', 'console'],
    ['', 'skill'],
    ['///', 'skill'],
    ['\ud800', 'skill'],
    ['\u0301a', 'a'],
    ['x'.repeat(500), 'x'.repeat(80)],
    [`${'x'.repeat(79)}.y`, 'x'.repeat(79)],
  ])('%j becomes %j', (name, safe) => {
    expect(safeFileName(name)).toBe(safe)
  })
})
