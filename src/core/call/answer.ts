// Reads the calls of an answer, within the limits, without judging their arguments.
import type { Answer } from './call.ts'
import type { Problem, ToolDeclaration } from './found.ts'
import { MAX_BYTES } from './limits.ts'
import { concluded } from './outcome.ts'
import { recognise } from './recognise.ts'
import { type ReadCall, settle } from './settle.ts'
import { Tools } from './tools.ts'

/** The calls in an answer by name and arguments, for those who check the arguments themselves. */
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
  const all = [...said, ...notes]
  return typeof answer === 'string' ? concluded(calls, all) : concluded(calls.map(unplaced), all.map(nowhere))
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
  return { ...call, span: [0, 0], repairs: call.repairs.map(nowhere) }
}

function nowhere<T extends { from?: number }>(item: T): T {
  return item.from === undefined ? item : { ...item, from: 0, to: 0 }
}
