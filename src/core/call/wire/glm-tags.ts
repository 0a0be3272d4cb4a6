// The tags that GLM and LongCat write, shared by their formats.
import type { Tags } from './tags.ts'
import { bareText } from './tags.ts'
import type { ToWrite } from './wire.ts'

/** The tags under a prefix (`''` for GLM). */
export function glmTags(prefix: string): Tags {
  return {
    open: new RegExp(
      `<${prefix}arg_key>\\s*([^\\n]{1,256}?)\\s*</${prefix}arg_key>(?:\\s|\\\\n)*(?:<${prefix}arg_value>)?`,
      'y',
    ),
    nextOpen: new RegExp(`<${prefix}arg_key>`, 'g'),
    close: new RegExp(`</${prefix}arg_value>`, 'g'),
    end: new RegExp(`</${prefix}tool_call>`, 'y'),
    nextEnd: new RegExp(`</${prefix}tool_call>`, 'g'),
    nextCall: new RegExp(`<${prefix}tool_call>`, 'g'),
    anyOpener: true,
  }
}

/** One call, its parts separated by `gap`. */
export function writeGlm(call: ToWrite, prefix: string, gap: string): string {
  const args = Object.entries(call.arguments).map(
    ([key, value]) =>
      `${gap}<${prefix}arg_key>${key}</${prefix}arg_key>${gap}<${prefix}arg_value>${bareText(value)}</${prefix}arg_value>`,
  )
  return `<${prefix}tool_call>${call.name}${args.join('')}${gap}</${prefix}tool_call>`
}
