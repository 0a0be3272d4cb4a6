// What became of an answer as a whole, by its problems, and the text that hands them back to the model.
import type { Answer, Call, Outcome } from './call.ts'
import type { Problem, ToolDeclaration } from './found.ts'

/** The one text to hand back to a model whose calls were refused: every problem, and the tools there are. */
export function errorForModel(problems: readonly Problem[], tools?: readonly ToolDeclaration[]): string {
  const deciding = problems.filter(({ kind }) => outcomeOf(kind) !== null && kind !== 'already-executed')
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

/**
 * The outcome that the first deciding problem makes, those problems first. What the provider ran decides only
 * where there is nothing else: beside a call it is a note.
 */
export function concluded<C extends Call>(calls: C[], problems: Problem[]): Answer<C> {
  const decides = ({ kind }: Problem) =>
    outcomeOf(kind) !== null && (kind !== 'already-executed' || calls.length === 0)
  const deciding = problems.filter(decides)
  const notes = problems.filter(problem => !decides(problem))
  const [first] = deciding
  const outcome = first ? outcomeOf(first.kind) : null
  return {
    outcome: outcome ?? (calls.length > 0 ? 'ok' : 'no-call'),
    calls,
    problems: [...deciding, ...notes],
  }
}
