// Settles a found call: its tool by its name, its arguments as one object, or the reason why it is none.
import type { Call, WireFormat } from './call.ts'
import { type Found, isObject, type Members, type Problem, repair } from './found.ts'
import { readJson } from './json.ts'
import type { RepairKind } from './repairs.ts'
import type { Tools } from './tools.ts'
import { wires } from './wire/wires.ts'

/** A call with what the pane shows beside it: the members that were not read. */
export type ReadCall = Call & { ignored: string[] }

const FORMATS = new Map<string, WireFormat>(wires.map(({ format }) => [format, format]))

/** Formats that carry their arguments as JSON in a string: there it is no repair. */
const STRINGS = new Set<string>(['openai-chat', 'openai-function_call', 'openai-responses', 'vercel-ai'])

export type Settled = { call: ReadCall } | { problem: Problem }

/** A found call under its tool's own name and with its arguments as an object, or why it is none. */
export function settle(item: Found, tools: Tools): Settled {
  const { from, to } = item
  const problem = (kind: string, message: string, name = item.name): Settled => ({
    problem: { kind, message, ...(name === '' ? {} : { name }), from, to },
  })
  if (item.refused) return problem(item.refused.kind, item.refused.message)
  const named = tools.find(item.name)
  if (tools.known && !named) {
    const nearest = tools.nearest(item.name)
    const hint = nearest === null ? '' : ` Is ${nearest} meant?`
    return problem('unknown-tool', `There is no tool called ${short(item.name)}.${hint}`)
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
  const cut = named?.cut ? [repair('name-prefix', from, to)] : []
  return {
    call: {
      name,
      arguments: args.value,
      format: FORMATS.get(item.format ?? '') ?? 'json-name-arguments',
      span: [from, to],
      repairs: [...item.repairs, ...cut, ...args.repairs.map(kind => repair(kind, from, to))],
      ignored: item.ignored,
    },
  }
}

/** A name as it can stand in a sentence. */
function short(name: string): string {
  return name.length <= 100 ? name : `${name.slice(0, 100)}…`
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
  | { ok: true; value: Members; repairs: RepairKind[]; flaws: Found['flaws'] }
  | { ok: false; kind: string; message: string }

function argumentsOf(item: Found, name: string): Arguments {
  let value = item.args
  const repairs: RepairKind[] = []
  const flaws: Found['flaws'] = []
  for (let layer = 0; typeof value === 'string' && value.trim() !== '' && layer < 3; layer++) {
    const inner = unfenced(value)
    const text = inner ?? value
    if (!/^\s*(?:[[{"'“\\]|null\s*$)/.test(text)) {
      return {
        ok: false,
        kind: 'free-text',
        message: `The arguments of ${name} are plain text: they have to be one JSON object.`,
      }
    }
    const read = readJson(text, 0)
    if (!read.ok && read.why === 'deep') {
      return {
        ok: false,
        kind: 'too-deep',
        message: `The arguments of ${name} hold values more than 64 levels deep.`,
      }
    }
    const rest = read.ok ? text.slice(read.to).trim() : ''
    const isWhole = read.ok && /^[\]}\s]*$/.test(rest)
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
    if (inner !== null) repairs.push('fenced-arguments')
    repairs.push(...read.repairs.map(repair => repair.kind))
    if (rest !== '') repairs.push('extra-end')
    flaws.push(...read.flaws)
    value = read.value
  }
  if (value === undefined || value === null || (typeof value === 'string' && value.trim() === '')) value = {}
  if (!isObject(value)) {
    return {
      ok: false,
      kind: 'not-an-object',
      message: `The arguments of ${name} have to be an object with a member for each.`,
    }
  }
  return { ok: true, value, repairs, flaws }
}

/** What a code fence holds that is the whole of a text; `null` where it is none. */
function unfenced(text: string): string | null {
  const whole = text.trim()
  const opening = /^```(?:json)?[ \t]*\r?\n/.exec(whole)?.[0].length
  return opening !== undefined && whole.length >= opening + 3 && whole.endsWith('```')
    ? whole.slice(opening, -3)
    : null
}
