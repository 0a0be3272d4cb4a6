// Marks faults in the text, follows them through its changes, and finds them again at the cursor.
import { type EditorState, StateEffect, StateField, type TransactionSpec } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view'
import type { Fault, Fix, Severity } from '../../core/fault/fault.ts'
import { changeBetween } from './moved.ts'
import { offsets } from './offsets.ts'
import { rawText } from './raw.ts'

/** A fault and where it stands now, in editor positions; `also` marks its further places. */
export type Mark = { fault: Fault; from: number; to: number; also: boolean }

/** New marks in place of all before; `onFix` is what a fix's button does where a mark tells of itself. */
export const setMarks = StateEffect.define<{ marks: readonly Mark[]; onFix: (fix: Fix) => void }>()

/** A mark without a width: a small sign below the line. */
class Point extends WidgetType {
  readonly severity: Severity
  constructor(severity: Severity) {
    super()
    this.severity = severity
  }
  override eq(other: Point) {
    return other.severity === this.severity
  }
  override toDOM() {
    const point = document.createElement('span')
    point.className = `cm-lintPoint cm-lintPoint-${this.severity}`
    return point
  }
}

const marked = StateField.define<{ set: DecorationSet; onFix: (fix: Fix) => void }>({
  create: () => ({ set: Decoration.none, onFix: () => {} }),
  update(value, { changes, docChanged, effects, state }) {
    let next = docChanged ? { ...value, set: value.set.map(changes) } : value
    for (const effect of effects) {
      if (!effect.is(setMarks)) continue
      const ranges = effect.value.marks.map(mark => decorated(state, mark))
      next = { set: Decoration.set(ranges, true), onFix: effect.value.onFix }
    }
    return next
  },
  provide: field => EditorView.decorations.from(field, ({ set }) => set),
})

function decorated({ doc }: EditorState, { fault, from, to, also }: Mark) {
  // A line end has no width either.
  const isPoint = to - from < 3 && /^\n*$/.test(doc.sliceString(from, to))
  return isPoint
    ? Decoration.widget({ widget: new Point(fault.severity), fault, also }).range(from)
    : Decoration.mark({ class: `cm-lintRange cm-lintRange-${fault.severity}`, fault, also }).range(from, to)
}

/**
 * Marks these faults of the text `judged`, which the document may have left behind already; `onFix` is what
 * a fix's button in the tooltip does.
 */
export function markFaults(
  state: EditorState,
  faults: readonly Fault[],
  judged: string,
  onFix: (fix: Fix) => void,
): TransactionSpec {
  const raw = state.field(rawText)
  const { toEditor } = offsets(raw)
  const { place } = changeBetween(judged, raw)
  const within = (offset: number) => Math.max(0, Math.min(state.doc.length, toEditor(place(offset))))
  const marks = faults.flatMap(fault =>
    [fault, ...(fault.also ?? [])].map(({ from, to }, nth) => ({
      fault,
      from: within(from),
      to: within(Math.max(from, to)),
      also: nth > 0,
    })),
  )
  return { effects: setMarks.of({ marks, onFix }) }
}

/** Every marked fault in the order of its places, each with where it stands now. */
export function marksOf(state: EditorState): Mark[] {
  const marks: Mark[] = []
  const { set } = state.field(marked)
  for (const at = set.iter(); at.value; at.next()) {
    // Every mark is made by `decorated`, which gives it these.
    const { fault, also }: Pick<Mark, 'fault' | 'also'> = at.value.spec
    marks.push({ fault, from: at.from, to: at.to, also })
  }
  return marks.sort((a, b) => a.from - b.from || a.to - b.to)
}

/** What a fix's button does, for the marks that are shown. */
export const fixerOf = (state: EditorState) => state.field(marked).onFix

/** The faults at the cursor, the narrowest first; `line` takes those of its whole line in after them. */
export function marksAtCursor(state: EditorState, line = false): Mark[] {
  const { head } = state.selection.main
  const { from, to } = state.doc.lineAt(head)
  const marks = marksOf(state)
  const at = marks
    .filter(mark => mark.from <= head && head <= mark.to)
    .sort((a, b) => a.to - a.from - (b.to - b.from))
  if (!line) return at
  return [...at, ...marks.filter(mark => mark.from <= to && mark.to >= from && !at.includes(mark))]
}

/**
 * Where the next fault stands, or the one before, going round at the ends: each fault once, whatever its further
 * places. `last` is the fault gone to before; as long as the cursor is at it, it tells apart those of one place.
 */
export function nextMark(state: EditorState, direction: 1 | -1, last: Fault | null): Mark | undefined {
  const marks = marksOf(state).filter(mark => !mark.also)
  const { head } = state.selection.main
  const at = marks.findIndex(mark => mark.fault === last && mark.from === head)
  if (at !== -1) return marks.at((at + direction) % marks.length)
  return direction > 0
    ? (marks.find(mark => mark.from > head) ?? marks[0])
    : (marks.findLast(mark => mark.from < head) ?? marks.at(-1))
}

const setLit = StateEffect.define<{ from: number; to: number } | null>()

const lit = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, transaction) {
    let next = marks.map(transaction.changes)
    for (const effect of transaction.effects) {
      if (effect.is(setLit)) next = effect.value ? litAt(transaction.state, effect.value) : Decoration.none
    }
    return next
  },
  provide: field => EditorView.decorations.from(field),
})

function litAt(state: EditorState, place: { from: number; to: number }): DecorationSet {
  const line = Decoration.line({ class: 'cm-lit-line' }).range(state.doc.lineAt(place.from).from)
  if (place.from >= place.to) return Decoration.set(line)
  return Decoration.set([line, Decoration.mark({ class: 'cm-lit' }).range(place.from, place.to)])
}

/** Lights one fault's place, or none. */
export function light(state: EditorState, fault: Fault | null): TransactionSpec {
  const { toEditor } = offsets(state.field(rawText))
  const within = (offset: number) => Math.max(0, Math.min(state.doc.length, toEditor(offset)))
  return {
    effects: setLit.of(fault && { from: within(fault.from), to: within(Math.max(fault.from, fault.to)) }),
  }
}

/** What an editor needs in order to mark faults. */
export const faultMarks = [marked, lit]
