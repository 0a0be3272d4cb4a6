// DeepSeek V3.2 and V4, DSML: Claude's tags behind a mark, which copies and models spell in many ways.
import { repair } from '../found.ts'
import type { Page } from '../page.ts'
import { readFields } from './field-tags.ts'
import { invokeOpener, invokeTags, readInvoke, writeInvoke } from './invoke-tags.ts'
import { found, type Reading, type TextWire } from './wire.ts'

/** The mark: bars of any kind around the word, with blanks or doubled. */
const MARK = '[\\s|｜‖¦]{0,8}DSML[\\s|｜‖¦]{0,8}'
const TAGS = invokeTags(MARK)

/*
 * section = "<｜DSML｜function_calls>" { invoke } "</｜DSML｜function_calls>"      V4: tool_calls; also calls, tool_use
 * invoke  = "<｜DSML｜invoke name=" Q NAME Q ">" ( { param } | JSON ) "</｜DSML｜invoke>"
 * param   = "<｜DSML｜parameter name=" Q KEY Q [ " string=" Q ( "true" | "false" ) Q ] ">" text "</｜DSML｜parameter>"
 * drift   = "<｜DSML｜" TOOL ">" { tag named after an argument } "</｜DSML｜" ( TOOL | "invoke" ) ">"
 * string="true" keeps the text, "false" means JSON, without it the schema says. The section's tag may be missing.
 */
export const deepseekDsml = {
  format: 'deepseek-v3.2-dsml',
  title: 'DeepSeek V3.2, V4 (DSML)',
  example:
    '<｜DSML｜function_calls>\n<｜DSML｜invoke name="access">\n<｜DSML｜parameter name="user" string="true">x@y.z</｜DSML｜parameter>\n</｜DSML｜invoke>\n</｜DSML｜function_calls>',
  marked: true,
  opens: new RegExp(`${invokeOpener(MARK)}|<${MARK}[A-Za-z_][\\w.-]{0,127}>`),
  read: (page, from, at) =>
    NAMED.test(page.text.slice(from, at))
      ? readInvoke(page, from, at, TAGS, /DSML|>\s*$/)
      : readDrift(page, from, at),
  write: calls => {
    const attribute = (value: unknown) => ` string="${typeof value === 'string'}"`
    const body = calls.map(call => writeInvoke(call, '｜DSML｜', attribute))
    return `<｜DSML｜function_calls>\n${body.join('\n')}\n</｜DSML｜function_calls>`
  },
} as const satisfies TextWire

const NAMED = /invoke\s+name/

/** A tool's name as the tag, its arguments as tags with or without the mark: known tools and arguments only. */
function readDrift(page: Page, from: number, at: number): Reading | null {
  const name = /([\w.-]+)>$/.exec(page.text.slice(from, at))?.[1] ?? ''
  if (!page.tools.known || !page.tools.accepts(name)) return null
  const fields = readFields(page, at, name, {
    end: `</${name}>`,
    alsoEnd: `</${MARK}(?:${name.replaceAll(/[.]/g, '\\.')}|invoke)>`,
    prefix: `(?:${MARK})?`,
  })
  if (!fields || fields.count === 0 || !page.tools.satisfied(name, fields.args)) return null
  const repairs = [repair('drifted-tags', from, fields.to)]
  return {
    found: [found(name, fields.args, from, fields.to, { repairs, flaws: fields.flaws })],
    to: fields.to,
  }
}
