// The check commands name every program, whatever characters it has.
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { posixCheck, powershellCheck } from './check.ts'

test('the POSIX check says what is there and what is not', () => {
  const names = ['sh', 'no-such-program-here', "it's $HOME; `x`", 'do']
  expect(execFileSync('sh', ['-c', posixCheck(names)], { encoding: 'utf8' })).toBe(
    "found: sh\nmissing: no-such-program-here\nmissing: it's $HOME; `x`\nfound: do\n",
  )
})

test('the PowerShell check keeps quotes inside the name', () => {
  expect(powershellCheck(["it's", 'git'])).toContain("in 'it''s', 'git')")
})
