// Seed-OSS: Qwen3-Coder's tags in a wrapper of its own.
import { FUNCTION, FUNCTION_TAGS, writeFunction } from './function-params.ts'
import { readTagged } from './tags.ts'
import type { TextWire } from './wire.ts'

/*
 * calls = { "<seed:tool_call>" { function } "</seed:tool_call>" }     function as in qwen3-coder
 */
export const seedOss = {
  format: 'seed-oss',
  title: 'Seed-OSS',
  example:
    '<seed:tool_call>\n<function=access>\n<parameter=user>x@y.z</parameter>\n</function>\n</seed:tool_call>',
  marked: true,
  opens: new RegExp(`<seed:tool_call>\\s*${FUNCTION}`),
  read: (page, from, at) => {
    const name = page.text.slice(page.text.indexOf('=', from) + 1, at - 1).trim()
    const reading = readTagged(page, from, { name, at, tags: FUNCTION_TAGS })
    return (
      reading && {
        ...reading,
        to: reading.to + (page.match(/\s*<\/seed:tool_call>/y, reading.to)?.[0].length ?? 0),
      }
    )
  },
  write: calls => calls.map(call => `<seed:tool_call>\n${writeFunction(call)}\n</seed:tool_call>`).join('\n'),
} as const satisfies TextWire
