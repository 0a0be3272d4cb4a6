// Reads the calls of an answer as a person is told of them, for tables of tests.
import { read } from '../src/core/call/calls.ts'
import type { ToolDeclaration } from '../src/core/call/found.ts'

/** Tools that take arguments of every type. */
const TOOLS: ToolDeclaration[] = [
  {
    name: 'access',
    parameters: {
      type: 'object',
      required: ['user'],
      properties: {
        user: { type: 'string' },
        days: { type: 'integer' },
        force: { type: 'boolean' },
        ratio: { type: 'number' },
        tags: { type: 'array' },
        meta: { type: 'object' },
        until: { type: ['integer', 'null'] },
      },
    },
  },
  { name: 'status', parameters: { type: 'object', properties: {} } },
  {
    name: 'search',
    parameters: { type: 'object', required: ['query'], properties: { query: { type: 'string' } } },
  },
]

/**
 * The outcome of an answer; a line for each call: name, arguments, format, place, and the mends with their places;
 * a line for each problem: kind, tool, place, pointer, sentence. `null`: the tools are not known.
 */
export function toldCalls(answer: unknown, tools: ToolDeclaration[] | null = TOOLS): string[] {
  const { outcome, calls, problems } = read(answer, tools ?? undefined)
  return [
    outcome,
    ...calls.map(({ name, arguments: args, format, span, repairs }) =>
      [
        `${name} ${JSON.stringify(args)} ${format} ${span.join('-')}`,
        ...repairs.map(({ kind, from, to }) => `${kind} ${from}-${to}`),
      ].join(' '),
    ),
    ...problems.map(({ kind, name, from, to, pointer, message }) => {
      const whose = name === undefined ? '' : ` of ${name}`
      const where = from === undefined ? '' : ` ${from}-${to}`
      return `${kind}${whose}${where}${pointer === undefined ? '' : ` ${pointer}`}: ${message}`
    }),
  ]
}
