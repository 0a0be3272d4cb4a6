// Takes a pasted stream apart into its events, and joins the pieces of each call again.
import { type Found, isObject, member } from './found.ts'
import { type JsonOk, readJson } from './json.ts'
import { anthropicKey, type Piece, piecesOf } from './pieces.ts'
import { found, refused, unreadable } from './wire/wire.ts'

const SSE_LINE = /^(?:data|event|id|retry)?:/

/**
 * The events of a text that is a stream: server-sent events, or one JSON value a line (two lines at least).
 * One value that lists them, with their places in the text; `null` for any other text.
 */
export function readEvents(text: string): JsonOk | null {
  const first = /\S[^\n]*/.exec(text)?.[0] ?? ''
  const isSse = SSE_LINE.test(first)
  if (!isSse && !/^[[{]/.test(first)) return null
  const events: JsonOk = {
    ok: true,
    value: [],
    from: 0,
    to: text.length,
    repairs: [],
    flaws: [],
    spans: new Map(),
  }
  const values: unknown[] = []
  let pending = ''
  for (let from = 0; from < text.length; ) {
    const at = text.indexOf('\n', from)
    const to = at < 0 ? text.length : at
    const line = text.slice(from, to).trim()
    if (isSse && line !== '' && !SSE_LINE.test(line)) return null
    if (isSse ? line.startsWith('data:') : line !== '') {
      const start = isSse ? text.indexOf('data:', from) + 5 : from
      const read = pending === '' ? readJson(text, start, { end: to, whole: true }) : null
      if (read?.ok && text.slice(read.to, to).trim() === '') {
        values.push(read.value)
        events.repairs.push(...read.repairs)
        events.flaws.push(...read.flaws)
        for (const [node, span] of read.spans) events.spans.set(node, span)
      } else if (!isSse) return null
      else pending += `${text.slice(start, to)}\n`
    }
    if (pending !== '' && (line === '' || to === text.length)) {
      const read = readJson(pending, 0, { whole: true })
      if (read.ok) values.push(read.value)
      pending = ''
    }
    from = to + 1
  }
  if (!values.some(isObject) || (!isSse && values.length < 2)) return null
  return { ...events, value: values }
}

/** A call whose pieces are still arriving. */
type Pending = {
  format: string
  name: string
  id: string
  text: string
  args: unknown
  from: number
  to: number
}

/** The calls that came in pieces, in the order in which they began, and the events that hold none of the pieces. */
export function joinPieces(events: JsonOk): { calls: Found[]; rest: unknown[] } {
  const calls: Pending[] = []
  const open = new Map<string, Pending | null>()
  const rest: unknown[] = []
  for (const event of Array.isArray(events.value) ? events.value : []) {
    const span = (isObject(event) && events.spans.get(event)) || ([events.from, events.to] as const)
    const pieces = piecesOf(event)
    if (pieces === null) {
      rest.push(event)
      // Blocks of other kinds come in pieces too, under the same numbers.
      if (member(event, 'type') === 'content_block_start') open.set(anthropicKey(event), null)
    }
    for (const piece of pieces ?? []) {
      const known = piece.key === '' ? calls.at(-1) : open.get(piece.key)
      if (known === null && !piece.begins) continue
      if (known && !isAnother(piece, known)) {
        add(known, piece, span[1])
        continue
      }
      const { format, name = '', id = '', text = '', args } = piece
      const begun = { format, name, id, text, args, from: span[0], to: span[1] }
      calls.push(begun)
      open.set(piece.key, begun)
    }
  }
  return { calls: calls.map(toFound), rest }
}

/** Whether a piece begins a call, though one is open under its key: numbers and missing ids come again. */
function isAnother(piece: Piece, known: Pending): boolean {
  if (piece.begins) return true
  if (!piece.name) return false
  return piece.key === '' ? known.name !== '' : Boolean(piece.id && known.id && piece.id !== known.id)
}

function add(known: Pending, piece: Piece, to: number): void {
  known.name ||= piece.name ?? ''
  known.id ||= piece.id ?? ''
  known.text = piece.whole === undefined ? known.text + (piece.text ?? '') : piece.whole
  if (piece.args !== undefined) known.args = piece.args
  known.to = to
}

function toFound({ format, name, id, text, args, from, to }: Pending): Found {
  const more = { format, id: id === '' ? undefined : id }
  if (name === '') {
    const message =
      'The stream holds a call whose beginning, with its name, is missing. Paste the whole stream.'
    return { ...refused('', from, to, 'cut-off', message), ...more }
  }
  if (text.trim() === '') return found(name, args, from, to, more)
  const read = readJson(text, 0, { whole: true })
  const complete = read.ok && text.slice(read.to).trim() === ''
  if (!complete) return { ...unreadable(name, from, to, read.ok ? 'bad' : read.why), ...more }
  const repairs = read.repairs.map(({ kind }) => ({ kind, from, to }))
  const flaws = read.flaws.map(flaw => ({ ...flaw, from, to }))
  return found(name, read.value, from, to, { ...more, repairs, flaws })
}
