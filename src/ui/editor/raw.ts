// Keeps a file's raw text beside the editor's document, so that what was not edited keeps its bytes.
import { type EditorState, StateEffect, StateField, type Text, type TransactionSpec } from '@codemirror/state'
import { normalLineEnds } from '../../core/document/text.ts'
import { changeBetween } from './moved.ts'
import { type Change, changeRaw, offsets, splice } from './offsets.ts'

/** Sets the raw text outright; its lines must be the document's. */
const setRaw = StateEffect.define<string>()

/** The file's text with its own line ends, after every transaction. */
export const rawText = StateField.define<string>({
  create: state => state.doc.toString(),
  update(raw, transaction) {
    for (const effect of transaction.effects) if (effect.is(setRaw)) return effect.value
    if (!transaction.docChanged) return raw
    const changes: Change[] = []
    transaction.changes.iterChanges((from, to, _fromB, _toB, inserted) =>
      changes.push({ from, to, insert: inserted.toString() }),
    )
    return changeRaw(raw, changes)
  },
})

/** Replacements given in raw offsets as one transaction; sorted here, and must not overlap. */
export function editRaw(state: EditorState, edits: readonly Change[]): TransactionSpec {
  const raw = state.field(rawText)
  const sorted = [...edits].sort((a, b) => a.from - b.from || a.to - b.to)
  const next = splice(raw, sorted)
  const { toEditor } = offsets(raw)
  const changes = sorted.map(({ from, to, insert }) => ({
    from: toEditor(from),
    to: toEditor(to),
    insert: normalLineEnds(insert),
  }))
  // An edit of one half of a CRLF has no place of its own in the editor: then the difference decides.
  if (splice(state.doc.toString(), changes) !== normalLineEnds(next)) return replaceRaw(state, next)
  return { changes, effects: setRaw.of(next) }
}

/** Makes the document another text, changing no more of it than differs; the cursor stays in its line and column. */
export function replaceRaw(state: EditorState, next: string): TransactionSpec {
  const before = state.doc.toString()
  const after = normalLineEnds(next)
  const { from, to, insert } = changeBetween(before, after)
  const changes = state.changes({ from, to, insert })
  const anchor = samePlace(state, changes.apply(state.doc))
  return { changes, selection: { anchor }, effects: setRaw.of(next) }
}

/** The cursor's line and column in another text, as far as that has them. */
function samePlace({ doc, selection }: EditorState, other: Text): number {
  const line = doc.lineAt(selection.main.head)
  const there = other.line(Math.min(line.number, other.lines))
  return Math.min(there.from + selection.main.head - line.from, there.to)
}
