// Warns of what a person should see before approving a run: interpreters, chosen programs, options from values.
import type { Fix } from '../fault/fault.ts'
import { commandOf, programName } from './command.ts'
import { interpreted, scriptOf } from './interpreters.ts'
import type { RunWord } from './run.ts'
import type { Sink } from './sink.ts'
import type { ParamSchema, ToolSchema } from './skill.ts'
import { asWordText, isParam } from './template.ts'

type Run = { words: readonly RunWord[]; schema: ToolSchema; tool: string | null; list: boolean }

/** Tells of the dangers of one run, each word by the gravest that it has. */
export function checkDangers(run: Run, sink: Sink): void {
  const told = new Set<RunWord>()
  const command = commandOf(run.words)
  const shell = interpreted(command, run.list)
  for (const word of shell?.words ?? []) {
    const param = word.parts.filter(isParam).find(part => propertyOf(run.schema, part.param))
    if (!shell || !param) continue
    told.add(word)
    sink.say('run-through-a-shell', { tool: run.tool, param: param.param, through: shell.through }, param)
  }
  const chosen = [run.words[0], command.program, scriptOf(command)]
  for (const word of new Set(chosen)) {
    const param = word?.parts.find(part => isParam(part) && isFree(run.schema, part.param))
    if (!word || !param?.param || told.has(word)) continue
    told.add(word)
    sink.say('program-from-param', { tool: run.tool, param: param.param }, param)
  }
  checkOptions(run, command.program, told, sink)
}

function checkOptions(run: Run, program: RunWord | null, told: ReadonlySet<RunWord>, sink: Sink): void {
  const start = program ? run.words.indexOf(program) : 0
  const known = program && !program.parts.some(isParam) ? program : null
  const lastOption = run.words.findLastIndex(word => word.text.startsWith('-'))
  let mended = false
  for (const [at, word] of run.words.entries()) {
    if (word.text === '--' && (at > start || word === program)) return
    const [first] = word.parts
    if (at === 0 || told.has(word) || !first || !isParam(first)) continue
    if (!mayBeginWithDash(propertyOf(run.schema, first.param))) continue
    const before = run.words[at - 1]
    // What stands before the program is read by what starts it.
    const reader = at > start ? known : null
    const fix: Fix[] = []
    // One `--` serves all words after it, so only the first of them has the mend.
    if (!mended && at > lastOption && before && reader && takesDashes(programName(reader), before)) {
      fix.push(dashes(run, before, word, sink))
      mended = true
    }
    const args = { tool: run.tool, param: first.param, program: reader?.text ?? 'the program' }
    sink.say('option-injection', args, first, { fix })
  }
}

const propertyOf = (schema: ToolSchema, param: string): ParamSchema | undefined =>
  Object.hasOwn(schema.properties, param) ? schema.properties[param] : undefined

/** Whether a param is declared (a name that is not is a fault of its own) and may be any value. */
function isFree(schema: ToolSchema, param: string): boolean {
  const property = propertyOf(schema, param)
  return property !== undefined && property.enum === undefined
}

/**
 * JSON Schema formats of which no sensible value begins with `-`. (By its grammar an e-mail address could;
 * a declared format is the author's word for what the values are, and hosts that check formats hold it.)
 */
const dashlessFormats = new Set([
  'email',
  'idn-email',
  'hostname',
  'idn-hostname',
  'ipv4',
  'ipv6',
  'uri',
  'url',
  'iri',
  'uuid',
  'date',
  'time',
  'date-time',
  'json-pointer',
])

/** Whether a value of this param can begin with `-`: free text can, and a member of an enum that does. */
function mayBeginWithDash(schema: ParamSchema | undefined): boolean {
  if (!schema) return false
  if (schema.enum) return schema.enum.some(member => asWordText(member).startsWith('-'))
  return schema.type === 'string' && !dashlessFormats.has(schema.format ?? '')
}

/** Programs that end their options at `--`, with the letters of those of their options that take a value. */
const endsOptions: ReadonlyMap<string, string> = new Map([
  ['basename', 's'],
  ['cat', ''],
  ['chmod', ''],
  ['chown', ''],
  ['cp', 'St'],
  ['cut', 'bcdf'],
  ['dirname', ''],
  ['du', 'Bdt'],
  ['grep', 'ABCDdefm'],
  ['egrep', 'ABCDdefm'],
  ['fgrep', 'ABCDdefm'],
  ['head', 'cn'],
  ['less', ''],
  ['ln', 'St'],
  ['ls', 'ITw'],
  ['mkdir', 'mZ'],
  ['mv', 'St'],
  ['realpath', ''],
  ['rg', 'ABCEMTdefgjmrt'],
  ['rm', ''],
  ['rmdir', ''],
  ['sort', 'STkot'],
  ['stat', 'cf'],
  ['tail', 'cns'],
  ['tee', ''],
  ['touch', 'drt'],
  ['uniq', 'fsw'],
  ['wc', ''],
])

/** Whether `--` may follow `before`: the program takes it, and `before` is no option that wants a value. */
function takesDashes(program: string, { text }: RunWord): boolean {
  const valued = endsOptions.get(program)
  if (valued === undefined || text.startsWith('--')) return false
  return !(text.startsWith('-') && valued.includes(text.at(-1) ?? ' '))
}

function dashes(run: Run, before: RunWord, word: RunWord, sink: Sink): Fix {
  const edit = run.list
    ? { from: before.to, to: before.to, insert: `${sink.lineEnd}  - --` }
    : { from: word.from, to: word.from, insert: '-- ' }
  return sink.mend('review', 'Put -- before it', edit)
}
