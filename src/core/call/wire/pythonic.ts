// Calls as Python: a list of calls with named arguments (Llama 3.2, and what many models write by themselves).
import type { Found } from '../found.ts'
import { NAME, readNamedValues } from '../literal.ts'
import { missingEnd, type Page } from '../page.ts'
import { found, type Reading, type TextWire, type ToWrite, unreadable } from './wire.ts'

/*
 * list = "[" call { "," call } "]"
 * call = NAME "(" [ IDENT "=" LITERAL { "," IDENT "=" LITERAL } [ "," ] ] ")"
 * LITERAL = string | number | True False None true false null | list | tuple | dict
 * Nothing is evaluated: names, arithmetic, f-strings, bytes and values without names are refused.
 */
export const pythonic = {
  format: 'pythonic',
  title: 'Python calls in a list',
  example: '[access(user="x@y.z")]',
  marked: false,
  opens: /\[\s*(?=[\p{L}_][\p{L}\p{N}_.:/-]{0,255}\()/u,
  read: (page, from, at) => {
    const isWhole = page.skip(0) === from
    const name = page.match(NAME, at)?.[0] ?? ''
    // An unknown name in the midst of a text is prose; a whole list of calls is worth a word about it.
    if (page.tools.known && !isWhole && !page.tools.accepts(name)) return null
    const list = readCalls(page, at, ']')
    if (list.found.length === 0) return null
    const [first] = list.found
    // Printed messages hold their calls further in.
    if (first?.name.startsWith('AIMessage')) return null
    if (first && !page.tools.accepts(first.name)) return page.tools.known && list.closed ? list : null
    if (!list.closed && !list.found.some(call => call.refused)) {
      // A list that runs on into something else was no list of calls, unless the text just ended.
      const message = 'The list of calls is cut off. Ask for the whole answer again.'
      if (!page.isEnd(list.to))
        return { found: [unreadable(first?.name ?? '', from, list.to, 'bad')], to: list.to }
      list.found.push(found('', undefined, list.to, list.to, { refused: { kind: 'cut-off', message } }))
    }
    return list
  },
  write: calls => `[${calls.map(writeCall).join(', ')}]`,
} as const satisfies TextWire

export type CallList = Reading & { closed: boolean }

/**
 * Calls with commas, semicolons or line breaks between, up to `close` (a text; `''` is the end of the text or
 * of what reads). A call that does not read is refused, and the ones before it are kept.
 */
export function readCalls(page: Page, at: number, close: string): CallList {
  const list: Found[] = []
  let to = page.skip(at)
  for (;;) {
    if (close !== '' && page.text.startsWith(close, to)) {
      const after = to + close.length
      // `[foo(x=1])]` and `[foo(x=1)])`: brackets that do not pair up make the whole unreadable.
      if (close === ']' && /^[\])]$/.test(page.text.charAt(after)))
        return { found: [unreadable('', at, after, 'bad')], to: after, closed: true }
      return { found: list, to: after, closed: true }
    }
    const call = readCall(page, to)
    if (!call) return { found: list, to, closed: false }
    list.push(call)
    to = call.to
    if (call.refused) {
      // A call on the next line is a sibling of its own.
      const line = close === ']' ? null : page.next('\n', to)
      const next = line && page.match(/\s*(?=[\p{L}_][\p{L}\p{N}_.:/-]{0,255}\()/uy, line.at)
      if (!line || !next) return { found: list, to, closed: false }
      to = line.at + next[0].length
    } else to += page.match(/[\s,;]*/y, to)?.[0].length ?? 0
  }
}

/** `name(key=value, …)` at `at`, `print(…)` and the like around it taken off; `null` where no call begins. */
export function readCall(page: Page, at: number, separator: '=' | ':' = '='): Found | null {
  const print = page.match(/print\s*\(\s*/y, at)
  const start = at + (print?.[0].length ?? 0)
  const name = page.match(NAME, start)?.[0]
  if (name === undefined || page.text.charAt(start + name.length) !== '(') return null
  const read = readNamedValues(page.text, start + name.length, { separator })
  if (!read.ok) {
    page.wasted(read.at - start)
    return unreadable(name, at, Math.max(read.at, start + name.length), read.why)
  }
  const to = read.to + (print ? (page.match(/\s*\)/y, read.to)?.[0].length ?? 0) : 0)
  return found(name, read.args, at, to, { flaws: read.flaws, repairs: read.repairs })
}

/** A call as Python source; text as JSON writes it, which Python reads alike. */
export function writeCall(call: ToWrite): string {
  const args = Object.entries(call.arguments).map(([key, value]) => `${key}=${writeLiteral(value)}`)
  return `${call.name}(${args.join(', ')})`
}

/** A JSON value as a Python literal. */
export function writeLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'None'
  if (value === true) return 'True'
  if (value === false) return 'False'
  if (Array.isArray(value)) return `[${value.map(writeLiteral).join(', ')}]`
  if (typeof value === 'object') {
    return `{${Object.entries(value)
      .map(([key, item]) => `${JSON.stringify(key)}: ${writeLiteral(item)}`)
      .join(', ')}}`
  }
  return JSON.stringify(value)
}

/** Calls between two tokens, in a list or not; the closing token may be missing where the text ends. */
export function readWrapped(page: Page, at: number, close: string): Reading | null {
  const start = page.skip(at)
  const bracket = page.text.charAt(start) === '['
  const list = readCalls(page, bracket ? start + 1 : start, bracket ? ']' : close)
  if (list.found.length === 0) return null
  const after = page.skip(list.to)
  const to = page.text.startsWith(close, after) ? after + close.length : list.to
  const last = list.found.at(-1)
  if (last && !last.refused && !list.closed) {
    if (!page.isEnd(list.to)) return { found: [...list.found, unreadable('', list.to, list.to, 'bad')], to }
    last.repairs = [...last.repairs, missingEnd(list.to)]
  }
  return { found: list.found, to }
}
