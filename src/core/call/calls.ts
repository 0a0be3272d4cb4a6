// Calls out of a model's answer, and calls into any wire format: the layer below hard skills, for any tools.
import type { Answer, Call, Outcome, WireFormat } from './call.ts'
import { type Found, isObject, type Members, type Problem, type ToolDeclaration } from './found.ts'
import { readJson } from './json.ts'
import { MAX_BYTES } from './limits.ts'
import { recognise } from './recognise.ts'
import { checkArguments } from './schema.ts'
import { Tools } from './tools.ts'
import type { ToWrite } from './wire/wire.ts'
import { wires } from './wire/wires.ts'

/** A call with what the pane shows beside it: the members that were not read. */
export type ReadCall = Call & { ignored: string[] }

/** Every wire format: its name, who writes it, and a small example. */
export const formats: readonly { format: WireFormat; title: string; example: string }[] = wires.map(
  ({ format, title, example }) => ({ format, title, example }),
)

/**
 * The calls in an answer: text in any of the formats, or an object of any of the APIs. With `tools`, names are
 * looked up and arguments checked against the schemas; a call with a wrong argument is still given, with the
 * outcome `schema-error` and every problem.
 */
export function read(answer: unknown, tools?: readonly ToolDeclaration[]): Answer {
  const answered = readUnchecked(answer, tools)
  const known = new Tools(tools)
  const wrong = answered.calls.flatMap(call =>
    checkArguments(call.name, call.arguments, known.schema(call.name)),
  )
  const calls = answered.calls.map(({ ignored: _, ...call }) => call)
  return concluded(calls, [...answered.problems, ...wrong])
}

/** As `read`, without the check of the arguments: for those who coerce before they check. */
export function readUnchecked(answer: unknown, tools?: readonly ToolDeclaration[]): Answer<ReadCall> {
  const text = typeof answer === 'string' ? answer : asText(answer)
  if (text === null) return concluded([], [])
  if (isTooLarge(text)) {
    return concluded(
      [],
      [{ kind: 'too-large', message: 'The answer is larger than 2 MiB, the most that is read.' }],
    )
  }
  const known = new Tools(tools)
  const { found, notes, exceeded, marked } = recognise(text, known)
  if (exceeded) {
    const message = 'The answer holds more than 64 calls, or too much that only begins like one.'
    return concluded([], [{ kind: 'too-large', message }])
  }
  const calls: ReadCall[] = []
  const problems: Problem[] = []
  for (const item of found) {
    const settled = settle(item, known)
    if ('call' in settled) calls.push(settled.call)
    else problems.push(settled.problem)
    problems.push(...(item.notes ?? []))
  }
  // Beside a call that reads, unmarked JSON with a name that is no tool's is an example, or data.
  const said =
    marked || calls.length === 0 ? problems : problems.filter(({ kind }) => kind !== 'unknown-tool')
  const placed = typeof answer === 'string' ? calls : calls.map(unplaced)
  return concluded(placed, [...said, ...notes])
}

/** Writes calls in a format, so that reading them gives them back. */
export function write(format: WireFormat, calls: readonly ToWrite[]): string {
  const wire = wires.find(one => one.format === format)
  if (!wire) throw new RangeError(`There is no wire format called ${String(format)}.`)
  return wire.write(calls)
}

/** The one text to hand back to a model whose calls were refused: every problem, and the tools there are. */
export function errorForModel(problems: readonly Problem[], tools?: readonly ToolDeclaration[]): string {
  const deciding = problems.filter(({ kind }) => outcomeOf(kind) !== null)
  const lines = deciding.map(({ message }) => `- ${message}`)
  const names = (tools ?? []).map(tool => tool.name)
  if (names.length > 0 && deciding.some(({ kind }) => kind === 'unknown-tool')) {
    lines.push(`- The tools are: ${names.join(', ')}.`)
  }
  if (lines.length === 0) return ''
  return `The call was not made:\n${lines.join('\n')}\nCorrect it and answer with the whole call again.`
}

/** What a problem makes of the answer; `null` for what is only worth saying. */
function outcomeOf(kind: string): Outcome | null {
  if (kind.startsWith('argument-')) return 'schema-error'
  return OUTCOMES.get(kind) ?? null
}

const OUTCOMES = new Map<string, Outcome>([
  ['cut-off', 'cut-off'],
  ['malformed', 'cut-off'],
  ['ambiguous', 'ambiguous'],
  ['duplicate-member', 'ambiguous'],
  ['unknown-tool', 'unknown-tool'],
  ['already-executed', 'already-executed'],
  ['too-large', 'too-large'],
  ['too-deep', 'too-large'],
  ['proto-member', 'schema-error'],
  ['number-too-large', 'schema-error'],
  ['positional', 'schema-error'],
  ['free-text', 'schema-error'],
  ['not-an-object', 'schema-error'],
])

/** The outcome that the first deciding problem makes, those problems first. */
export function concluded<C extends Call>(calls: C[], problems: Problem[]): Answer<C> {
  const deciding = problems.filter(({ kind }) => outcomeOf(kind) !== null)
  const notes = problems.filter(({ kind }) => outcomeOf(kind) === null)
  const [first] = deciding
  const outcome = first ? outcomeOf(first.kind) : null
  return {
    outcome: outcome ?? (calls.length > 0 ? 'ok' : 'no-call'),
    calls,
    problems: [...deciding, ...notes],
  }
}

/** An object as JSON text; `null` for what is no answer at all. */
function asText(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null
  try {
    return JSON.stringify(answer)
  } catch {
    // A cycle, a bigint, or nesting beyond any limit: no API answers so.
    return null
  }
}

function isTooLarge(text: string): boolean {
  if (text.length > MAX_BYTES) return true
  return text.length * 3 > MAX_BYTES && new TextEncoder().encode(text).length > MAX_BYTES
}

function unplaced(call: ReadCall): ReadCall {
  return { ...call, span: [0, 0], repairs: call.repairs.map(({ kind }) => ({ kind, from: 0, to: 0 })) }
}

const FORMATS = new Map<string, WireFormat>(wires.map(({ format }) => [format, format]))

/** Formats that carry their arguments as JSON in a string: there it is no repair. */
const STRINGS = new Set<string>(['openai-chat', 'openai-function_call', 'openai-responses', 'vercel-ai'])

type Settled = { call: ReadCall } | { problem: Problem }

/** A found call under its tool's own name and with its arguments as an object, or why it is none. */
function settle(item: Found, tools: Tools): Settled {
  const { from, to } = item
  const problem = (kind: string, message: string, name = item.name): Settled => ({
    problem: { kind, message, ...(name === '' ? {} : { name }), from, to },
  })
  if (item.refused) return problem(item.refused.kind, item.refused.message)
  const named = tools.find(item.name)
  if (tools.known && !named) {
    const nearest = tools.nearest(item.name)
    const hint = nearest === null ? '' : ` Is ${nearest} meant?`
    return problem('unknown-tool', `There is no tool called ${item.name}.${hint}`)
  }
  const name = named?.tool.name ?? item.name
  if (item.args === undefined && item.repairs.some(({ kind }) => kind === 'missing-end')) {
    return problem(
      'cut-off',
      `The call of ${name} is cut off before its arguments. Ask for the whole answer again.`,
    )
  }
  const args = argumentsOf(item, name)
  if (!args.ok) return problem(args.kind, args.message, name)
  const [flaw] = [...item.flaws, ...args.flaws]
  if (flaw) return problem(flaw.kind, FLAWS[flaw.kind](flaw.what, name), name)
  const cut = named?.cut ? [{ kind: 'name-prefix', from, to }] : []
  return {
    call: {
      name,
      arguments: args.value,
      format: FORMATS.get(item.format ?? '') ?? 'json-name-arguments',
      span: [from, to],
      repairs: [...item.repairs, ...cut, ...args.repairs.map(kind => ({ kind, from, to }))],
      ignored: item.ignored,
    },
  }
}

const FLAWS = {
  'duplicate-member': (what: string, name: string) =>
    `The call of ${name} gives ${what} twice: which of the two is meant cannot be told.`,
  'proto-member': (_: string, name: string) =>
    `The call of ${name} has a member __proto__, which is refused.`,
  'number-too-large': (what: string, name: string) =>
    `The call of ${name} holds the number ${what}, which would be rounded. Send it as text.`,
}

type Arguments =
  | { ok: true; value: Members; repairs: string[]; flaws: Found['flaws'] }
  | { ok: false; kind: string; message: string }

function argumentsOf(item: Found, name: string): Arguments {
  let value = item.args
  const repairs: string[] = []
  const flaws: Found['flaws'] = []
  for (let layer = 0; typeof value === 'string' && value.trim() !== '' && layer < 3; layer++) {
    const text = value
    const read = readJson(text, 0)
    const isWhole = read.ok && text.slice(read.to).trim() === ''
    if (!isWhole) {
      const why = !read.ok && read.why === 'cut' ? 'cut off' : 'malformed'
      const kind = why === 'cut off' ? 'cut-off' : 'malformed'
      return {
        ok: false,
        kind,
        message: `The arguments of ${name} are ${why}: they have to be one JSON object.`,
      }
    }
    if (layer > 0 || !STRINGS.has(item.format ?? '')) repairs.push('stringified-arguments')
    repairs.push(...read.repairs.map(repair => repair.kind))
    flaws.push(...read.flaws)
    value = read.value
  }
  if (value === undefined || value === null || value === '') value = {}
  if (!isObject(value)) {
    return {
      ok: false,
      kind: 'not-an-object',
      message: `The arguments of ${name} have to be an object with a member for each.`,
    }
  }
  return { ok: true, value, repairs, flaws }
}
