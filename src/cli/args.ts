// Reads the command line into what is asked, or a sentence about what cannot be understood.
import { parseArgs } from 'node:util'

export const FORMATS = ['text', 'json', 'sarif', 'github'] as const
export type Format = (typeof FORMATS)[number]

const LIMITS = ['name', 'description', 'compatibility'] as const
/** The lengths, in code points, that a skill's fields may have instead of the specification's. */
export type FieldLimits = Partial<Record<(typeof LIMITS)[number], number>>

export type Asked =
  | { command: 'help' }
  | { command: 'version' }
  | {
      command: 'check'
      paths: string[]
      format: Format
      fix: boolean
      limits: FieldLimits
      clients: string[]
    }
  | { command: 'misunderstood'; message: string }

/** `args` are those after the command's own name. */
export function readArgs(args: string[]): Asked {
  try {
    return read(args)
  } catch (error) {
    if (error instanceof Error) return { command: 'misunderstood', message: error.message }
    throw error
  }
}

function read(args: string[]): Asked {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'text' },
      fix: { type: 'boolean', default: false },
      limits: { type: 'string', multiple: true, default: [] },
      client: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h', default: false },
      version: { type: 'boolean', short: 'v', default: false },
    },
  })
  if (values.help) return { command: 'help' }
  if (values.version) return { command: 'version' }
  const [command, ...paths] = positionals
  if (command === undefined)
    throw new Error('There is no command. To check a skill: skill-playground check PATH')
  if (command !== 'check') throw new Error(`There is no command '${command}'; the one there is is 'check'.`)
  if (paths.length === 0)
    throw new Error("There is no path. Name a skill, a folder of skills or an archive; '.' is here.")
  return {
    command,
    paths,
    format: readFormat(values.format),
    fix: values.fix,
    limits: Object.fromEntries(listed(values.limits).map(readLimit)),
    clients: listed(values.client),
  }
}

/** An option that may be given several times, each time with several items between commas. */
function listed(values: string[]): string[] {
  return values
    .flatMap(value => value.split(','))
    .map(item => item.trim())
    .filter(item => item !== '')
}

function readFormat(format: string): Format {
  const found = FORMATS.find(known => known === format)
  if (!found) throw new Error(`There is no format '${format}'. Choose one of ${FORMATS.join(', ')}.`)
  return found
}

function readLimit(item: string): [(typeof LIMITS)[number], number] {
  const [name, value = '', more] = item.split('=')
  const field = LIMITS.find(known => known === name)
  if (!field) throw new Error(`There is no limit '${name}'. Those there are: ${LIMITS.join(', ')}.`)
  if (more !== undefined || !/^[1-9]\d{0,8}$/.test(value))
    throw new Error(`The limit '${item}' needs a number, as in ${field}=100.`)
  return [field, Number(value)]
}

export const HELP = `Usage: skill-playground check PATH... [options]

Shows what is wrong with agent skills, and where. A PATH is a skill's directory or document, a folder of
skills, a repository, or an archive (.zip, .skill). Nothing is run, fetched or sent.

Options:
  --format FORMAT    text (the default), json, sarif or github (annotations)
  --fix              make every safe change: those after which a reader gets what it got before
  --limits LIST      other lengths than the specification's, such as name=100,description=2048
  --client LIST      fail also on what these clients do not load, such as codex,claude-ai
  -h, --help         show this
  -v, --version      show the version

Exit status:
  0  nothing is wrong; warnings may have been shown
  1  something is wrong
  2  a path could not be read, holds no skill, or the command was not understood
`
