// The lines of each shell to the letter, and why a shell cannot carry an argv.
import { describe, expect, test } from 'vitest'
import { cmdLine, type Line, posixLine, powershellLine } from './shell.ts'

const shown = (line: Line) => (line.ok ? line.line : line.reason)

describe('plain words stay bare', () => {
  const argv = ['uv', 'run', 'waitlist/handle.py', '--accept', 'x@y.z']
  test.each([
    [posixLine, 'uv run waitlist/handle.py --accept x@y.z'],
    [powershellLine, "& 'uv' run 'waitlist/handle.py' --accept 'x@y.z'"],
    [cmdLine, 'uv run waitlist/handle.py --accept "x@y.z"'],
  ])('%o', (write, line) => {
    expect(write(argv)).toEqual({ ok: true, line })
  })
})

test.each([
  ['', "''"],
  ['a b', "'a b'"],
  ["it's", "'it'\\''s'"],
  ['$HOME', "'$HOME'"],
  ['a=b', 'a=b'],
  ['=a', "'=a'"],
  ['-a', '-a'],
  ['~', "'~'"],
  ['a;b', "'a;b'"],
  ['a\nb', "'a\nb'"],
  ['é', "'é'"],
  ['a_@+:,./-Z9', 'a_@+:,./-Z9'],
  ['%a', "'%a'"],
])('POSIX: the word %j is written %s', (word, written) => {
  expect(posixLine(['run', word])).toEqual({ ok: true, line: `run ${written}` })
})

test.each([
  ['./run.sh', './run.sh'],
  ['a=b', "'a=b'"],
  ['if', "'if'"],
  ['coproc', "'coproc'"],
  ['iff', 'iff'],
  ['a b', "'a b'"],
  ['a@b', "'a@b'"],
  ['{', "'{'"],
])('POSIX: the program %j is written %s', (program, written) => {
  expect(posixLine([program])).toEqual({ ok: true, line: written })
})

test.each([
  ['', "''"],
  ['a b', "'a b'"],
  ["it's", "'it''s'"],
  ['‘a’ ‚b‛', "'‘‘a’’ ‚‚b‛‛'"],
  ['-a', '-a'],
  ['--a-b_c', '--a-b_c'],
  ['---a', "'---a'"],
  ['-1', "'-1'"],
  ['1a', "'1a'"],
  ['a1', 'a1'],
  ['a.b', "'a.b'"],
  ['é', "'é'"],
  ['a\nb', "'a\nb'"],
])('PowerShell: the word %j is written %s', (word, written) => {
  expect(powershellLine(['run', word])).toEqual({ ok: true, line: `& 'run' ${written}` })
})

test.each([
  ['', '""'],
  ['a b', '"a b"'],
  ['a\\b', 'a\\b'],
  ['a b\\', '"a b\\\\"'],
  ['a\\ b', '"a\\ b"'],
  ['a\\\\ b\\\\', '"a\\\\ b\\\\\\\\"'],
  ['a&b', '"a&b"'],
  ['^', '"^"'],
  ['say "hi"', '^"say \\^"hi\\^"^"'],
  ['a\\"b', '^"a\\\\\\^"b^"'],
  ['"&|<>()!^', '^"\\^"^&^|^<^>^(^)^!^^^"'],
  ['a+b:c/d.e_f-g', 'a+b:c/d.e_f-g'],
  ['a@b', '"a@b"'],
  ['é', '"é"'],
])('cmd: the word %j is written %s', (word, written) => {
  expect(cmdLine(['run', word])).toEqual({ ok: true, line: `run ${written}` })
})

test.each([
  ['C:\\x\\y.exe', 'C:\\x\\y.exe'],
  ['C:\\x y\\z.exe', '"C:\\x y\\z.exe"'],
  ['.\\run', '.\\run'],
  ['-run', '"-run"'],
  ['a/b', '"a/b"'],
  ['IF', '"IF"'],
  ['for', '"for"'],
  ['rem', '"rem"'],
  ['remove', 'remove'],
  ['x-if', 'x-if'],
])('cmd: the program %j is written %s', (program, written) => {
  expect(cmdLine([program])).toEqual({ ok: true, line: written })
})

const NONE = 'There is no program to run: the first word is empty.'
test.each([
  [[], NONE],
  [['', 'a'], NONE],
  [['a\0'], 'The program holds a null character, which no program can be given.'],
  [['a', 'x\0y'], 'Word 2 holds a null character, which no program can be given.'],
  [['a', 'b', 'x\ud800y'], 'Word 3 holds half of a surrogate pair, which no command line can carry.'],
])('no shell carries %j', (argv, reason) => {
  for (const write of [posixLine, powershellLine, cmdLine]) expect(write(argv)).toEqual({ ok: false, reason })
})

test.each([
  [['a', 'x\ny'], 'Word 2 holds a line break, which ends the line in cmd.'],
  [['a', 'x\ry'], 'Word 2 holds a line break, which ends the line in cmd.'],
  [['a', '%PATH%'], "Word 2 holds %, which cmd reads as a variable's name, between quotation marks too."],
  [['a%'], "The program holds %, which cmd reads as a variable's name, between quotation marks too."],
  [['a"b'], 'The program holds a quotation mark, which no file name on Windows can.'],
])('cmd cannot carry %j', (argv, reason) => {
  expect(cmdLine(argv)).toEqual({ ok: false, reason })
  expect(posixLine(argv).ok).toBe(true)
})

test('cmd reads lines of 8191 characters, and no longer ones', () => {
  expect(shown(cmdLine(['a', 'x'.repeat(8189)]))).toHaveLength(8191)
  expect(shown(cmdLine(['a', 'x'.repeat(8190)]))).toBe(
    'The line is 8192 characters long, and cmd reads at most 8191.',
  )
})

test.each([
  ['POSIX', posixLine],
  ['PowerShell', powershellLine],
])('%s carries words of any length', (_, write) => {
  expect(write(['a', 'x'.repeat(9000)]).ok).toBe(true)
})
