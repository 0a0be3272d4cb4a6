// Runs the CodeMirror view behind the editor: one view, a state for each file, and the faults in it.
import { isolateHistory, redo, undo } from '@codemirror/commands'
import { Annotation, type EditorState, type StateEffect } from '@codemirror/state'
import { EditorView, type ViewUpdate } from '@codemirror/view'
import { codePointLength } from '../../core/document/text.ts'
import type { Edit, Fault, Fix } from '../../core/fault/fault.ts'
import { safeFixes } from '../../core/fault/fix.ts'
import { light, type Mark, markFaults, marksAtCursor, nextMark } from './marks.ts'
import { movedEdits } from './moved.ts'
import { offsets } from './offsets.ts'
import { editRaw, rawText, replaceRaw } from './raw.ts'
import { fileState } from './state.ts'

/** Where the cursor is (from 1, in code points), and the faults at it and on its line. */
export type Cursor = { line: number; column: number; faults: Fault[]; near: Fault[] }

export type Callbacks = {
  onChange: (text: string) => void
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
  show(path: string, text: string, readOnly: boolean) {
    if (path !== this.#path) this.#open(path, text, readOnly)
    const { state } = this.#view
    if (state.readOnly !== readOnly) this.#view.setState(this.#fresh(path, text, readOnly))
    else if (state.field(rawText) !== text) {
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

  /** Goes to a place that was asked for, once for each `key`. */
  visit({ from, to, key }: { from: number; to: number; key: unknown }) {
    if (key === this.#revealed) return
    this.#revealed = key
    this.reveal(from, to)
    this.focus()
  }

  /** Selects a place, in raw offsets, and brings it into sight. */
  reveal(from: number, to: number) {
    const { state } = this.#view
    const { toEditor } = offsets(state.field(rawText))
    const within = (offset: number) => Math.max(0, Math.min(state.doc.length, toEditor(offset)))
    this.#select(within(from), within(Math.max(from, to)))
  }

  /** Goes to the next fault, or back to the one before; `false` where there is none. */
  toFault(direction: 1 | -1): boolean {
    const mark = nextMark(this.#view.state, direction)
    if (mark) this.#select(mark.from, mark.to)
    return mark !== undefined
  }

  /** Applies replacements given in raw offsets of the text as it stands, as one step of undo. */
  apply(edits: readonly Edit[]) {
    if (this.#view.state.readOnly || edits.length === 0) return
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

  /** Applies every safe fix of the marked faults in one step of undo; says how many. */
  mendAllSafe(): number {
    const fixes = safeFixes(this.#faults, this.#path ?? '')
    const edits = fixes.flatMap(fix => movedEdits(fix.edits, this.#judged, this.text) ?? [])
    this.apply(edits)
    return fixes.length
  }

  undo = () => undo(this.#view)
  redo = () => redo(this.#view)

  /** The text as it stands, with its own line ends. */
  get text(): string {
    return this.#view.state.field(rawText)
  }

  #open(path: string, text: string, readOnly: boolean) {
    if (this.#path !== null) {
      this.#kept.set(this.#path, { state: this.#view.state, scroll: this.#view.scrollSnapshot() })
    }
    const kept = this.#kept.get(path)
    this.#path = path
    this.#view.setState(kept?.state ?? this.#fresh(path, text, readOnly))
    if (kept) this.#view.dispatch({ effects: kept.scroll })
    this.#tellCursor()
  }

  #fresh(path: string, text: string, readOnly: boolean): EditorState {
    return fileState(path, text, readOnly, {
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
      if (!told) this.#callbacks?.onChange(update.state.field(rawText))
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
    const faultsOf = (marks: Mark[]) => [...new Set(marks.map(mark => mark.fault))]
    const [faults, near] = [marksAtCursor(state), marksAtCursor(state, true)].map(faultsOf)
    this.#callbacks?.onCursor({ line: line.number, column, faults: faults ?? [], near: near ?? [] })
  }

  #select(from: number, to: number) {
    this.#view.dispatch({
      selection: { anchor: from, head: to },
      effects: EditorView.scrollIntoView(from, { y: 'center' }),
      userEvent: 'select.reveal',
    })
  }
}
