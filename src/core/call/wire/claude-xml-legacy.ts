// Claude's first XML: the name and every argument in a tag of its own.
import { readFields, writeFields } from './field-tags.ts'
import { found, type TextWire } from './wire.ts'

/*
 * calls = "<function_calls>" { "<invoke>" "<tool_name>" NAME "</tool_name>" "<parameters>" { "<" KEY ">" text "</" KEY ">" } "</parameters>" "</invoke>" } "</function_calls>"
 */
export const claudeXmlLegacy = {
  format: 'anthropic-xml-legacy',
  title: 'Claude, first XML',
  example:
    '<function_calls>\n<invoke>\n<tool_name>access</tool_name>\n<parameters>\n<user>x@y.z</user>\n</parameters>\n</invoke>\n</function_calls>',
  marked: true,
  opens: /<invoke>\s*<tool_name>[^<>\n]{1,256}<\/tool_name>\s*<parameters>/,
  read: (page, from, at) => {
    const name = /<tool_name>([^<]*)/.exec(page.text.slice(from, at))?.[1]?.trim() ?? ''
    const fields = readFields(page, at, name, { end: '</parameters>' })
    if (!fields) return null
    const to = fields.to + (page.match(/\s*<\/invoke>/y, fields.to)?.[0].length ?? 0)
    return { found: [found(name, fields.args, from, to, { flaws: fields.flaws })], to }
  },
  write: calls => {
    const invokes = calls.map(
      call =>
        `<invoke>\n<tool_name>${call.name}</tool_name>\n<parameters>\n${writeFields(call)}</parameters>\n</invoke>`,
    )
    return `<function_calls>\n${invokes.join('\n')}\n</function_calls>`
  },
} as const satisfies TextWire
