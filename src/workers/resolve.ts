// Answers what a model's answer calls: by our own reading, and by the format's own rule to compare it with.
import type { WireFormat } from '../core/call/call.ts'
import { errorForModel, formats, write } from '../core/call/calls.ts'
import type { ToWrite } from '../core/call/wire/wire.ts'
import { resolve } from '../core/hard-skill/resolve.ts'
import { resolveAll } from '../core/hard-skill/resolve-all.ts'
import type { Tool } from '../core/hard-skill/skill.ts'

/** What the hard-skill format's own rule makes of an answer: a call, no call, or a refusal. */
export type ByRule =
  | { kind: 'call'; name: string; arguments: Record<string, unknown> }
  | { kind: 'no-call' }
  | { kind: 'refused'; message: string }

/**
 * `titles` says who writes each format that was read; `error` is the text to hand back to the model, empty
 * where there is nothing to say.
 */
export type Resolution = ReturnType<typeof resolveAll> & {
  titles: Partial<Record<WireFormat, string>>
  error: string
  byRule: ByRule
}

/** The calls in an answer, and what the format's own rule would have called. */
export function resolveAnswer(tools: Tool[], answer: string): Resolution {
  const resolved = resolveAll(tools, answer)
  const names = tools.map(({ id }) => ({ name: id }))
  const read = new Set(resolved.calls.map(call => call.format))
  return {
    ...resolved,
    titles: Object.fromEntries(
      formats.filter(({ format }) => read.has(format)).map(({ format, title }) => [format, title]),
    ),
    error: errorForModel(resolved.problems, names),
    byRule: byRule(tools, answer),
  }
}

function byRule(tools: Tool[], answer: string): ByRule {
  try {
    const call = resolve(tools, answer)
    return call ? { kind: 'call', name: call.tool.id, arguments: call.args } : { kind: 'no-call' }
  } catch (error) {
    return { kind: 'refused', message: error instanceof Error ? error.message : String(error) }
  }
}

/** A call as one format writes it; `text` is `null` where the format cannot carry it. */
export type Written = { format: string; title: string; text: string | null }

/** Calls in every format. */
export function writeCalls(calls: ToWrite[]): Written[] {
  return formats.map(({ format, title }) => {
    try {
      return { format, title, text: write(format, calls) }
    } catch (error) {
      if (error instanceof RangeError) return { format, title, text: null }
      throw error
    }
  })
}
