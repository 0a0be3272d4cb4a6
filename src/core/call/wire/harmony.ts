// OpenAI's harmony (gpt-oss): messages with a channel and a recipient; the recipient makes a message a call.
import { repair } from '../found.ts'
import type { Page } from '../page.ts'
import { readNamedJson } from './named-json.ts'
import { found, type Reading, type TextWire, unreadable } from './wire.ts'

/*
 * msg  = [ "<|start|>" role [ " to=" RCPT ] ] "<|channel|>" channel [ " to=" RCPT ] [ "<|constrain|>" kind ]
 *        "<|message|>" text ( "<|call|>" | "<|end|>" | "<|return|>" | "<|start|>" | end of text )
 * RCPT = "functions." NAME | NAME | a built-in (python, browser.*, container.*)
 * A message without a recipient is thought or text, on every channel, and nothing in it is a call. Copies lose
 * the tokens: then "to=functions." NAME, at most a few characters of junk, and JSON.
 */
export const harmony = {
  format: 'harmony',
  title: 'OpenAI harmony (gpt-oss)',
  example:
    '<|start|>assistant<|channel|>commentary to=functions.access <|constrain|>json<|message|>{"user": "x@y.z"}<|call|>',
  marked: true,
  opens:
    /(?:<\|start\|>(?:assistant|user|system|developer|tool|functions)[^<\n]{0,200})?<\|channel\|>[^<\n]{0,200}(?:<\|constrain\|>[^<\n]{0,40})?<\|message\|>|<\|start\|>[^<\n]{1,200}<\|message\|>|to=[\w.:/-]{1,200}\s{0,4}(?:<\|channel\|>[^<\n]{0,200})?(?:<\|constrain\|>[^<\n]{0,40})?<\|message\|>|to=functions\.[\w:/-]{1,200}/,
  read: (page, from, at) => {
    const header = page.text.slice(from, at)
    const recipient = /to=([\w.:/-]{1,200})/.exec(header)?.[1]
    if (!header.endsWith('<|message|>'))
      return recipient === undefined ? null : readBare(page, from, at, recipient)
    const end = page.next(END, at)?.at ?? page.text.length
    const quiet: Reading = { found: [], to: end }
    if (recipient === undefined || recipient === 'self' || recipient === 'user') return quiet
    const name = recipient.replace(/^functions\.(?=.)/, '')
    if (BUILT_IN.test(recipient) && !(page.tools.known && page.tools.accepts(name))) return quiet
    const empty = page.match(EMPTY, at)
    if (empty)
      return { found: [found(name, undefined, from, at + empty[0].length)], to: at + empty[0].length }
    // A recipient may also be followed by tags of another format, which read themselves.
    if (page.text.startsWith('<', page.skip(at))) return { found: [], to: at }
    const reading = readNamedJson(page, from, { name, at, stops: STOPS, close: CLOSE })
    return reading ?? { found: [unreadable(name, from, end, 'bad')], to: end }
  },
  write: calls =>
    calls
      .map(
        call =>
          `<|start|>assistant<|channel|>commentary to=functions.${call.name} <|constrain|>json<|message|>${JSON.stringify(call.arguments)}<|call|>`,
      )
      .join(''),
} as const satisfies TextWire

const END = /<\|(?:call|end|return|start|eom|eot)\|>/g
const STOPS = ['<|call|>', '<|end|>', '<|return|>', '<|start|>']
const EMPTY = /\s*<\|(?:call|end|return)\|>/y
const CLOSE = /\s*(?:<\|(?:call|end|return)\|>)?/y
const BUILT_IN = /^(?:python|container|browser(?:\..*)?|container\..*|all|assistant)$/

/** The recipient where the tokens are lost: only a known tool, and JSON on the same line or the next. */
function readBare(page: Page, from: number, at: number, recipient: string): Reading | null {
  const name = recipient.slice('functions.'.length).replace(/json$/, '')
  const known = page.tools.accepts(recipient.slice('functions.'.length))
    ? recipient.slice('functions.'.length)
    : name
  if (!page.tools.accepts(known)) return null
  const gap = page.match(/[^\n{}[\]<"]{0,16}\n?\s{0,8}(?=\{)/y, at)
  if (!gap) return null
  const junk =
    gap[0].replace(/\bjson\b|<\|constrain\|>/, '').trim() === ''
      ? []
      : [repair('junk', at, at + gap[0].length)]
  const lost = repair('lost-tokens', from, at)
  return readNamedJson(page, from, { name: known, at: at + gap[0].length, repairs: [lost, ...junk] })
}
