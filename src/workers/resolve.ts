// Answers what a model's answer calls: by our own reading, and by the format's own rule to compare it with.
import type { ToWrite } from '../core/call/wire/wire.ts'
import { wires } from '../core/call/wire/wires.ts'
import { resolve } from '../core/hard-skill/resolve.ts'
import { resolveAll } from '../core/hard-skill/resolve-all.ts'
import type { Tool } from '../core/hard-skill/skill.ts'

/** What the hard-skill format's own rule makes of an answer: a call, no call, or a refusal. */
export type ByRule =
  | { kind: 'call'; name: string; arguments: Record<string, unknown> }
  | { kind: 'no-call' }
  | { kind: 'refused'; message: string }

export type Resolution = ReturnType<typeof resolveAll> & { byRule: ByRule }

/** The calls in an answer, and what the format's own rule would have called. */
export function resolveAnswer(tools: Tool[], answer: string): Resolution {
  return { ...resolveAll(tools, answer), byRule: byRule(tools, answer) }
}

function byRule(tools: Tool[], answer: string): ByRule {
  try {
    const call = resolve(tools, answer)
    return call ? { kind: 'call', name: call.tool.id, arguments: call.args } : { kind: 'no-call' }
  } catch (error) {
    return { kind: 'refused', message: error instanceof Error ? error.message : String(error) }
  }
}

/** A call as one format writes it. */
export type Written = { format: string; title: string; text: string }

/** Calls in every format there is. */
export function writeCalls(calls: ToWrite[]): Written[] {
  return wires.map(({ format, title, write }) => ({ format, title, text: write(calls) }))
}
