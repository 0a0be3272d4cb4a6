// The invoke and parameter tags of Claude's XML and its relatives, shared by their formats.
import type { Page } from '../page.ts'
import { bareText, follows, readTagged, type Tags } from './tags.ts'
import type { Reading, ToWrite } from './wire.ts'

/** A quotation mark, typographic ones too, or none. */
const Q = '["\'“”„]?'

/** `<invoke name="NAME">` behind a prefix pattern, its name as group 1. */
export function invokeOpener(prefix: string): string {
  return `<${prefix}invoke\\s{1,8}name\\s{0,4}=\\s{0,4}${Q}([^"'“”„<>\\n]{1,256})${Q}\\s{0,8}>`
}

/** The tags of a format by the pattern of what stands before the local names. */
export function invokeTags(prefix: string): Tags {
  const attribute = `(?:\\s{1,8}string\\s{0,4}=\\s{0,4}${Q}(true|false)${Q})?`
  const open = `<${prefix}parameter\\s{1,8}name\\s{0,4}=\\s{0,4}${Q}([^"'“”„<>\\n]{1,256})${Q}${attribute}\\s{0,8}>`
  return {
    open: new RegExp(open, 'y'),
    nextOpen: new RegExp(open, 'g'),
    close: new RegExp(`</${prefix}parameter\\s{0,4}>`, 'g'),
    end: new RegExp(`</${prefix}invoke\\s{0,4}>`, 'y'),
    nextEnd: new RegExp(`</${prefix}invoke\\s{0,4}>`, 'g'),
    nextCall: new RegExp(`<${prefix}invoke\\s`, 'g'),
  }
}

/** The call that such an opener begins. Bare, unless it follows a wrapper's tag or another call. */
export function readInvoke(
  page: Page,
  from: number,
  at: number,
  tags: Tags,
  wrapper: RegExp,
): Reading | null {
  const name = /name\s*=\s*["'“”„]?([^"'“”„<>]*)/.exec(page.text.slice(from, at))?.[1]?.trim() ?? ''
  return readTagged(page, from, { name, at, tags, bare: !follows(page, from, wrapper) })
}

/** One call under a literal prefix. */
export function writeInvoke(
  call: ToWrite,
  prefix: string,
  attribute: (value: unknown) => string = () => '',
): string {
  const params = Object.entries(call.arguments).map(
    ([key, value]) =>
      `<${prefix}parameter name="${key}"${attribute(value)}>${bareText(value)}</${prefix}parameter>\n`,
  )
  return `<${prefix}invoke name="${call.name}">\n${params.join('')}</${prefix}invoke>`
}
