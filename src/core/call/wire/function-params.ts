// The tags that Qwen3-Coder and its relatives write, shared by their formats.
import { bareText, type Tags } from './tags.ts'
import type { ToWrite } from './wire.ts'

/** `<function=NAME>`, its name as group 1. */
export const FUNCTION = '<function=([^<>\\n]{1,256})>'

export const FUNCTION_TAGS: Tags = {
  open: /<parameter=([^<>\n]{1,256})>/y,
  nextOpen: /<parameter=[^<>\n]{1,256}>/g,
  close: /<\/parameter>/g,
  end: /<\/function>|(?=<\/(?:seed:)?tool_call>)/y,
  nextEnd: /<\/function>/g,
  nextCall: /<(?:seed:)?tool_call>|<function=/g,
  trimLines: true,
}

/** One call; every text between line breaks, which reading takes off again. */
export function writeFunction(call: ToWrite): string {
  const params = Object.entries(call.arguments).map(
    ([key, value]) => `<parameter=${key}>\n${bareText(value)}\n</parameter>\n`,
  )
  return `<function=${call.name}>\n${params.join('')}</function>`
}
