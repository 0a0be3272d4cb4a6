// Cuts a pasted answer into what is shown of it: the calls and what was mended in them, with the text around.

/** A place in the answer and what it is. */
export type Marked = { kind: 'call' | 'repair'; from: number; to: number }

/** A stretch to show; a `gap` stands for text that is left out, and says how much. */
export type Stretch = { kind: 'text' | 'call' | 'repair'; text: string } | { kind: 'gap'; length: number }

/** UTF-16 units of the text around a call that are shown, and of a call before its middle is left out. */
const around = 160
const inside = 4000

/** The stretches, in order. Repairs lie within calls, or just after the text's end where something was missing. */
export function excerpt(text: string, marks: readonly Marked[]): Stretch[] {
  const kinds = kindAt(text.length, marks.slice(0, 500))
  const stretches: Stretch[] = []
  for (const [i, run] of kinds.entries()) {
    const piece = text.slice(run.from, run.to)
    const first = i === 0
    const last = i === kinds.length - 1
    if (run.kind !== 'text') {
      const [start, left, end] = shorten(piece, inside / 2, inside / 2)
      add(stretches, run.kind, start, left, end)
    } else {
      // Nothing is marked before the first stretch or after the last one.
      const [start, left, end] = shorten(piece, first && !last ? 0 : around, last && !first ? 0 : around)
      add(stretches, 'text', start, left, end)
    }
  }
  return stretches
}

function add(to: Stretch[], kind: 'text' | 'call' | 'repair', start: string, left: number, end: string) {
  if (start) to.push({ kind, text: start })
  if (left > 0) to.push({ kind: 'gap', length: left })
  if (end) to.push({ kind, text: end })
}

function shorten(text: string, head: number, tail: number): [start: string, left: number, end: string] {
  if (text.length <= head + tail + 40) return [text, 0, '']
  return [text.slice(0, head), text.length - head - tail, tail ? text.slice(-tail) : '']
}

type Run = { kind: 'text' | 'call' | 'repair'; from: number; to: number }

/** The text as runs of one kind; a repair within a call wins over it. */
function kindAt(length: number, marks: readonly Marked[]): Run[] {
  const cuts = new Set([0, length])
  for (const { from, to } of marks) cuts.add(Math.min(from, length)).add(Math.min(to, length))
  const sorted = [...cuts].sort((a, b) => a - b)
  const runs: Run[] = []
  for (let i = 0; i + 1 < sorted.length; i++) {
    const from = sorted[i] ?? 0
    const to = sorted[i + 1] ?? length
    const over = marks.filter(mark => mark.from <= from && mark.to >= to)
    const kind = over.some(mark => mark.kind === 'repair') ? 'repair' : over.length > 0 ? 'call' : 'text'
    const last = runs.at(-1)
    if (last?.kind === kind) last.to = to
    else runs.push({ kind, from, to })
  }
  return runs
}
