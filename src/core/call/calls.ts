// Calls out of a model's answer, and calls into any wire format: the layer below hard skills, for any tools.
import { readUnchecked } from './answer.ts'
import type { Answer, WireFormat } from './call.ts'
import type { ToolDeclaration } from './found.ts'
import { concluded } from './outcome.ts'
import { checkArguments } from './schema.ts'
import { Tools } from './tools.ts'
import type { ToWrite } from './wire/wire.ts'
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

/** Writes calls in a format, so that reading them gives them back. */
export function write(format: WireFormat, calls: readonly ToWrite[]): string {
  const wire = wires.find(one => one.format === format)
  if (!wire) throw new RangeError(`There is no wire format called ${String(format)}.`)
  return wire.write(calls)
}
