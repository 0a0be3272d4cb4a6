// Cline and Roo: a tag named after the tool, and in it a tag for every argument.
import { member, repair } from '../found.ts'
import type { Page } from '../page.ts'
import { readFields, writeFields } from './field-tags.ts'
import { readNamedJson } from './named-json.ts'
import { found, type Reading, type TextWire } from './wire.ts'

/*
 * call = "<" TOOL ">" { "<" PARAM ">" text "</" PARAM ">" } "</" TOOL ">"
 * json = "<" TOOL ">" JSON "</" TOOL ">"
 * mcp  = "<use_mcp_tool>" <server_name> <tool_name>NAME</tool_name> <arguments>JSON</arguments> "</use_mcp_tool>"
 * Only known tools and their arguments are tags: any other is HTML, or text of a value. Text loses one line
 * break at either end and is never decoded. A call has to close and bring what its tool requires.
 */
export const clineXml = {
  format: 'cline-xml',
  title: 'Cline, Roo',
  example: '<access>\n<user>x@y.z</user>\n</access>',
  marked: true,
  opens: /<[A-Za-z_][\w.:-]{0,127}>/,
  read: (page, from, at) => {
    const name = page.text.slice(from + 1, at - 1)
    if (name === 'use_mcp_tool') return readMcp(page, from, at)
    if (!page.tools.known || !page.tools.accepts(name)) return null
    const end = `</${name}>`
    if (page.text.charAt(page.skip(at)) === '{') return readJsonBody(page, from, at, name)
    const fields = readFields(page, at, name, { end })
    if (!fields) return readPlain(page, from, at, name)
    if (!page.tools.satisfied(name, fields.args)) return null
    return { found: [found(name, fields.args, from, fields.to, { flaws: fields.flaws })], to: fields.to }
  },
  write: calls => calls.map(call => `<${call.name}>\n${writeFields(call)}</${call.name}>`).join('\n'),
} as const satisfies TextWire

function readMcp(page: Page, from: number, at: number): Reading | null {
  const fields = readFields(page, at, 'use_mcp_tool', { end: '</use_mcp_tool>' })
  const name = member(fields?.args, 'tool_name')
  if (!fields || typeof name !== 'string') return null
  const args = member(fields.args, 'arguments')
  return {
    found: [found(name.trim(), args, from, fields.to, { flaws: fields.flaws, ignored: ['server_name'] })],
    to: fields.to,
  }
}

function readJsonBody(page: Page, from: number, at: number, name: string): Reading | null {
  const end = `</${name}>`
  const reading = readNamedJson(page, from, { name, at, stops: [end] })
  if (!reading) return null
  const after = page.skip(reading.to)
  return page.text.startsWith(end, after) ? { ...reading, to: after + end.length } : null
}

/** Text alone, for a tool whose one required argument is text. */
function readPlain(page: Page, from: number, at: number, name: string): Reading | null {
  const only = page.tools.onlyText(name)
  const close = only === null ? null : page.next(`</${name}>`, at)
  if (only === null || !close) return null
  const text = page.text.slice(at, close.at).trim()
  if (text === '' || text.includes('<')) return null
  const repairs = [repair('plain-body', at, close.at)]
  return { found: [found(name, { [only]: text }, from, close.to, { repairs })], to: close.to }
}
