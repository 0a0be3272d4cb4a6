// Shows faults in the editor: marks, gutter signs, what hovering says; and finds them again at the cursor.
import { type Diagnostic, forEachDiagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { type EditorState, StateEffect, StateField, type TransactionSpec } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import type { Fault, Fix, Severity } from '../../core/fault/fault.ts'
import { wordsOf } from '../../core/fault/words.ts'
import { changeBetween } from './moved.ts'
import { offsets } from './offsets.ts'
import { rawText } from './raw.ts'

/** A fault and where it stands now, in editor positions. */
export type Mark = { fault: Fault; from: number; to: number }

const words: Record<Severity, string> = { error: 'Error', warning: 'Warning', info: 'Note' }
const faultOf = new WeakMap<Diagnostic, Fault>()

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
  const diagnostics = faults.flatMap(fault =>
    [fault, ...(fault.also ?? [])].map((place): Diagnostic => {
      const diagnostic: Diagnostic = {
        from: within(place.from),
        to: within(Math.max(place.from, place.to)),
        severity: fault.severity,
        message: wordsOf(fault),
        renderMessage: () => sentence(fault),
        actions: (fault.fix ?? []).map(fix => ({ name: fix.title, apply: () => onFix(fix) })),
      }
      faultOf.set(diagnostic, fault)
      return diagnostic
    }),
  )
  return setDiagnostics(
    state,
    diagnostics.sort((a, b) => a.from - b.from),
  )
}

function sentence(fault: Fault): Node {
  const text = document.createElement('span')
  const word = document.createElement('b')
  word.textContent = `${words[fault.severity]}: `
  text.append(word, wordsOf(fault))
  return text
}

/** Every marked fault in the order of its places, each with where it stands now. */
export function marksOf(state: EditorState): Mark[] {
  const marks: Mark[] = []
  forEachDiagnostic(state, (diagnostic, from, to) => {
    const fault = faultOf.get(diagnostic)
    if (fault) marks.push({ fault, from, to })
  })
  return marks.sort((a, b) => a.from - b.from || a.to - b.to)
}

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

/** The mark after the cursor, or before it, going round at the ends. */
export function nextMark(state: EditorState, direction: 1 | -1): Mark | undefined {
  const marks = marksOf(state)
  const { from, to } = state.selection.main
  if (direction > 0)
    return marks.find(mark => mark.from > from || (mark.from === from && mark.to > to)) ?? marks[0]
  const before = (mark: Mark) => mark.from < from || (mark.from === from && mark.to < to)
  return marks.filter(before).at(-1) ?? marks.at(-1)
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

/** What an editor needs in order to show faults. */
export const faultMarks = [lintGutter(), lit]
