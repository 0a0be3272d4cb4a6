// Decides by which formats a document is judged, and says why.
import type { Judged } from './report.ts'

export type Format = 'agent-skill' | 'hard-skill'

/**
 * A document with a tool fence, `skill:` or `includes:` is a hard skill; one with `name:`, and any that is not
 * a hard skill, is an agent skill. It may be both. Read line by line, so that broken YAML changes nothing.
 */
export function judgeFormats(text: string): Record<Format, Judged> {
  const keys = headKeys(text)
  const signs = [
    ...(/^```tool[ \t]*\r?$/m.test(text) ? ['a tool fence'] : []),
    ...['skill', 'includes'].filter(key => keys.has(key)).map(key => `\`${key}:\``),
  ]
  const hard = signs.length > 0
  const named = keys.has('name')
  return {
    'agent-skill': {
      applies: named || !hard,
      why: named
        ? 'It has `name:`, so it is judged as an agent skill.'
        : hard
          ? 'It has no `name:` and is a hard skill, so it is not judged as an agent skill.'
          : 'It has no sign of a hard skill, so it is judged as an agent skill.',
    },
    'hard-skill': {
      applies: hard,
      why: hard
        ? `It has ${signs.join(' and ')}, so it is judged as a hard skill.`
        : 'It has no tool fence, no `skill:` and no `includes:`, so it is not judged as a hard skill.',
    },
  }
}

/** The keys at the start of a line between the first fence line and the next, or the end where there is none. */
function headKeys(text: string): Set<string> {
  const keys = new Set<string>()
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  const open = lines.findIndex(line => line.trim() !== '')
  if (!lines[open]?.trim().startsWith('---')) return keys
  for (const line of lines.slice(open + 1)) {
    if (line.trimEnd() === '---') break
    const key = /^["']?([\w-]+)["']?\s*:/.exec(line)?.[1]
    if (key) keys.add(key)
  }
  return keys
}
