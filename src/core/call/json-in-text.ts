// Finds calls in JSON that stands anywhere in a text: in a fence, in a sentence, after a log's prefix.
import type { Page } from './page.ts'
import type { TextReader } from './scan.ts'
import { balancedEnd } from './wire/marked-json.ts'
import { type Reading, refused, unreadable } from './wire/wire.ts'

const NAME_MEMBER = 'tool|name|function|tool_name|toolName|action|recipient_name|function_name'
const CALL_BEGINS = new RegExp(
  `\\{\\s*(?:\\{\\s*)?["'“”]?(?:${NAME_MEMBER})["'“”]?\\s*:\\s*["'“”]([^"'“”\\n]{0,256})`,
  'y',
)

/** Every object or list that reads is passed as a whole, so that nothing inside of it is taken for a call. */
export const jsonInText: TextReader = {
  format: null,
  marked: false,
  opens:
    /\{(?=\s*(?:["'“”„][^"'“”„\n]{0,128}["'“”„]\s*[:/]|[\p{L}_$][\p{L}\p{N}_$-]{0,128}\s*:|[}\\/#]))|\[(?=\s*\{)/u,
  read: (page, from) => {
    const read = page.json(from)
    if (!read.ok) return unread(page, from, read.at, read.why)
    const found = page.callsIn(read)
    const extra = page.match(/\s*[}\]][\s}\]]*/y, read.to)?.[0] ?? ''
    const last = found.at(-1)
    if (!last || !page.isEnd(read.to + extra.length) || extra === '') return { found, to: read.to }
    last.repairs = [...last.repairs, { kind: 'extra-end', from: read.to, to: read.to + extra.length }]
    return { found, to: read.to + extra.length }
  },
}

/** What cannot be read is a call that failed if it begins like one, and else no call. */
function unread(page: Page, from: number, at: number, why: string): Reading | null {
  const name = page.match(CALL_BEGINS, from)?.[1]
  if (why === 'deep') {
    const end = balancedEnd(page.text, from)
    page.wasted((end ?? page.text.length) - from)
    const message = 'An object lies more than 64 levels deep.'
    return {
      found: [refused('', from, end ?? page.text.length, 'too-deep', message)],
      to: end ?? page.text.length,
    }
  }
  if (name === undefined) return null
  if (why === 'cut') return { found: [unreadable(name, from, at, 'cut')], to: page.text.length }
  if (!page.tools.accepts(name) || /^<|^\.\.\.|\.\.\.$/.test(name)) return null
  const end = balancedEnd(page.text, from)
  page.wasted((end ?? page.text.length) - from)
  return end === null ? null : { found: [unreadable(name, from, end, why)], to: end }
}
