// Calls out of a model's answer, and calls into any wire format: the layer below hard skills, for any tools.
import { readUnchecked } from './answer.ts'
import type { Answer, WireFormat } from './call.ts'
import type { ToolDeclaration } from './found.ts'
import { concluded } from './outcome.ts'
import { checkArguments, same, typeName } from './schema.ts'
import { Tools } from './tools.ts'
import type { ToWrite, Wire } from './wire/wire.ts'
import { wires } from './wire/wires.ts'

export { errorForModel } from './outcome.ts'
export { REPAIRS } from './repairs.ts'

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
  const wrong = answered.calls.flatMap(({ name, arguments: args, span: [from, to] }) =>
    checkArguments(name, args, known.schema(name)).map(problem => ({ ...problem, from, to })),
  )
  const calls = answered.calls.map(({ ignored: _, ...call }) => call)
  return concluded(calls, [...answered.problems, ...wrong])
}

/**
 * Writes calls in a format, so that reading them gives them back. Where a format writes every value as bare text,
 * that takes the tools: their schemas say what a text stands for.
 * @throws RangeError for a format that there is not, and for a call that the format cannot carry: a value that
 * holds the format's own tags, or a name that does not fit into them, would read as something else.
 */
export function write(format: WireFormat, calls: readonly ToWrite[]): string {
  const wire = wires.find(one => one.format === format)
  if (!wire) throw new RangeError(`There is no wire format called ${String(format)}.`)
  const unfit = calls.find(call => !carries(wire, call))
  if (unfit) {
    throw new RangeError(
      `${wire.title} cannot carry this call of ${unfit.name}: it would read as another one. Write it as JSON.`,
    )
  }
  return wire.write(calls)
}

/** Whether what a format makes of a call reads as that call, for a tool that takes arguments of these types. */
function carries(wire: Wire, call: ToWrite): boolean {
  const properties = Object.fromEntries(
    Object.entries(call.arguments).map(([key, value]) => [
      key,
      { type: typeof value === 'number' ? 'number' : typeName(value) },
    ]),
  )
  const tool = { name: call.name, parameters: { type: 'object', properties } }
  const [read, ...others] = readUnchecked(wire.write([call]), [tool]).calls
  return read?.name === call.name && others.length === 0 && same(read.arguments, call.arguments)
}
