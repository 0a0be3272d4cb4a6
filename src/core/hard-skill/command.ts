// Finds the command that a run really starts, behind `env`, `sudo`, `uv run` and their like.
import type { RunWord } from './run.ts'

/** The program and what it is given; `program` is `null` where a wrapper is given nothing to start. */
export type Command = { program: RunWord | null; operands: RunWord[] }

/** Programs that start the command after their own options; here the options that take a value. */
const wrappers: ReadonlyMap<string, readonly string[]> = new Map([
  ['env', ['-u', '--unset', '-C', '--chdir']],
  ['sudo', ['-u', '-g', '-h', '-p', '-C', '-D', '-R', '-T', '-U']],
  ['doas', ['-u', '-C']],
  ['nohup', []],
  ['setsid', []],
  ['exec', []],
  ['command', []],
  ['time', ['-f', '-o']],
  ['nice', ['-n', '--adjustment']],
  ['ionice', ['-c', '-n', '-p']],
  ['stdbuf', ['-i', '-o', '-e']],
  ['busybox', []],
  ['strace', ['-e', '-o', '-p', '-s', '-u', '-E', '-P', '-a']],
  ['ltrace', ['-e', '-o', '-p', '-s', '-u', '-l', '-n', '-a']],
  ['npx', ['-p', '--package']],
  ['bunx', []],
  ['uvx', ['--from', '--with', '-p', '--python']],
  ['timeout', ['-s', '--signal', '-k', '--kill-after']],
])

/** Programs that start the command after a word of their own. */
const runners: ReadonlyMap<string, string> = new Map([
  ['uv', 'run'],
  ['poetry', 'run'],
  ['pipenv', 'run'],
  ['rye', 'run'],
  ['hatch', 'run'],
  ['pnpm', 'exec'],
  ['npm', 'exec'],
])

/** Options of the runners that take a value. */
const runnerOptions = [
  '--with',
  '--python',
  '-p',
  '--project',
  '--directory',
  '--extra',
  '--group',
  '--env-file',
]

/** How many programs that start another one are looked through. */
const WRAPPED = 8

/** Looks through wrappers for the command that a run really starts. */
export function commandOf(words: readonly RunWord[]): Command {
  let [program = null, ...operands] = words
  for (let depth = 0; program && depth < WRAPPED; depth++) {
    const [inner, ...rest] = behind(programName(program), operands) ?? []
    if (!inner) break
    program = inner
    operands = rest
  }
  return { program, operands }
}

/** A program's name without its directory, its version and `.exe`: `/usr/bin/python3.12` is `python`. */
export function programName(word: RunWord): string {
  const base = word.text.slice(Math.max(word.text.lastIndexOf('/'), word.text.lastIndexOf('\\')) + 1)
  const name = base.replace(/\.exe$/i, '')
  return name.replace(/[\d.]{1,16}$/, '') || name
}

export const isOption = (word: RunWord) => word.text.startsWith('-') && word.text.length > 1

/** `env -S` splits its text into a command, which is told of and not looked through. */
export const splitsText = /^(?:-[iv]*S|--split-string)/

/** The words that a wrapper starts as a command; `null` where the program is none. */
function behind(name: string, operands: RunWord[]): RunWord[] | null {
  const verb = runners.get(name)
  if (verb !== undefined)
    return operands[0]?.text === verb ? afterOptions(operands.slice(1), runnerOptions) : null
  const valued = wrappers.get(name)
  if (!valued || (name === 'env' && operands.some(word => splitsText.test(word.text)))) return null
  const rest = afterOptions(operands, valued)
  if (name === 'timeout') return rest.slice(1)
  // What `env` and `sudo` set stands before the command.
  const command = rest.findIndex(word => !/^\w+=/.test(word.text))
  return command === -1 ? [] : rest.slice(command)
}

function afterOptions(words: RunWord[], valued: readonly string[]): RunWord[] {
  let at = 0
  for (let word = words[at]; word && isOption(word); word = words[at]) {
    at += valued.includes(word.text) ? 2 : 1
    if (word.text === '--') break
  }
  return words.slice(at)
}
