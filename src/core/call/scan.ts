// Goes over a text once from left to right, past thoughts, results and quotations, and lets the formats read.
import type { Found } from './found.ts'
import { MAX_CANDIDATES } from './limits.ts'
import type { Page } from './page.ts'
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

/** What is skipped as a whole, from the opener to its closing tag: thoughts, and other people's words. */
const REGIONS: { open: string; close: (opener: string) => string; thought: boolean }[] = [
  {
    open: '<(?:[A-Za-z]{1,8}:)?(?:think|thinking|thought|reasoning|antThinking|scratchpad)>',
    close: opener => `</${opener.slice(1)}`,
    thought: true,
  },
  { open: '\\[THINK\\]', close: () => '[/THINK]', thought: true },
  { open: '<\\|START_THINKING\\|>', close: () => '<|END_THINKING|>', thought: true },
  { open: '<\\|channel>thought', close: () => '<channel|>', thought: true },
  {
    open: '<(?:tool_response|tool_result|tool_output|function_results?|observation)>',
    close: opener => `</${opener.slice(1)}`,
    thought: false,
  },
  { open: '\\[TOOL_RESULTS\\]', close: () => '[/TOOL_RESULTS]', thought: false },
  { open: '<｜tool▁output▁begin｜>', close: () => '<｜tool▁output▁end｜>', thought: false },
  { open: '<\\|im_start\\|>(?:user|system|tool)\\b', close: () => '<|im_end|>', thought: false },
  {
    open: '<\\|start_header_id\\|>(?:user|system|tool|ipython)<\\|end_header_id\\|>',
    close: () => '<|eot_id|>',
    thought: false,
  },
]

/** A thought that ends without having begun: the text began inside it. */
const LONE_END =
  '</(?:[A-Za-z]{1,8}:)?(?:think|thinking|thought|reasoning|antThinking)>|\\[/THINK\\]|<\\|END_THINKING\\|>'

/** A scanner for some of the formats, made once. */
export function scanner(wires: readonly TextReader[]): (page: Page) => Scan {
  const flags = wires.some(wire => wire.opens.unicode) ? 'gu' : 'g'
  const regions = REGIONS.map(region => `(?:${region.open})`).join('|')
  const openers = wires.map(wire => wire.opens.source).join('|')
  const any = new RegExp(`(${regions})|(${LONE_END})|(\`+)|(?:${openers})`, flags)
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
  let exceeded = false
  for (let at = 0; at < text.length && !exceeded; ) {
    any.lastIndex = at
    const match = any.exec(text)
    if (!match) break
    const [opener, region, loneEnd, ticks] = match
    const from = match.index
    const after = from + opener.length
    if (region !== undefined) {
      const end = endOfRegion(page, region, after)
      if (end === null) openThought ||= isThought(region)
      at = end ?? after
    } else if (loneEnd !== undefined) {
      // What was found so far was part of the thought.
      marked = []
      unmarked = []
      at = after
    } else {
      const reading = readAt(page, from, tries)
      // Whatever reads is passed over as a whole, so that what its values quote is never called.
      if (reading?.marked) marked.push(...reading.found)
      else if (reading && !openThought) unmarked.push(...reading.found)
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

function regionOf(opener: string) {
  return REGIONS.find(region => new RegExp(`^(?:${region.open})$`).test(opener))
}

function isThought(opener: string): boolean {
  return regionOf(opener)?.thought ?? false
}

function endOfRegion(page: Page, opener: string, after: number): number | null {
  const close = regionOf(opener)?.close(opener)
  return close === undefined ? null : (page.next(close, after)?.to ?? null)
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
