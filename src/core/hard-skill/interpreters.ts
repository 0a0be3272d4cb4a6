// Knows the programs that interpret what they are given: shells, languages, and what runs a command in turn.
import { type Command, isOption, programName, splitsText } from './command.ts'
import type { RunWord } from './run.ts'
import { isParam } from './template.ts'

/** Words that are handed to an interpreter, and what to call it: `sh -c`, `xargs`. */
export type Interpreted = { through: string; words: RunWord[] }

const shells = [
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
]
const languages = [
  'python',
  'pypy',
  'node',
  'bun',
  'tsx',
  'ts-node',
  'perl',
  'ruby',
  'lua',
  'php',
  'Rscript',
  'julia',
  'tclsh',
  'expect',
]

/**
 * Programs that take a program text after an option, and the option: alone, at the end of a bundle of letters
 * (`-lc`), or with the text glued to it.
 */
const texts: ReadonlyMap<string, RegExp> = new Map([
  ...shells.map(shell => [shell, /^(?:-[a-z]{0,8}c|-Command|-EncodedCommand|\/c|\/k)(?=$|\$)/i] as const),
  ['python', /^-[A-Za-z]{0,8}c(?=$|\$)/],
  ['pypy', /^-[A-Za-z]{0,8}c(?=$|\$)/],
  ['node', /^(?:-[pe]{1,2}|--eval|--print)(?=$|=|\$)/],
  ['bun', /^(?:-[pe]{1,2}|--eval|--print)(?=$|=|\$)/],
  ['tsx', /^(?:-[pe]{1,2}|--eval|--print)(?=$|=|\$)/],
  ['ts-node', /^(?:-[pe]{1,2}|--eval|--print)(?=$|=|\$)/],
  ['deno', /^eval$/],
  ['perl', /^-[A-Za-z]{0,8}[eE](?=$|\$)/],
  ['ruby', /^-[A-Za-z]{0,8}e(?=$|\$)/],
  ['lua', /^-e(?=$|\$)/],
  ['php', /^-r(?=$|\$)/],
  ['osascript', /^-e$/],
  ['Rscript', /^-e$/],
  ['julia', /^(?:-[eE]|--eval|--print)(?=$|=|\$)/],
  ['expect', /^-c(?=$|\$)/],
  ['elixir', /^(?:-e|--eval)$/],
  ['groovy', /^-e$/],
  ['swift', /^-e$/],
  ['emacs', /^--?(?:eval|execute)(?=$|=)/],
  ['vim', /^(?:-c|--cmd)$/],
  ['nvim', /^(?:-c|--cmd)$/],
  // The clients of these databases have a command that starts a shell.
  ['psql', /^(?:-[a-zA-Z]{0,8}c|--command)(?=$|=|\$)/],
  ['mysql', /^(?:-[a-zA-Z]{0,8}e|--execute)(?=$|=|\$)/],
  ['mariadb', /^(?:-[a-zA-Z]{0,8}e|--execute)(?=$|=|\$)/],
  ['duckdb', /^-(?:c|s|cmd)$/],
  ['sg', /^-c$/],
  ['flock', /^(?:-c|--command)(?=$|=)/],
  ['rsync', /^(?:-[a-zA-Z]{0,12}e|--rsh|--rsync-path)(?=$|=|\$)/],
  ['tar', /^--(?:to-command|use-compress-program|checkpoint-action)(?=$|=)/],
  ['su', /^(?:-c|--command)(?=$|=)/],
  ['runuser', /^(?:-c|--command)(?=$|=)/],
  ['script', /^-[a-z]{0,8}c$/],
])

/** Programs that run the words after an option as a command. */
const commands: ReadonlyMap<string, RegExp> = new Map([
  ['env', splitsText],
  ['find', /^-(?:exec|execdir|ok|okdir)$/],
  ['fd', /^(?:-[xX]|--exec|--exec-batch)$/],
  [
    'tmux',
    /^(?:new(?:-session|-window)?|neww|split(?:-window|w)|respawn-\w+|run(?:-shell)?|send(?:-keys)?|pipe-pane)$/,
  ],
])

/** Programs that run all that they are given. */
const everything = new Set(['eval', 'xargs', 'parallel', 'watch', 'entr'])

/** Programs whose first operand is a program text; options of theirs that take a value. */
const textFirst = new Set(['awk', 'gawk', 'mawk', 'nawk', 'sed', 'gsed'])
const textFirstValues = new Set(['-v', '-F', '-l'])

/** Programs that start a command in another place, somewhere among their operands. */
const elsewhere = new Set(['docker', 'podman', 'kubectl', 'nsenter', 'chroot'])

/**
 * What a command hands to an interpreter. In a run of one line all words from the program text on count, because
 * quotes group nothing; in a list only the text itself.
 */
export function interpreted(command: Command, list: boolean): Interpreted | null {
  if (!command.program) return null
  return handed(programName(command.program), command.operands, list)
}

/** The file that an interpreter is to run; `null` where the command is no interpreter or is given a text. */
export function scriptOf({ program, operands: [first, second] }: Command): RunWord | null {
  const name = program ? programName(program) : ''
  if (!shells.includes(name) && !languages.includes(name)) return null
  if (first?.text === '-m') return second ?? null
  return first && !isOption(first) ? first : null
}

function handed(name: string, operands: RunWord[], list: boolean): Interpreted {
  if (everything.has(name)) return { through: name, words: operands }
  if (name === 'ssh') return { through: name, words: afterHost(operands) }
  // Its second operand is SQL, or a command of its own such as `.shell`.
  if (name === 'sqlite')
    return { through: 'sqlite3', words: operands.filter(word => !isOption(word)).slice(1) }
  if (textFirst.has(name)) return { through: name, words: programText(operands) }
  if (elsewhere.has(name)) {
    const inner = operands.findIndex(word => shells.includes(programName(word)))
    return inner === -1 ? { through: name, words: [] } : handed('sh', operands.slice(inner + 1), list)
  }
  const command = commands.get(name)
  const option = texts.get(name) ?? command
  const at = option ? operands.findIndex(word => option.test(word.text)) : -1
  const [given, ...rest] = operands.slice(at === -1 ? operands.length : at)
  if (!given) return { through: name, words: [] }
  const glued = given.parts.some(isParam)
  const words = command || !list ? rest : rest.slice(0, glued ? 0 : 1)
  return { through: glued ? name : `${name} ${given.text}`, words: glued ? [given, ...words] : words }
}

/** The words after the host of an `ssh`, and the values of its `-o`, which can name a command. */
function afterHost(operands: RunWord[]): RunWord[] {
  const words: RunWord[] = []
  let at = 0
  for (let word = operands[at]; word && isOption(word); word = operands[at]) {
    const next = at + (/^-[BbcDEeFIiJLlmOopQRSWw]$/.test(word.text) ? 2 : 1)
    if (word.text.startsWith('-o')) words.push(...operands.slice(at, next))
    at = next
  }
  return [...words, ...operands.slice(at + 1)]
}

/** The program text of an `awk` or a `sed`: what follows `-e`, or else the first operand, unless `-f` names a file. */
function programText(operands: RunWord[]): RunWord[] {
  const given = operands.filter(
    ({ text }, at) =>
      /^(?:-e|--expression=|--source=)./.test(text) ||
      /^(?:-e|--expression|--source)$/.test(operands[at - 1]?.text ?? ''),
  )
  if (given.length > 0 || operands.some(word => /^(?:-f|--file)/.test(word.text))) return given
  let at = 0
  for (let word = operands[at]; word && isOption(word); word = operands[at]) {
    at += textFirstValues.has(word.text) ? 2 : 1
  }
  return operands.slice(at, at + 1)
}
