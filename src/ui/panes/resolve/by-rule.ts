// Compares what was read from an answer with what the hard-skill format's own rule would have called.
import { sameJson } from '../../../core/hard-skill/coerce.ts'
import type { Resolution } from '../../../workers/resolve.ts'

/** One sentence where the two differ, `null` where they agree. */
export function differenceByRule({ outcome, calls, byRule }: Compared): string | null {
  const [first] = outcome === 'ok' ? calls : []
  switch (byRule.kind) {
    case 'no-call':
      return first
        ? 'By the hard-skill format’s own rule there is no call here: it reads only `{"tool": …, "args": …}`.'
        : null
    case 'refused':
      return first ? `The hard-skill format’s own rule refuses this answer: ${byRule.message}` : null
    case 'call': {
      const { name } = byRule
      const call = `\`${name}\` with \`${JSON.stringify(byRule.arguments)}\``
      if (!first) return `By the hard-skill format’s own rule this calls ${call}.`
      const same = first.tool.id === name && sameJson(first.args, byRule.arguments)
      if (!same) return `By the hard-skill format’s own rule this calls ${call} instead.`
      return calls.length > 1 ? 'The hard-skill format’s own rule takes the first call only.' : null
    }
    default:
      return byRule satisfies never
  }
}

type Compared = Pick<Resolution, 'outcome' | 'calls' | 'byRule'>
