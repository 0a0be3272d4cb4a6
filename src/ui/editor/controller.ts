// Runs the CodeMirror view behind the editor: one view, a state for each file, and the faults in it.
import { isolateHistory } from '@codemirror/commands'
import { Annotation, type EditorState, type StateEffect } from '@codemirror/state'
import { EditorView, type ViewUpdate } from '@codemirror/view'
import { codePointLength } from '../../core/document/text.ts'
import type { Edit, Fault, Fix } from '../../core/fault/fault.ts'
import { light, type Mark, markFaults, marksAtCursor, nextMark } from './marks.ts'
import { movedEdits } from './moved.ts'
import { offsets } from './offsets.ts'
import { editRaw, rawText, replaceRaw } from './raw.ts'
import { fileState } from './state.ts'

/** Where the cursor is (from 1, in code points), and the faults at it and on its line. */
export type Cursor = { line: number; column: number; faults: Fault[]; near: Fault[] }

export type Callbacks = {
  onChange: (path: string, text: string) => void
  onCursor: (cursor: Cursor) => void
  /** Shows the fixes at the cursor; `false` where there are none. */
  onOpenFixes: () => boolean
  /** A fix that another file takes part in. */
  onFix: (fix: Fix) => void
  paths: () => readonly string[]
  /** A part of the editor could not be loaded. */
  onNotLoaded: (what: string) => void
}

/** A text that came from outside, and so is not told to the outside again. */
const external = Annotation.define<boolean>()

/** The editor, apart from where it is shown: taken out of the page and put back it is as it was left. */
export class EditorController {
  readonly #host = document.createElement('div')
  readonly #view: EditorView
  #callbacks: Callbacks | null = null
  #session: unknown
  #revealed: unknown
  /** The fault that was gone to last. */
  #last: Fault | null = null
  #scroll: StateEffect<unknown> | null = null
  readonly #kept = new Map<string, { state: EditorState; scroll: StateEffect<unknown> }>()
  #path: string | null = null
  #faults: readonly Fault[] = []
  /** The text that the faults and their fixes speak of. */
  #judged = ''

  /** Mounts the view in a shadow root: there its styles need no exception from the page's policy. */
  constructor() {
    this.#host.className = 'editor-root'
    const root = this.#host.attachShadow({ mode: 'open' })
    this.#view = new EditorView({ parent: root, root })
  }

  /** Puts the editor into a place of the page. */
  attach(place: Element, callbacks: Callbacks) {
    this.#callbacks = callbacks
    place.append(this.#host)
    if (this.#path === null) return
    if (this.#scroll) this.#view.dispatch({ effects: this.#scroll })
    this.#tellCursor()
  }

  /** Takes it out again. */
  detach() {
    this.#scroll = this.#view.scrollSnapshot()
    this.#callbacks = null
    this.#host.remove()
  }

  /** Shows a file. Its undo history, selection and scroll position are those it was left with. */
  show(path: string, text: string) {
    if (path !== this.#path) this.#open(path, text)
    const { state } = this.#view
    if (state.field(rawText) !== text) {
      this.#view.dispatch(replaceRaw(state, text), {
        annotations: [external.of(true), isolateHistory.of('full')],
      })
    }
  }

  /** Says what is open; when that is something else than before, every file's history is forgotten. */
  begin(session: unknown) {
    if (session === this.#session) return
    this.#session = session
    this.#kept.clear()
    this.#path = null
  }

  /** Marks the faults of the text `judged`, from which the one shown may have moved on. */
  mark(faults: readonly Fault[], judged: string) {
    this.#faults = faults
    this.#judged = judged
    this.#view.dispatch(markFaults(this.#view.state, faults, judged, fix => this.applyFix(fix)))
  }

  light(fault: Fault | null) {
    this.#view.dispatch(light(this.#view.state, fault))
  }

  focus() {
    this.#view.focus()
  }

  /**
   * Goes to a place that was asked for, in raw offsets, once for each `key`. Nothing is selected: what is typed
   * next replaces nothing.
   */
  visit({ from, to, key }: { from: number; to: number; key: unknown }) {
    if (key === this.#revealed) return
    this.#revealed = key
    this.#last = this.#faults.find(fault => fault.from === from && fault.to === to) ?? null
    const { state } = this.#view
    const { toEditor } = offsets(state.field(rawText))
    this.#goTo(Math.max(0, Math.min(state.doc.length, toEditor(from))))
    this.focus()
  }

  /** Goes to the next fault, or back to the one before; `false` where there is none. */
  toFault(direction: 1 | -1): boolean {
    const mark = nextMark(this.#view.state, direction, this.#last)
    if (!mark) return false
    this.#last = mark.fault
    this.#goTo(mark.from)
    return true
  }

  /** Applies replacements given in raw offsets of the text as it stands, as one step of undo. */
  apply(edits: readonly Edit[]) {
    if (edits.length === 0) return
    this.#view.dispatch(editRaw(this.#view.state, edits), {
      annotations: isolateHistory.of('full'),
      userEvent: 'input.fix',
      scrollIntoView: true,
    })
  }

  /** Applies a fix of a marked fault; `false` where its place has been edited since. */
  applyFix(fix: Fix): boolean {
    if (fix.edits.some(edit => edit.path !== this.#path)) {
      this.#callbacks?.onFix(fix)
      return true
    }
    const edits = movedEdits(fix.edits, this.#judged, this.text)
    if (edits) this.apply(edits)
    return edits !== null
  }

  /** The text as it stands, with its own line ends. */
  get text(): string {
    return this.#view.state.field(rawText)
  }

  #open(path: string, text: string) {
    if (this.#path !== null) {
      this.#kept.set(this.#path, { state: this.#view.state, scroll: this.#view.scrollSnapshot() })
    }
    const kept = this.#kept.get(path)
    this.#path = path
    this.#set(kept?.state ?? this.#fresh(path, text))
    if (kept) this.#view.dispatch({ effects: kept.scroll })
    this.#tellCursor()
  }

  /** Selecting ends a completion that is under way; left alone, it would look for itself in the other state. */
  #set(state: EditorState) {
    this.#view.dispatch({ selection: this.#view.state.selection })
    this.#view.setState(state)
  }

  #fresh(path: string, text: string): EditorState {
    return fileState(path, text, {
      onUpdate: update => this.#onUpdate(update),
      openFixes: () => this.#callbacks?.onOpenFixes() ?? false,
      toFault: direction => this.toFault(direction),
      paths: () => this.#callbacks?.paths() ?? [],
      notLoaded: what => this.#callbacks?.onNotLoaded(what),
    })
  }

  #onUpdate(update: ViewUpdate) {
    if (update.docChanged) {
      const told = update.transactions.every(transaction => transaction.annotation(external))
      if (!told && this.#path !== null) this.#callbacks?.onChange(this.#path, update.state.field(rawText))
    }
    if (update.docChanged || update.selectionSet || update.transactions.some(tr => tr.effects.length > 0)) {
      this.#tellCursor()
    }
  }

  #tellCursor() {
    const { state } = this.#view
    const { head } = state.selection.main
    const line = state.doc.lineAt(head)
    const before = line.text.slice(0, head - line.from)
    // As everywhere, a byte order mark at the very start takes no column.
    const column = codePointLength(before) + (line.number === 1 && before.startsWith('\ufeff') ? 0 : 1)
    // The fault that was gone to comes before others of its place.
    const faultsOf = (marks: Mark[]) => {
      const gone = marks.find(mark => mark.fault === this.#last && mark.from === head)
      return [...new Set([...(gone ? [gone] : []), ...marks].map(mark => mark.fault))]
    }
    const [faults, near] = [marksAtCursor(state), marksAtCursor(state, true)].map(faultsOf)
    this.#callbacks?.onCursor({ line: line.number, column, faults: faults ?? [], near: near ?? [] })
  }

  #goTo(position: number) {
    this.#view.dispatch({
      selection: { anchor: position },
      effects: EditorView.scrollIntoView(position, { y: 'center' }),
      userEvent: 'select.reveal',
    })
  }
}
