// ReAct: lines that name an action and its input.
import { readJson } from '../json.ts'
import type { Page } from '../page.ts'
import { readNamedJson } from './named-json.ts'
import { found, type Reading, refused, type TextWire, unreadable } from './wire.ts'

/*
 * step  = [ "Thought:" text ] "Action:" NAME "\n" "Action Input:" input ( "\nObservation:" | end of text )
 * input = JSON | fenced JSON | text
 * Text is taken only by a tool whose one required argument is text. "Action: None" calls nothing.
 */
export const react = {
  format: 'react',
  title: 'ReAct',
  example: 'Action: access\nAction Input: {"user": "x@y.z"}',
  marked: false,
  opens:
    /Action:\*{0,2}[ \t]*`?[^\s`{}[\]*][^\n`{}[\]]{0,255}`?[ \t]*\r?\n\s{0,8}\*{0,2}Action Input:\*{0,2}/,
  read: (page, from, at) => {
    const name = (/:([^\n]*)/.exec(page.text.slice(from, at))?.[1] ?? '').replace(
      /^[\s*"'`]+|[\s*"'`]+$/g,
      '',
    )
    if (/^(?:none|n\/a|final answer)$/i.test(name)) return { found: [], to: at }
    const fence = page.match(/\s*(?:```(?:json)?)?\s*(?=[[{])/y, at)
    const reading = fence
      ? readNamedJson(page, from, { name, at: at + fence[0].length, close: /\s*```/y })
      : readPlain(page, from, at, name)
    return reading && { ...reading, to: afterObservation(page, reading.to) }
  },
  write: calls =>
    calls
      .map(call => `Action: ${call.name}\nAction Input: ${JSON.stringify(call.arguments)}`)
      .join('\nObservation:\n'),
} as const satisfies TextWire

function readPlain(page: Page, from: number, at: number, name: string): Reading | null {
  const end = page.next(NEXT, at)?.at ?? page.text.length
  const input = page.text.slice(at, end).trim()
  if (input === '' && end === page.text.length && !page.tools.satisfied(name, {})) {
    return { found: [unreadable(name, from, end, 'cut')], to: end }
  }
  if (input === '' || input === 'None') return { found: [found(name, undefined, from, end)], to: end }
  const only = page.tools.onlyText(name)
  if (only === null) {
    const message = `The input of ${name} is plain text, which cannot become its arguments. Write them as JSON.`
    return { found: [refused(name, from, end, 'free-text', message)], to: end }
  }
  const quoted = readJson(input, 0, { whole: true })
  const text =
    quoted.ok && typeof quoted.value === 'string' && quoted.to === input.length ? quoted.value : input
  return { found: [found(name, { [only]: text }, from, end)], to: end }
}

/** Behind what the tool is said to have answered: nothing in it is a call. */
function afterObservation(page: Page, at: number): number {
  if (!page.match(/\s*Observation:/y, at)) return at
  return page.next(AFTER, at)?.at ?? page.text.length
}

const AFTER = /\n\s{0,8}(?:Thought|Action|Final Answer):/g
const NEXT = /\n\s{0,8}(?:Observation|Thought|Action|Final Answer):/g
