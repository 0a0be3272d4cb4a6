// What the command does, from its arguments to its exit status.
import { list as clientList } from '../core/clients/clients.ts'
import { visibleText } from '../core/document/visible.ts'
import { type Asked, type Format, HELP, readArgs } from './args.ts'
import { type Checked, check } from './check.ts'
import { formatGithub } from './format/github.ts'
import { formatJson } from './format/json.ts'
import { formatSarif } from './format/sarif.ts'
import { formatText } from './format/text.ts'

/** Where the command runs, and where its report and its complaints go. */
export type Surroundings = {
  cwd: string
  version: string
  print: (text: string) => void
  complain: (text: string) => void
}

/** 0: nothing is wrong. 1: something is. 2: something could not be read or understood, or there was no skill. */
export async function main(args: string[], surroundings: Surroundings): Promise<0 | 1 | 2> {
  const asked = readArgs(args)
  switch (asked.command) {
    case 'help':
      surroundings.print(HELP)
      return 0
    case 'version':
      surroundings.print(`${surroundings.version}\n`)
      return 0
    case 'misunderstood':
      return misunderstood(asked.message, surroundings)
    case 'check':
      return run(asked, surroundings)
    default:
      return asked satisfies never
  }
}

function misunderstood(message: string, { complain }: Surroundings): 2 {
  complain(`${visibleText(message)}\nFor help: skill-playground --help\n`)
  return 2
}

async function run(asked: Asked & { command: 'check' }, surroundings: Surroundings): Promise<0 | 1 | 2> {
  const known: string[] = clientList.map(client => client.id)
  const stranger = asked.clients.find(client => !known.includes(client))
  if (stranger !== undefined) {
    return misunderstood(
      `There is no client '${stranger}'. Those there are: ${known.join(', ')}.`,
      surroundings,
    )
  }
  const checked: Checked[] = []
  for (const path of asked.paths) checked.push(await check(path, surroundings.cwd, asked))
  surroundings.print(format(asked.format, checked, surroundings.version))
  for (const { problem } of checked) if (problem !== null) surroundings.complain(`${visibleText(problem)}\n`)
  return status(checked)
}

function format(format: Format, checked: Checked[], version: string): string {
  switch (format) {
    case 'text':
      return formatText(checked)
    case 'json':
      return formatJson(checked)
    case 'sarif':
      return formatSarif(checked, version)
    case 'github':
      return formatGithub(checked)
    default:
      return format satisfies never
  }
}

function status(checked: Checked[]): 0 | 1 | 2 {
  if (checked.some(({ problem }) => problem !== null)) return 2
  return checked.some(({ findings }) => findings.some(({ fault }) => fault.severity === 'error')) ? 1 : 0
}
