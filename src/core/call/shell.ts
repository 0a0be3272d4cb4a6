// Writes an argv as a line that a shell reads back as the same words, or says why that shell cannot.

export type Line = { ok: true; line: string } | { ok: false; reason: string }

/**
 * A line for a POSIX shell (sh, bash, zsh, dash). Words outside a small plain set stand in single quotes,
 * where no character means anything but the quote itself (POSIX.1-2017, Shell Command Language, 2.2.2).
 */
export function posixLine(argv: readonly string[]): Line {
  const refusal = refuse(argv)
  if (refusal) return refusal
  const words = argv.map((word, index) => {
    const plain = index === 0 ? isPlainCommand(word) : /^[A-Za-z0-9_@+:,./-][A-Za-z0-9_@+:,./=-]*$/.test(word)
    return plain ? word : `'${word.replaceAll("'", "'\\''")}'`
  })
  return { ok: true, line: words.join(' ') }
}

// A first word with `=` would be an assignment, and a reserved word would be syntax: both are quoted.
function isPlainCommand(word: string): boolean {
  return /^[A-Za-z0-9_./-]+$/.test(word) && !POSIX_RESERVED.has(word)
}

const POSIX_RESERVED = new Set(
  'case do done elif else esac fi for function if in select then time until while coproc'.split(' '),
)

/**
 * A line for PowerShell 7.3 and later, which hand words to a program as they are (older ones lose quotation
 * marks and empty words). In a single-quoted string only a single quote means anything, the typographic ones
 * included, and it is doubled (about_Quoting_Rules).
 */
export function powershellLine(argv: readonly string[]): Line {
  const refusal = refuse(argv)
  if (refusal) return refusal
  const words = argv.map((word, index) => {
    const plain = index > 0 && /^(?:--?)?[A-Za-z][A-Za-z0-9_-]*$/.test(word)
    return plain ? word : `'${word.replaceAll(/['\u2018\u2019\u201a\u201b]/g, '$&$&')}'`
  })
  return { ok: true, line: `& ${words.join(' ')}` }
}

/** The longest line that cmd.exe reads, in UTF-16 code units. */
const CMD_LIMIT = 8191

/**
 * A line for the prompt of cmd.exe (delayed expansion off, as it starts), for programs that split their
 * command line by the rules of the Microsoft C runtime. A batch file as the program reads the line once more
 * and may read it otherwise.
 */
export function cmdLine(argv: readonly string[]): Line {
  const refusal = refuse(argv) ?? refuseForCmd(argv)
  if (refusal) return refusal
  const line = argv.map((word, index) => cmdWord(word, index === 0)).join(' ')
  if (line.length > CMD_LIMIT) {
    return no(`The line is ${line.length} characters long, and cmd reads at most ${CMD_LIMIT}.`)
  }
  return { ok: true, line }
}

function cmdWord(word: string, first: boolean): string {
  const plain = first
    ? /^[A-Za-z0-9_.\\][A-Za-z0-9_.:\\-]*$/.test(word) && !/^(?:if|for|rem)$/i.test(word)
    : /^[A-Za-z0-9_./:\\+-]+$/.test(word)
  if (plain) return word
  // Backslashes double where a quotation mark follows, the closing one included; elsewhere they are themselves.
  const inside = word.replaceAll(/\\+"?|"/g, (run, at: number) => {
    const slashes = run.endsWith('"') ? run.slice(0, -1) : run
    if (slashes !== run) return `${slashes}${slashes}\\"`
    return at + run.length === word.length ? slashes + slashes : run
  })
  const quoted = `"${inside}"`
  // Between quotation marks cmd leaves everything but `%` alone. A word that holds one itself would end that
  // state halfway, so there every special character gets its caret and cmd sees no quotation at all.
  return word.includes('"') ? quoted.replaceAll(/[()^"<>&|!]/g, '^$&') : quoted
}

function refuseForCmd(argv: readonly string[]): Line | null {
  for (const [index, word] of argv.entries()) {
    const which = nth(index)
    if (/[\r\n]/.test(word)) return no(`${which} holds a line break, which ends the line in cmd.`)
    if (word.includes('%')) {
      return no(`${which} holds %, which cmd reads as a variable's name, between quotation marks too.`)
    }
    if (index === 0 && word.includes('"')) {
      return no('The program holds a quotation mark, which no file name on Windows can.')
    }
  }
  return null
}

function refuse(argv: readonly string[]): Line | null {
  if (argv.length === 0 || argv[0] === '') return no('There is no program to run: the first word is empty.')
  for (const [index, word] of argv.entries()) {
    if (word.includes('\0')) return no(`${nth(index)} holds a null character, which no program can be given.`)
    if (/\p{Cs}/u.test(word)) {
      return no(`${nth(index)} holds half of a surrogate pair, which no command line can carry.`)
    }
  }
  return null
}

function nth(index: number): string {
  return index === 0 ? 'The program' : `Word ${index + 1}`
}

function no(reason: string): Line {
  return { ok: false, reason }
}
