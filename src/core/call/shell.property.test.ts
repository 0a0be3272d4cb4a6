// Reading a written line back by each shell's own rules gives the same words.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cmdLine, posixLine, powershellLine } from './shell.ts'

/** Words of one line by the quoting rules of POSIX.1-2017, 2.2; fails on anything that is syntax. */
function readPosix(line: string): string[] {
  const words: string[] = []
  let word: string | null = null
  for (let i = 0; i < line.length; i++) {
    const char = line.charAt(i)
    if (char === "'") {
      const end = line.indexOf("'", i + 1)
      expect(end).toBeGreaterThan(0)
      word = (word ?? '') + line.slice(i + 1, end)
      i = end
    } else if (char === '\\') {
      i++
      word = (word ?? '') + line.charAt(i)
    } else if (char === ' ') {
      if (word !== null) words.push(word)
      word = null
    } else {
      expect(char).not.toMatch(/[\s"$`|&;<>()*?[\]#~{}!^]/)
      word = (word ?? '') + char
    }
  }
  if (word !== null) words.push(word)
  return words
}

/** Words of `& 'a' b` by about_Quoting_Rules; fails on a bare character that PowerShell gives a meaning. */
function readPowershell(line: string): string[] {
  expect(line.startsWith('& ')).toBe(true)
  const words: string[] = []
  const isQuote = (char: string) => /['\u2018\u2019\u201a\u201b]/.test(char)
  let i = 2
  while (i < line.length) {
    let word = ''
    if (isQuote(line.charAt(i))) {
      for (i++; ; i++) {
        expect(i).toBeLessThan(line.length)
        if (isQuote(line.charAt(i))) {
          if (!isQuote(line.charAt(i + 1))) break
          i++
        }
        word += line.charAt(i)
      }
      i++
    } else {
      for (; i < line.length && line.charAt(i) !== ' '; i++) {
        expect(line.charAt(i)).toMatch(/[A-Za-z0-9_-]/)
        word += line.charAt(i)
      }
    }
    words.push(word)
    expect(['', ' ']).toContain(line.charAt(i))
    i++
  }
  return words
}

/** What cmd.exe hands on: carets taken away outside quotation marks; fails where cmd would act. */
function readCmdPhase(line: string): string {
  let out = ''
  let quoted = false
  for (let i = 0; i < line.length; i++) {
    let char = line.charAt(i)
    expect(char).not.toMatch(/[%\r\n]/)
    if (char === '"') quoted = !quoted
    else if (!quoted) {
      expect(char).not.toMatch(/[&|<>()]/)
      if (char === '^') {
        i++
        char = line.charAt(i)
      }
    }
    out += char
  }
  expect(quoted).toBe(false)
  return out
}

/** The Microsoft C runtime's splitting of a command line (2n backslashes before a quotation mark are n). */
function readCmd(line: string): string[] {
  const text = readCmdPhase(line)
  const words: string[] = []
  let word: string | null = null
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i)
    if (char === '\\') {
      let count = 0
      while (text.charAt(i) === '\\') {
        count++
        i++
      }
      if (text.charAt(i) === '"') {
        word = (word ?? '') + '\\'.repeat(count >> 1)
        if (count % 2 === 1) word += '"'
        else i--
      } else {
        word = (word ?? '') + '\\'.repeat(count)
        i--
      }
    } else if (char === '"') {
      quoted = !quoted
      word ??= ''
    } else if (!quoted && (char === ' ' || char === '\t')) {
      if (word !== null) words.push(word)
      word = null
    } else word = (word ?? '') + char
  }
  if (word !== null) words.push(word)
  return words
}

const hostile = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('"', "'", '\\', ' ', '%', '^', '&', '\n', '\u2019', '$', '`', '=', '!', 'a', '-'),
  }),
)
const argvs = fc.tuple(fc.oneof(fc.constantFrom('uv', 'a=b', 'if', 'C:\\x y\\z'), hostile), fc.array(hostile))

describe.each([
  ['posix', posixLine, readPosix],
  ['powershell', powershellLine, readPowershell],
  ['cmd', cmdLine, readCmd],
] as const)('%s', (_, write, read) => {
  test('reading back gives the same words, or the line is refused with a reason', () => {
    fc.assert(
      fc.property(argvs, ([program, rest]) => {
        const argv = [program, ...rest]
        const line = write(argv)
        if (line.ok) expect(read(line.line)).toEqual(argv)
        else expect(line.reason).toMatch(/\.$/)
      }),
      { numRuns: 1000 },
    )
  })
  test('everything printable but a percent sign is carried', () => {
    const argv = [
      'run',
      ...Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).filter(c => c !== '%'),
    ]
    const line = write(argv)
    expect(line.ok && read(line.line)).toEqual(argv)
  })
  test('a null character and half a surrogate pair are refused', () => {
    expect(write(['a', 'x\0y'])).toMatchObject({
      ok: false,
      reason: expect.stringContaining('null character'),
    })
    expect(write(['a', 'x\ud800y'])).toMatchObject({
      ok: false,
      reason: expect.stringContaining('surrogate'),
    })
    expect(write([])).toMatchObject({ ok: false })
  })
})
