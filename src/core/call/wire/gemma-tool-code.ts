// Gemma 3: Python calls in a fence or tag of their own.
import { readWrapped, writeCall } from './pythonic.ts'
import type { TextWire } from './wire.ts'

/*
 * calls = "```tool_code" { [ "print(" ] [ "default_api." ] call [ ")" ] } "```"     or in <tool_code> tags
 */
export const gemmaToolCode = {
  format: 'gemma-tool_code',
  title: 'Gemma 3, tool_code',
  example: '```tool_code\naccess(user="x@y.z")\n```',
  marked: true,
  opens: /<tool_code>|```tool_code\b[^\n]{0,20}\n/,
  read: (page, from, at) => readWrapped(page, at, page.text.startsWith('<', from) ? '</tool_code>' : '```'),
  write: calls => `\`\`\`tool_code\n${calls.map(writeCall).join('\n')}\n\`\`\``,
} as const satisfies TextWire
