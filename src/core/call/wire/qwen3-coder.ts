// Qwen3-Coder, Qwen 3.5, MiMo, Step 3.5, Nemotron 3: a tag for the function and one for every argument.
import { FUNCTION, FUNCTION_TAGS, writeFunction } from './function-params.ts'
import { follows, readTagged } from './tags.ts'
import type { TextWire } from './wire.ts'

/*
 * calls = { [ "<tool_call>" ] "<function=" NAME ">" { param } "</function>" [ "</tool_call>" ] }
 * param = "<parameter=" KEY ">" text ( "</parameter>" | before the next tag )
 * Text loses one line break at either end; the schema says what it stands for. Without the wrapper a call has to
 * close, name a known tool and bring what that requires.
 */
export const qwen3Coder = {
  format: 'qwen3-coder',
  title: 'Qwen3-Coder',
  example: '<tool_call>\n<function=access>\n<parameter=user>\nx@y.z\n</parameter>\n</function>\n</tool_call>',
  marked: true,
  opens: new RegExp(FUNCTION),
  read: (page, from, at) => {
    const name = page.text.slice(from + 10, at - 1).trim()
    const bare = !follows(page, from, /(?:<tool_call>|<\/function>)\s*$/)
    const reading = readTagged(page, from, { name, at, tags: FUNCTION_TAGS, bare })
    return (
      reading && {
        ...reading,
        to: reading.to + (page.match(/\s*<\/tool_call>/y, reading.to)?.[0].length ?? 0),
      }
    )
  },
  write: calls => calls.map(call => `<tool_call>\n${writeFunction(call)}\n</tool_call>`).join('\n'),
} as const satisfies TextWire
