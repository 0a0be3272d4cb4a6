// Maps places of a file's raw text, where CRLF is two characters, to the editor's, where a line end is one.

/** Both ways between raw offsets and editor positions, in UTF-16 code units. */
export type Offsets = { toEditor: (raw: number) => number; toRaw: (position: number) => number }

/** One replacement in editor positions; `insert` has `\n` between lines. */
export type Change = { from: number; to: number; insert: string }

const same: Offsets = { toEditor: raw => raw, toRaw: position => position }

/** The two maps for one text. A raw offset between CR and LF becomes the place before the line end. */
export function offsets(raw: string): Offsets {
  const pairs = carriageReturns(raw)
  if (pairs.length === 0) return same
  return {
    toEditor: offset => offset - countBelow(pairs, 0, offset),
    // The editor has seen k line ends before the k-th, so that one stands k characters earlier there.
    toRaw: position => position + countBelow(pairs, 1, position),
  }
}

/** The commonest line end of a text, which new lines in it are given; `\n` where it has none. */
export function usualLineEnd(raw: string): '\n' | '\r\n' | '\r' {
  let lf = 0
  let crlf = 0
  let cr = 0
  for (const [end] of raw.matchAll(/\r\n?|\n/g)) {
    if (end === '\n') lf++
    else if (end === '\r') cr++
    else crlf++
  }
  return crlf > lf && crlf >= cr ? '\r\n' : cr > lf ? '\r' : '\n'
}

/**
 * Applies the editor's changes (in order, not overlapping) to the raw text. What no change touches keeps
 * its bytes; inserted lines end as the text's lines usually do.
 */
export function changeRaw(raw: string, changes: readonly Change[]): string {
  if (!raw.includes('\r')) return splice(raw, changes)
  const { toRaw } = offsets(raw)
  const end = usualLineEnd(raw)
  let out = ''
  let at = 0
  const add = (piece: string) => {
    // A lone CR before a lone LF were two line ends, and must not become one: the second is made a CRLF.
    if (piece.startsWith('\n') && out.endsWith('\r')) out += '\r'
    out += piece
  }
  for (const change of changes) {
    add(raw.slice(at, toRaw(change.from)))
    add(change.insert.replaceAll('\n', end))
    at = toRaw(change.to)
  }
  add(raw.slice(at))
  return out
}

/** Applies replacements (in order, not overlapping) to a text as they are. */
export function splice(text: string, changes: readonly Change[]): string {
  let out = ''
  let at = 0
  for (const { from, to, insert } of changes) {
    out += text.slice(at, from) + insert
    at = to
  }
  return out + text.slice(at)
}

/** The raw offset of every CR that an LF follows. */
function carriageReturns(raw: string): number[] {
  const found: number[] = []
  for (let at = raw.indexOf('\r\n'); at >= 0; at = raw.indexOf('\r\n', at + 2)) found.push(at)
  return found
}

/** How many of the sorted `values`, each less `step` times its index, lie below `limit`. */
function countBelow(values: readonly number[], step: 0 | 1, limit: number): number {
  let low = 0
  let high = values.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? Number.POSITIVE_INFINITY) - step * middle < limit) low = middle + 1
    else high = middle
  }
  return low
}
