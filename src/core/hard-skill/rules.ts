// What each rule of the hard-skill format says of itself, and the maker of its faults.
import { type Fault, faultMaker, type Rule } from '../fault/fault.ts'
import { isNameable } from './template.ts'

const error = { severity: 'error', origin: 'hard-skill' } as const
const warning = { severity: 'warning', origin: 'hard-skill' } as const
const format = 'The hard-skill format'
const ours = 'Skill Playground, on top of the hard-skill format'

/** Names for a sentence: all of them where they are few. */
function list(names: readonly string[]): string {
  if (names.length === 0) return 'none'
  const more = names.length - SHOWN
  return more > 0 ? `${names.slice(0, SHOWN).join(', ')} and ${more} more` : names.join(', ')
}

const SHOWN = 20

/** "tool 't'", or "this tool" where it has no id. */
const tool = (id: string | null) => (id === null ? 'this tool' : `tool '${id}'`)
const meant = (near: string | null, sign = '') => (near === null ? '' : ` Did you mean ${sign}${near}?`)

type OfTool = { tool: string | null }
type OfParam = OfTool & { param: string }
type OfEntry = { entry: string }

export const rules = {
  'tool-fence-unclosed': {
    ...error,
    title: 'A tool fence is not closed',
    says: format,
    message: ({ line }: { line: number }) =>
      `The tool fence that opens in line ${line} is never closed. Close it with a line of three backticks, at the start of the line.`,
  },
  'tool-line-bad': {
    ...error,
    title: 'A line of a tool fence cannot be read',
    says: format,
    message: ({ text, why }: { text: string; why: 'no-key' | 'fence' | 'item-outside' | 'item-column' }) => {
      switch (why) {
        case 'fence':
          return `A second tool fence opens here before the one above it is closed. Close the first with a line of three backticks.`
        case 'item-column':
          return `'${text}' looks like an item of run, but it starts at the beginning of the line. Indent the items by two spaces.`
        case 'item-outside':
          return `'${text}' is a list item, and only a run without text beside it takes a list.`
        case 'no-key':
          return `'${text}' is not 'key: value'. A tool fence holds only such lines, list items under run, and comments that start with #.`
        default:
          return why satisfies never
      }
    },
  },
  'tool-indentation-bad': {
    ...error,
    title: 'A line of a tool fence is indented wrongly',
    says: format,
    message: ({
      text,
      found,
      wanted,
    }: {
      text: string
      found: string
      wanted: 0 | 2 | 4 | 'params' | null
    }) => {
      const what = `'${text}' is indented by ${found}`
      if (wanted === 'params')
        return `${what} like a param, but no 'params:' stands above it. Write it there.`
      if (wanted === null) {
        return `${what}, and only what stands under params or run is indented. A value does not go on in the next line.`
      }
      return `${what}. Here it takes ${wanted === 0 ? 'none' : `${wanted} spaces`}: the keys of a tool have none, the name of a param two, its keys four.`
    },
  },
  'tool-key-unknown': {
    ...error,
    title: 'A tool has a key that the format does not know',
    says: format,
    message: ({ key, near }: { key: string; near: string | null }) =>
      `A tool fence has the keys id, description, params and run; '${key}' is none of them.${meant(near)}`,
  },
  'tool-key-repeated': {
    ...error,
    title: 'A key is given twice in a tool fence',
    says: format,
    message: ({ key, line }: { key: string; line: number }) =>
      `'${key}' is given twice; the first is in line ${line}. Keep one of them.`,
  },
  'tool-id-missing': {
    ...error,
    title: 'A tool has no id',
    says: format,
    message: ({ suggested }: { suggested: string }) =>
      `This tool has no id, so no call can name it. Give it one, such as id: ${suggested}.`,
  },
  'tool-id-duplicate': {
    ...error,
    title: 'Two tools have the same id',
    says: format,
    message: ({ id, line }: { id: string; line: number }) =>
      `Two tools are called '${id}'; the first is in line ${line}. A call could not tell them apart: rename one.`,
  },
  'tool-run-missing': {
    ...error,
    title: 'A tool has no run',
    says: format,
    message: ({ tool: id }: OfTool) =>
      `${upper(tool(id))} has no run, so a call to it would do nothing. Add the command: run: program $param.`,
  },
  'param-repeated': {
    ...error,
    title: 'A param is declared twice',
    says: format,
    message: ({ param, line }: { param: string; line: number }) =>
      `Param '${param}' is declared twice; the first is in line ${line}. Keep one of them.`,
  },
  'param-key-unknown': {
    ...error,
    title: 'A param has a key that the format does not know',
    says: format,
    message: ({ param, key, near }: OfParam & { key: string; near: string | null }) =>
      key === 'required' || key === 'optional'
        ? `Param '${param}' has the key '${key}', which the format does not know. A param without a default is required; one with a default is not.`
        : `Param '${param}' has the key '${key}'; a param takes type, format, enum, description and default.${meant(near)}`,
  },
  'param-type-unknown': {
    ...error,
    title: 'A param has a type that the format does not know',
    says: format,
    message: ({ param, type, near }: OfParam & { type: string; near: string | null }) =>
      `Param '${param}' has the type '${type}'; a type is one of string, number, integer, boolean, object, array.${meant(near)}`,
  },
  'param-default-not-in-enum': {
    ...error,
    title: 'A default is not among the values allowed',
    says: format,
    message: ({
      param,
      value,
      members,
      near,
    }: OfParam & { value: string; members: string[]; near: string | null }) =>
      `The default of '${param}' is '${value}', which its enum does not hold (${list(members)}).${meant(near)}`,
  },
  'param-default-wrong-type': {
    ...error,
    title: 'A default is not of its type',
    says: `${ours}: a JSON Schema wants a default of its own type`,
    message: ({ param, value, type }: OfParam & { value: string; type: string }) =>
      `The default of '${param}' is '${value}', which cannot be read as ${type}.`,
  },
  'param-enum-wrong-type': {
    ...error,
    title: 'A value of an enum is not of its type',
    says: `${ours}: a JSON Schema wants members of the declared type`,
    message: ({ param, value, type }: OfParam & { value: string; type: string }) =>
      `The enum of '${param}' holds '${value}', which cannot be read as ${type}.`,
  },
  'param-undeclared': {
    ...error,
    title: 'A run uses a param that is not declared',
    says: format,
    message: ({ tool: id, param, declared, near }: OfParam & { declared: string[]; near: string | null }) =>
      `The run of ${tool(id)} uses $${param}, which is not declared (declared: ${list(declared)}).${
        near === null
          ? ' Declare it under params, or write $$ for a dollar that is only a dollar.'
          : meant(near, '$')
      }`,
  },
  'param-unused': {
    ...error,
    title: 'A declared param is not used in the run',
    says: format,
    message: ({ tool: id, param }: OfParam) =>
      `Param '${param}' of ${tool(id)} never appears in run. What a call gives must be seen in the command: ${
        isNameable(param)
          ? `write $${param} there, or take the param out`
          : 'a run can name only letters, digits and _, so rename the param, or take it out'
      }.`,
  },
  'include-absolute': {
    ...error,
    title: 'An include is not relative',
    says: format,
    message: ({ entry }: OfEntry) =>
      `The include '${entry}' does not start in the skill's own directory. Write a path relative to it.`,
  },
  'include-escapes': {
    ...error,
    title: 'An include could leave the skill',
    says: format,
    message: ({ entry }: OfEntry) =>
      `The include '${entry}' has an empty, '.' or '..' segment. A skill reaches inside its own directory only: write the plain path.`,
  },
  'include-duplicate': {
    ...error,
    title: 'An include is given twice',
    says: format,
    message: ({ entry }: OfEntry) => `The include '${entry}' is given twice. Keep one.`,
  },
  'include-missing': {
    ...error,
    title: 'An include is not there',
    says: format,
    message: ({ entry, near }: OfEntry & { near: string | null }) =>
      `The include '${entry}' is neither a file nor a directory with files in it.${meant(near)}`,
  },
  'include-symlink': {
    ...error,
    title: 'An include is a symbolic link',
    says: format,
    message: ({ entry, link }: OfEntry & { link: string }) =>
      `The include '${entry}' ${entry === link ? 'is a symbolic link' : `reaches the symbolic link '${link}'`}. What it points to is not part of the skill: put the file itself there.`,
  },
  'include-not-a-file': {
    ...error,
    title: 'An include is neither file nor directory',
    says: format,
    message: ({ entry, found }: OfEntry & { found: string }) =>
      entry === found
        ? `The include '${entry}' is neither a file nor a directory.`
        : `The include '${entry}' goes through '${found}', which is not a directory.`,
  },
  'tool-text-ignored': {
    ...warning,
    title: 'Text in a tool fence that nothing reads',
    says: ours,
    message: ({ key, text }: { key: string; text: string }) =>
      `Nothing reads '${text}' beside '${key}:'. What belongs to it stands in the lines below, indented.`,
  },
  'run-through-a-shell': {
    ...warning,
    title: 'A run hands a param to an interpreter',
    says: ours,
    message: ({ param, through }: OfParam & { through: string }) =>
      `${through} interprets what it is given, so a value of $${param} can become a command of its own. Pass it as an argument of a program instead.`,
  },
  'option-injection': {
    ...warning,
    title: 'A value could be read as an option',
    says: ours,
    message: ({ param, program }: OfParam & { program: string }) =>
      `A value of $${param} that begins with '-' is read by ${program} as an option. Put -- before it if the program takes that, or limit the values with an enum.`,
  },
  'program-from-param': {
    ...warning,
    title: 'The call chooses the program',
    says: ours,
    message: ({ param }: OfParam) =>
      `$${param} decides which program runs, so what this tool does is not known before the call. Name the program in the run, or limit the values with an enum.`,
  },
  'tool-fence-in-example': {
    ...warning,
    title: 'A tool fence inside an example is a tool all the same',
    says: ours,
    message: ({ line }: { line: number }) =>
      `This tool fence stands inside the fence that opens in line ${line}, yet a host lifts it out as a real tool. If it is only an example, indent its first line by a space.`,
  },
} as const satisfies Record<string, Rule>

export type HardSkillKind = keyof typeof rules

export type HardFault = Fault<HardSkillKind>

export const fault = faultMaker(rules)

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
