// Knows the programs that interpret what they are given, and those that only start another program.
import type { RunWord } from './run.ts'
import { isParam } from './template.ts'

/** Words of a run that are handed to an interpreter, and what interprets them. */
export type Interpreted = { through: string; words: RunWord[] }

/** What a run really starts, behind `env`, `sudo`, `uv run` and their like. */
export type Command = { program: RunWord | null; operands: RunWord[] }

const shells = new Set([
  'sh',
  'bash',
  'dash',
  'zsh',
  'ksh',
  'mksh',
  'fish',
  'ash',
  'csh',
  'tcsh',
  'pwsh',
  'powershell',
  'cmd',
])

/** Options after which an interpreter takes a program text. A letter also counts inside a bundle (`-lc`). */
const codeOptions: ReadonlyMap<string, readonly string[]> = new Map([
  ['python', ['-c']],
  ['pypy', ['-c']],
  ['node', ['-e', '-p', '--eval', '--print']],
  ['bun', ['-e', '-p', '--eval', '--print']],
  ['deno', ['eval']],
  ['perl', ['-e', '-E']],
  ['ruby', ['-e']],
  ['lua', ['-e']],
  ['php', ['-r']],
  ['osascript', ['-e']],
  ['Rscript', ['-e']],
  ['su', ['-c', '--command']],
  ['runuser', ['-c', '--command']],
  ['script', ['-c', '--command']],
])

/** Programs whose first operand is itself a program text. */
const textFirst = new Set(['awk', 'gawk', 'mawk', 'nawk', 'sed', 'gsed'])
const textFirstWithValue = new Set(['-v', '-F', '-f', '-e', '-i', '-l'])

/** Programs that run all their operands as a command. */
const runsEverything = new Set(['eval', 'xargs', 'parallel', 'watch', 'entr'])

/** Programs that start the command that follows their own options; here with the options that take a value. */
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
  ['npx', ['-p', '--package']],
  ['bunx', []],
  ['uvx', ['--from', '--with', '-p', '--python']],
  ['timeout', ['-s', '--signal', '-k', '--kill-after']],
])

/** Programs that start a command after a word of their own. */
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
const runnerValues = [
  '--with',
  '--python',
  '-p',
  '--project',
  '--directory',
  '--extra',
  '--group',
  '--env-file',
  '--package',
]

/** A program's name without its directory, its version and `.exe`: `/usr/bin/python3.12` is `python`. */
export function programName(word: RunWord): string {
  const base = word.text.replace(/^.*[/\\]/s, '').replace(/\.exe$/i, '')
  return base.replace(/[\d.]+$/, '') || base
}

const isOption = (word: RunWord) => word.text.startsWith('-') && word.text.length > 1
const hasParam = (word: RunWord) => word.parts.some(isParam)

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

/** How many programs that start another one are looked through. */
const WRAPPED = 8

function behind(name: string, after: RunWord[]): RunWord[] | null {
  const verb = runners.get(name)
  if (verb !== undefined) return after[0]?.text === verb ? skipOptions(after.slice(1), runnerValues) : null
  const valued = wrappers.get(name)
  if (!valued) return null
  // `env -S` splits its text into a command; that is told of, not looked through.
  if (name === 'env' && after.some(isSplit)) return null
  const rest = skipOptions(after, valued)
  if (name === 'timeout') return rest.slice(1)
  if (name === 'env') return skipWhile(rest, word => /^\w+=/.test(word.text))
  return rest
}

const isSplit = (word: RunWord) => /^(?:-[iv]*S|--split-string)/.test(word.text)

function skipWhile<T>(all: T[], test: (one: T) => boolean): T[] {
  const at = all.findIndex(one => !test(one))
  return at === -1 ? [] : all.slice(at)
}

function skipOptions(words: RunWord[], valued: readonly string[]): RunWord[] {
  let at = 0
  for (let word = words[at]; word && isOption(word); word = words[at]) {
    at += valued.includes(word.text) ? 2 : 1
    if (word.text === '--') break
  }
  return words.slice(at)
}

/**
 * The words with params that a command hands to an interpreter; `null` where there are none. In a line, where
 * quotes group nothing, all words from the program text on count; in a list only the text itself.
 */
export function interpreted(command: Command, list: boolean): Interpreted | null {
  if (!command.program) return null
  const name = programName(command.program)
  const words = handed(name, command.operands, list).filter(hasParam)
  return words.length > 0 ? { through: label(name, command.operands), words } : null
}

function handed(name: string, operands: RunWord[], list: boolean): RunWord[] {
  const from = (at: number, skip = 1) => (at === -1 ? [] : operands.slice(at + skip))
  const text = (at: number) => (list ? from(at).slice(0, 1) : from(at))
  if (runsEverything.has(name)) return operands
  if (shells.has(name)) {
    return text(
      operands.findIndex(word => /^(?:-[a-z]*c|-Command|-EncodedCommand|\/c|\/k)$/i.test(word.text)),
    )
  }
  if (name === 'env') return from(operands.findIndex(isSplit), 0)
  if (name === 'ssh') return afterHost(operands)
  if (name === 'find' || name === 'fd') {
    return from(
      operands.findIndex(word => /^(?:-exec(?:dir)?|-ok(?:dir)?|-x|-X|--exec(?:-batch)?)$/.test(word.text)),
    )
  }
  if (textFirst.has(name)) return programText(operands)
  if (['docker', 'podman', 'kubectl', 'nsenter', 'chroot'].includes(name)) {
    const inner = operands.findIndex(word => shells.has(programName(word)))
    return inner === -1 ? [] : handed('sh', operands.slice(inner + 1), list)
  }
  const options = codeOptions.get(name)
  if (!options) return []
  const letters = options
    .filter(option => option.length === 2)
    .map(option => option[1])
    .join('')
  return text(
    operands.findIndex(word => options.includes(word.text) || (letters !== '' && bundle(word.text, letters))),
  )
}

/** Whether an option is a bundle of letters that ends in one of these: `-ne`, `-lc`. */
const bundle = (text: string, letters: string) =>
  /^-[A-Za-z]+$/.test(text) && letters.includes(text.at(-1) ?? ' ')

/** The words after the host of an `ssh`, and every value of its `-o`, which can name a command. */
function afterHost(operands: RunWord[]): RunWord[] {
  const words: RunWord[] = []
  let at = 0
  for (let word = operands[at]; word && isOption(word); word = operands[at]) {
    if (word.text.startsWith('-o')) words.push(word, ...operands.slice(at + 1, at + 2))
    at += /^-[BbcDEeFIiJLlmOopQRSWw]$/.test(word.text) ? 2 : 1
  }
  return [...words, ...operands.slice(at + 1)]
}

/** The program text of an `awk` or a `sed`: after `-e`, or else the first operand. */
function programText(operands: RunWord[]): RunWord[] {
  const given = operands.filter((_, at) =>
    /^(?:-e|--expression|--source)$/.test(operands[at - 1]?.text ?? ''),
  )
  if (given.length > 0 || operands.some(word => /^(?:-f|--file)$/.test(word.text))) return given
  let at = 0
  for (let word = operands[at]; word && isOption(word); word = operands[at]) {
    at += textFirstWithValue.has(word.text) && word.text !== '-i' ? 2 : 1
  }
  return operands.slice(at, at + 1)
}

function label(name: string, operands: readonly RunWord[]): string {
  const option = operands.find(word => isOption(word) && !hasParam(word) && word.text.length > 1)
  const speaks = shells.has(name) || codeOptions.has(name) || ['env', 'find', 'fd'].includes(name)
  return speaks && option ? `${name} ${option.text}` : name
}

/** The operand that names the file which an interpreter runs; `null` where the command is no interpreter. */
export function scriptOf(command: Command): RunWord | null {
  if (!command.program) return null
  const name = programName(command.program)
  if (
    !shells.has(name) &&
    !['python', 'pypy', 'node', 'perl', 'ruby', 'lua', 'php', 'Rscript', 'bun'].includes(name)
  )
    return null
  const [first, second] = command.operands
  if (first?.text === '-m') return second ?? null
  return first && !isOption(first) ? first : null
}
