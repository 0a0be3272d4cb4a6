// Goes over a text once from left to right, past thoughts, results and quotations, and lets the formats read.
import type { Found } from './found.ts'
import { MAX_CANDIDATES } from './limits.ts'
import type { Page } from './page.ts'
import { LONE_END, OPENERS, pastRegion } from './regions.ts'
import type { TextWire } from './wire/wire.ts'

/** A text format, or JSON anywhere in a text (`format: null`), whose calls know their formats themselves. */
export type TextReader = Pick<TextWire, 'opens' | 'read' | 'marked'> & { format: string | null }

export type Scan = {
  /** Calls behind a token or tag, if there are any; else the unmarked ones. */
  found: Found[]
  marked: boolean
  /** An opened thought was never closed: then only marked calls count. */
  openThought: boolean
  /** More candidates than are read, or more text read in vain than is right. */
  exceeded: boolean
}

/** A scanner for some of the formats, made once. */
export function scanner(wires: readonly TextReader[]): (page: Page) => Scan {
  const flags = wires.some(wire => wire.opens.unicode) ? 'gu' : 'g'
  const openers = wires.map(wire => wire.opens.source).join('|')
  const any = new RegExp(`(${OPENERS})|(${LONE_END})|(\`+)|(?:${openers})`, flags)
  const tries = wires.map(wire => ({
    wire,
    opens: new RegExp(wire.opens.source, `${wire.opens.unicode ? 'u' : ''}y`),
  }))
  return page => scan(page, any, tries)
}

type Try = { wire: TextReader; opens: RegExp }

function scan(page: Page, any: RegExp, tries: Try[]): Scan {
  const { text } = page
  let marked: Found[] = []
  let unmarked: Found[] = []
  let openThought = false
  let hushed = false
  let exceeded = false
  for (let at = 0; at < text.length && !exceeded; ) {
    any.lastIndex = at
    const match = any.exec(text)
    if (!match) break
    const [opener, region, loneEnd, ticks] = match
    const from = match.index
    const after = from + opener.length
    if (region !== undefined) {
      const { kind, to, isClosed } = pastRegion(page, region, after)
      if (!isClosed) {
        openThought ||= kind === 'thought'
        hushed = true
      }
      // Another's turn makes what came before it history, if the assistant has another one.
      if (kind === 'turn' && !isLastTurn(page, to)) {
        marked = []
        unmarked = []
      }
      at = to
    } else if (loneEnd !== undefined) {
      // What was found so far was part of the thought.
      marked = []
      unmarked = []
      at = after
    } else {
      const reading = readAt(page, from, tries)
      // Whatever reads is passed over as a whole, so that what its values quote is never called.
      if (reading?.marked) marked.push(...reading.found)
      else if (reading && !hushed) unmarked.push(...reading.found)
      at = reading
        ? Math.max(reading.to, from + 1)
        : ticks === undefined
          ? from + 1
          : pastInlineCode(page, from, after)
      exceeded = marked.length > MAX_CANDIDATES || unmarked.length > MAX_CANDIDATES || page.exhausted
    }
  }
  const isMarked = marked.length > 0
  return { found: isMarked ? marked : unmarked, marked: isMarked, openThought, exceeded }
}

function readAt(page: Page, from: number, tries: Try[]) {
  for (const { wire, opens } of tries) {
    const match = page.match(opens, from)
    const reading = match && wire.read(page, from, from + match[0].length)
    if (!reading) continue
    const { format, marked } = wire
    return {
      ...reading,
      marked,
      found: format === null ? reading.found : reading.found.map(call => ({ ...call, format })),
    }
  }
  return null
}

/** Whether nothing follows a turn but the header of the assistant's, which a prompt ends with. */
function isLastTurn(page: Page, at: number): boolean {
  const header = page.match(
    /\s*(?:<\|im_start\|>assistant|<\|start_header_id\|>assistant<\|end_header_id\|>)/y,
    at,
  )
  return page.isEnd(at + (header?.[0].length ?? 0))
}

/** The end of code quoted in a sentence, on one line; a fence is no quotation, and neither is code that is the whole text. */
function pastInlineCode(page: Page, from: number, after: number): number {
  const length = after - from
  if (length > 2) return after
  const { text } = page
  const end = page.next('\n', after)?.at ?? text.length
  for (let at = text.indexOf('`', after); at >= 0 && at < end; ) {
    let to = at
    while (text.charAt(to) === '`') to++
    if (to - at === length) return page.skip(0) === from && page.skip(to) === text.length ? after : to
    at = text.indexOf('`', to)
  }
  return after
}
