// MiniMax M2: Claude's tags in a wrapper of its own.
import { invokeOpener, invokeTags, readInvoke, writeInvoke } from './invoke-tags.ts'
import type { TextWire } from './wire.ts'

const TAGS = invokeTags('')

/*
 * calls = "<minimax:tool_call>" { "<invoke name=" Q NAME Q ">" { "<parameter name=" Q KEY Q ">" text "</parameter>" } "</invoke>" } "</minimax:tool_call>"
 * Text is taken as it is; the schema says what it stands for.
 */
export const minimaxM2 = {
  format: 'minimax-m2',
  title: 'MiniMax M2',
  example:
    '<minimax:tool_call>\n<invoke name="access">\n<parameter name="user">x@y.z</parameter>\n</invoke>\n</minimax:tool_call>',
  marked: true,
  opens: new RegExp(`<minimax:tool_call>\\s*${invokeOpener('')}`),
  read: (page, from, at) => {
    const first = readInvoke(page, from, at, TAGS, /$/)
    if (!first) return null
    const calls = [...first.found]
    let to = first.to
    for (;;) {
      const next = page.match(NEXT, to)
      const reading = next && readInvoke(page, to + (next[1]?.length ?? 0), to + next[0].length, TAGS, /$/)
      if (!reading) break
      calls.push(...reading.found)
      to = reading.to
    }
    return { found: calls, to: to + (page.match(/\s*<\/minimax:tool_call>/y, to)?.[0].length ?? 0) }
  },
  write: calls =>
    `<minimax:tool_call>\n${calls.map(call => writeInvoke(call, '')).join('\n')}\n</minimax:tool_call>`,
} as const satisfies TextWire

const NEXT = new RegExp(`(\\s*)${invokeOpener('')}`, 'y')
