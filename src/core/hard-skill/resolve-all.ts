// Resolves every call in a model's answer, whatever its wire format, with the story of each and every problem.
import { readUnchecked } from '../call/answer.ts'
import type { Answer, Call } from '../call/call.ts'
import { isExact } from '../call/exact.ts'
import type { Flaw, Problem } from '../call/found.ts'
import { readJson } from '../call/json.ts'
import { concluded } from '../call/outcome.ts'
import { SkillError } from './error.ts'
import { type Argument, bind } from './resolve.ts'
import type { Tool } from './skill.ts'

/** One argument that became another type; `pointer` is a JSON pointer into the arguments. */
export type Coercion = { pointer: string; from: unknown; to: unknown }

export type ResolvedCall = Call & {
  tool: Tool
  /** The arguments as the tool takes them: coerced, defaults filled in. As they were given where they are refused. */
  args: Record<string, unknown>
  /** The words; none where the arguments are refused. */
  argv: string[]
  coercions: Coercion[]
  /** Members that stood beside the call and were not read. */
  ignored: string[]
}

/**
 * The calls in an answer: text of a model in any wire format, or an object of any API. Never throws; what is
 * refused comes as problems, all of them, those that decide the outcome first.
 */
export function resolveAll(tools: readonly Tool[], answer: unknown): Answer<ResolvedCall> {
  const declared = tools.map(tool => ({ name: tool.id, parameters: tool.schema }))
  const { calls, problems } = readUnchecked(answer, declared)
  const found = [...problems]
  const resolved = calls.flatMap(call => {
    const tool = tools.find(tool => tool.id === call.name)
    if (!tool) return []
    const bound = bindAll(tool, call.arguments)
    const [from, to] = call.span
    found.push(...bound.problems.map(problem => ({ ...problem, from, to })))
    return [{ ...call, tool, args: bound.args, argv: bound.argv, coercions: bound.coercions }]
  })
  return concluded(resolved, found)
}

type Bound = { args: Record<string, unknown>; argv: string[]; coercions: Coercion[]; problems: Problem[] }

function bindAll(tool: Tool, given: Record<string, unknown>): Bound {
  const problems = problemsOf(tool, given)
  if (problems.length > 0) return { args: given, argv: [], coercions: [], problems }
  const { arguments: bound, words } = bind(tool, given)
  const unfit = bound.flatMap(argument => unfitFor(tool, argument))
  if (unfit.length > 0) return { args: given, argv: [], coercions: [], problems: unfit }
  return {
    args: Object.fromEntries(bound.map(({ param, value }) => [param, value])),
    argv: words.map(word => word.text),
    coercions: bound.flatMap(({ param, value, origin, coercedFrom, raw }) =>
      origin === 'given' && coercedFrom !== null ? [{ pointer: pointer(param), from: raw, to: value }] : [],
    ),
    problems: [],
  }
}

/** Every problem of the arguments, by binding each for itself: the rules and their words are those of `bind`. */
function problemsOf(tool: Tool, given: Record<string, unknown>): Problem[] {
  const { properties } = tool.schema
  const problems: Problem[] = []
  const attempt = (param: string, declared: Tool['schema']['properties'], args: Record<string, unknown>) => {
    try {
      bind({ ...tool, schema: { type: 'object', properties: declared } }, args)
    } catch (error) {
      if (!(error instanceof SkillError)) throw error
      const kind = error.kind.replace(/^call-arg-(?:undeclared$)?/, match =>
        match === 'call-arg-' ? 'argument-' : 'argument-unknown',
      )
      problems.push({ kind, message: error.message, pointer: pointer(param), name: tool.id })
    }
  }
  for (const param of Object.keys(given)) {
    if (!Object.hasOwn(properties, param)) attempt(param, properties, { [param]: given[param] })
  }
  for (const [param, schema] of Object.entries(properties)) {
    const args = Object.hasOwn(given, param) ? { [param]: given[param] } : {}
    attempt(param, { [param]: schema }, args)
  }
  return problems
}

/** Values that would not arrive as they were written. */
function unfitFor(tool: Tool, argument: Argument): Problem[] {
  const { param, value, raw } = argument
  const what =
    typeof value === 'string' ? unfitText(value) : typeof raw === 'string' ? lostFrom(raw, value) : null
  if (what === null) return []
  const message = `The argument '${param}' of tool '${tool.id}' holds ${what}.`
  return [{ kind: 'argument-unfit', message, pointer: pointer(param), name: tool.id }]
}

function unfitText(text: string): string | null {
  if (text.includes('\0')) return 'a null character, which no program can be given'
  return /\p{Cs}/u.test(text) ? 'half of a surrogate pair, which would arrive as another character' : null
}

/** What a text loses that became another type: the same is refused where a call holds it outside of a text. */
function lostFrom(text: string, value: unknown): string | null {
  if (typeof value === 'number' && !isExact(text.trim(), value)) return 'a number that would be rounded'
  const read = readJson(text, 0)
  const [flaw] = read.ok ? read.flaws : []
  return flaw ? LOST[flaw.kind](flaw.what) : null
}

const LOST = {
  'duplicate-member': (what: string) => `the member ${what} twice`,
  'proto-member': () => 'a member __proto__',
  'number-too-large': (what: string) => `the number ${what}, which would be rounded`,
} as const satisfies Record<Flaw['kind'], (what: string) => string>

function pointer(param: string): string {
  return `/${param.replaceAll('~', '~0').replaceAll('/', '~1')}`
}
