// Any name becomes one that every system takes.
import { expect, test } from 'vitest'
import { safeFileName } from './file-name.ts'

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
