// Reads arguments whose tags are their names; shared by Cline, Claude's first XML and DeepSeek's drift.
import { type Flaw, isObject, type Members, member, put } from '../found.ts'
import type { Page } from '../page.ts'
import { propertyOf } from '../schema.ts'
import { textValue, trimLines } from '../textual.ts'
import { bareText } from './tags.ts'
import type { ToWrite } from './wire.ts'

export type Fields = { args: Members; to: number; count: number; flaws: Flaw[] }

export type FieldOptions = {
  /** What closes the call, as text. */
  end: string
  /** What else closes it, and what may stand before a tag's name, as pattern sources. */
  alsoEnd?: string
  prefix?: string
}

/**
 * Tags up to the closing one. With a known schema only declared arguments are tags; any other tag is text of
 * the value it stands in. A value ends at the first closing tag behind which the next argument or the end of
 * the call stands. `null` if the call never closes, or text stands between its arguments.
 */
export function readFields(page: Page, at: number, name: string, options: FieldOptions): Fields | null {
  const { prefix = '' } = options
  const schema = page.tools.schema(name)
  const declared = member(schema, 'properties')
  const isField = (key: string) => !isObject(declared) || Object.hasOwn(declared, key)
  const fields: Fields = { args: {}, to: at, count: 0, flaws: [] }
  const opener = page.pattern(`<${prefix}([A-Za-z_][\\w.-]{0,127})>`, 'y')
  const end = (pos: number) =>
    page.text.startsWith(options.end, pos)
      ? options.end.length
      : options.alsoEnd === undefined
        ? 0
        : (page.match(page.pattern(options.alsoEnd, 'y'), pos)?.[0].length ?? 0)
  for (;;) {
    const pos = page.skip(fields.to)
    const closed = end(pos)
    if (closed > 0) return { ...fields, to: pos + closed }
    const open = page.match(opener, pos)
    const key = open?.[1]
    if (!open || key === undefined || !isField(key)) return null
    const from = pos + open[0].length
    const closing = prefix === '' ? `</${key}>` : page.pattern(`</${prefix}${key}>`, 'g')
    let close = page.next(closing, from)
    for (let tries = 0; close && tries < 32; tries++) {
      const after = page.skip(close.to)
      const next = page.match(opener, after)?.[1]
      if (end(after) > 0 || (next !== undefined && isField(next))) break
      close = page.next(closing, close.to)
    }
    if (!close) {
      page.wasted(page.text.length - from)
      return null
    }
    const text = trimLines(page.text.slice(from, close.at))
    fields.to = close.to
    fields.count++
    const value = textValue(text, propertyOf(schema, key), schema)
    put(fields.args, key, value, fields.flaws, { from: pos, to: close.to })
  }
}

/** Every argument in its tag, on lines of its own where its text has line breaks at an end. */
export function writeFields(call: ToWrite): string {
  return Object.entries(call.arguments)
    .map(([key, value]) => {
      const text = bareText(value)
      return /^\s|\s$|\n/.test(text) ? `<${key}>\n${text}\n</${key}>\n` : `<${key}>${text}</${key}>\n`
    })
    .join('')
}
