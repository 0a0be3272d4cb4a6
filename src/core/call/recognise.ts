// From an answer to the calls that stand in it, before their names and values are settled.
import type { Found, Problem, Repair } from './found.ts'
import { type JsonOk, readJson } from './json.ts'
import { jsonInText } from './json-in-text.ts'
import { layers } from './layers.ts'
import { MAX_CANDIDATES } from './limits.ts'
import { Page } from './page.ts'
import { scanner } from './scan.ts'
import { joinPieces, readEvents } from './stream.ts'
import type { Tools } from './tools.ts'
import { fencedUnit, unitAt } from './units.ts'
import { walk } from './walk.ts'
import { refused } from './wire/wire.ts'
import { objectWires, textWires } from './wire/wires.ts'

export type Recognised = { found: Found[]; notes: Problem[]; exceeded: boolean; marked: boolean }

const scan = scanner([...textWires, fencedUnit, jsonInText])

/**
 * The calls in a text, with places in that text. A text that was wrapped as a whole is read without its
 * wrappers; if nothing is found there, as it stands.
 */
export function recognise(answer: string, tools: Tools): Recognised {
  let best: Recognised | null = null
  for (const layer of layers(answer).reverse()) {
    const here = recogniseText(layer.text, tools)
    for (const call of here.found) moveTo(call, layer.place, layer.repairs)
    if (here.exceeded || here.found.some(call => !call.refused)) return here
    if (!best || (best.found.length === 0 && here.found.length > 0)) best = here
  }
  return best ?? NOTHING
}

const NOTHING: Recognised = { found: [], notes: [], exceeded: false, marked: false }

function moveTo(call: Found, place: (offset: number) => number, repairs: Repair[]): void {
  const move = <T extends { from: number; to: number }>(item: T): T => ({
    ...item,
    from: place(item.from),
    to: place(item.to),
  })
  call.from = place(call.from)
  call.to = place(call.to)
  call.repairs = [...repairs, ...call.repairs.map(move)]
  call.flaws = call.flaws.map(move)
}

/** In the order of the pipeline: one JSON value, a stream, one call that is the whole text, calls in the text. */
function recogniseText(text: string, tools: Tools): Recognised {
  const page = new Page(text, tools, read => walkJson(read, tools))
  return whole(page) ?? stream(page) ?? entire(page) ?? scanned(page)
}

function walkJson(read: JsonOk, tools: Tools): Found[] {
  return walk(read, { wires: objectWires, tools, readText: inner => recogniseText(inner, tools).found })
}

/** The whole text is one JSON value: then nothing else is looked for, least of all in its strings. */
function whole(page: Page): Recognised | null {
  const start = page.skip(page.text.startsWith('\ufeff') ? 1 : 0)
  if (!/^[[{]$/.test(page.text.charAt(start))) return null
  const read = readJson(page.text, start)
  if (!read.ok && read.why === 'deep') {
    const found = [
      refused('', start, page.text.length, 'too-deep', 'The answer lies more than 64 levels deep.'),
    ]
    return { ...NOTHING, found }
  }
  if (!read.ok || !page.isEnd(read.to)) return null
  // A list may be one of events, whatever an SDK printed it from.
  if (Array.isArray(read.value)) return fromEvents(page, read)
  return bounded({ ...NOTHING, found: page.callsIn(read) })
}

/** The whole text is a stream of events. */
function stream(page: Page): Recognised | null {
  const events = readEvents(page.text)
  return events && fromEvents(page, events)
}

function fromEvents(page: Page, events: JsonOk): Recognised {
  const { calls, rest } = joinPieces(events)
  const ids = new Set(calls.map(call => call.id).filter(id => id !== undefined))
  const others = page
    .callsIn({ ...events, value: rest })
    .filter(call => call.id === undefined || !ids.has(call.id))
  return bounded({ ...NOTHING, found: [...calls, ...others] })
}

function bounded(recognised: Recognised): Recognised {
  return { ...recognised, exceeded: recognised.found.length > MAX_CANDIDATES }
}

/** The whole text is one or more calls of a format that nothing marks: what their values quote is not called. */
function entire(page: Page): Recognised | null {
  const found = unitAt(page, page.skip(0), page.text.trimEnd().length)?.found ?? []
  return found.some(call => !call.refused) ? bounded({ ...NOTHING, found }) : null
}

function scanned(page: Page): Recognised {
  const { found, marked, openThought, exceeded } = scan(page)
  const message = 'The thought before the call was never closed: the call may be part of it.'
  const notes = openThought && marked ? [{ kind: 'open-thought', message }] : []
  if (found.length > 0 || exceeded) return { found, notes, exceeded, marked }
  const refusedUnit = unitAt(page, page.skip(0), page.text.trimEnd().length)
  return { ...NOTHING, found: refusedUnit?.found ?? cutAtMarker(page) }
}

const MARKER =
  /(?:<(?:\w{1,8}:)?tool_calls?>|<function_calls?>|<\|tool_call(?:_start|_begin|s_section_begin)?\|>|<\|tool_call>|<\|python_(?:tag|start)\|>|\[TOOL_CALLS\]|<｜tool▁calls?▁begin｜>)\s*[\w.:-]{0,64}(?:\s*<(?:function|invoke|parameter|tool_name|arg_key)[^<>]{0,64}>?){0,3}\s*$/

/** The text ends where a call begins: behind its first mark, a name, or the tags that follow. */
function cutAtMarker(page: Page): Found[] {
  const tail = Math.max(0, page.text.length - 256)
  const match = MARKER.exec(page.text.slice(tail))
  if (!match) return []
  const message = 'The answer ends where a call begins. Ask for the whole answer again.'
  return [refused('', tail + match.index, page.text.length, 'cut-off', message)]
}
