// MiniMax M3: every tag behind a mark, arguments as tags named after them, objects and lists as nested tags.
import { type Flaw, isObject, type Members, put } from '../found.ts'
import { missingEnd, type Page } from '../page.ts'
import { propertyOf, typesOf } from '../schema.ts'
import { textValue } from '../textual.ts'
import { bareText } from './tags.ts'
import { found, type TextWire, unreadable } from './wire.ts'

const MARK = ']<]minimax[>['

/*
 * calls = M "<tool_call>" { M "<invoke name=" Q NAME Q ">" { field } M "</invoke>" } M "</tool_call>"
 * field = M "<" KEY ">" ( text | { field } ) M "</" KEY ">"        M = "]<]minimax[>["
 * The items of a list are fields called item. The schema says what a text stands for.
 */
export const minimaxM3 = {
  format: 'minimax-m3',
  title: 'MiniMax M3',
  example:
    ']<]minimax[>[<tool_call>\n]<]minimax[>[<invoke name="access">]<]minimax[>[<user>x@y.z]<]minimax[>[</user>]<]minimax[>[</invoke>\n]<]minimax[>[</tool_call>',
  marked: true,
  opens: /\]<\]minimax\[>\[<invoke name=["'][^"'<>\n]{1,256}["']>/,
  read: (page, from, at) => {
    const name = /name=["']([^"']*)/.exec(page.text.slice(from, at))?.[1] ?? ''
    const schema = page.tools.schema(name)
    const flaws: Flaw[] = []
    const fields = readNested({ page, root: schema, flaws }, at, 'invoke', schema, 0)
    if (!fields) {
      // Nothing inside of a call that does not read is looked at again.
      const to = page.next(`${MARK}</tool_call>`, at)?.to ?? page.text.length
      return { found: [unreadable(name, from, to, 'cut')], to }
    }
    const repairs = fields.closed ? [] : [missingEnd(fields.to)]
    return { found: [found(name, fields.value ?? {}, from, fields.to, { repairs, flaws })], to: fields.to }
  },
  write: calls => {
    const body = calls.map(
      call =>
        `${MARK}<invoke name="${call.name}">${Object.entries(call.arguments)
          .map(([key, value]) => writeField(key, value))
          .join('')}${MARK}</invoke>\n`,
    )
    return `${MARK}<tool_call>\n${body.join('')}${MARK}</tool_call>`
  },
} as const satisfies TextWire

/** What is the same for all tags of a call. */
type Nesting = { page: Page; root: unknown; flaws: Flaw[] }

type Nested = { value: unknown; to: number; closed: boolean }

/** What stands in a tag up to its closing one: fields, a list of items, or text. `null` if it is cut off. */
function readNested(call: Nesting, at: number, tag: string, schema: unknown, depth: number): Nested | null {
  const { page, root, flaws } = call
  const fields: Members = {}
  const items: unknown[] = []
  let to = at
  for (;;) {
    const next = page.next(MARK, to)
    const closing = `${MARK}</${tag}>`
    if (!next) {
      page.wasted(page.text.length - to)
      return tag === 'invoke' && items.length + Object.keys(fields).length > 0 && page.isEnd(to)
        ? { value: fields, to, closed: false }
        : null
    }
    if (page.text.startsWith(closing, next.at)) {
      const end = next.at + closing.length
      const isEmpty = Object.keys(fields).length === 0
      // What stands beside the items of a list has no place in it.
      if (items.length > 0) return isEmpty ? { value: items, to: end, closed: true } : null
      if (!isEmpty || tag === 'invoke') return { value: fields, to: end, closed: true }
      return { value: textValue(page.text.slice(at, next.at), schema, root), to: end, closed: true }
    }
    const key = page.match(/<([A-Za-z_][\w.-]{0,127})>/y, next.to)?.[1]
    if (key === undefined || depth >= 64) return null
    const types = typesOf(schema, root)
    const isItem = key === 'item' && (types.has('array') || (types.size === 0 && tag !== 'invoke'))
    const inner = isItem && isObject(schema) ? schema.items : propertyOf(schema, key)
    const read = readNested(call, next.to + key.length + 2, key, inner, depth + 1)
    if (!read?.closed) return null
    if (isItem) items.push(read.value)
    else put(fields, key, read.value, flaws, { from: next.at, to: read.to })
    to = read.to
  }
}

function writeField(key: string, value: unknown): string {
  return `${MARK}<${key}>${writeInner(value)}${MARK}</${key}>`
}

/** Tags, where every leaf is text; JSON where a leaf is not, because nothing would say of what type it is. */
function writeInner(value: unknown): string {
  if (!isAllText(value)) return bareText(value)
  if (Array.isArray(value)) return value.map(item => writeField('item', item)).join('')
  if (!isObject(value)) return bareText(value)
  return Object.entries(value)
    .map(([key, item]) => writeField(key, item))
    .join('')
}

function isAllText(value: unknown): boolean {
  if (typeof value === 'string') return true
  if (Array.isArray(value)) return value.length > 0 && value.every(isAllText)
  if (!isObject(value)) return false
  const entries = Object.entries(value)
  return (
    entries.length > 0 && entries.every(([key, item]) => KEY.test(key) && key !== 'item' && isAllText(item))
  )
}

const KEY = /^[A-Za-z_][\w.-]{0,127}$/
