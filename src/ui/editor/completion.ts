// Completion in the editor: its list and its keys. Loaded by itself.
import { autocompletion, CompletionContext, startCompletion } from '@codemirror/autocomplete'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { completeSkill } from './complete.ts'

export { startCompletion }

const look = EditorView.theme({
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { font: 'var(--code)', maxHeight: '240px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '2px var(--unit)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    background: 'var(--selected)',
    color: 'var(--text)',
  },
  '.cm-completionDetail': { color: 'var(--muted)', fontStyle: 'normal', font: 'var(--type)' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
})

/** Completion of a skill's document; `paths` are the skill's files. */
export function completing(paths: () => readonly string[]): Extension {
  return [autocompletion({ icons: false, override: [completeSkill(paths)] }), look]
}

/** Shows what there is for the text that was typed before completion was there. */
export function offerTyped(view: EditorView, paths: () => readonly string[]): void {
  const { state } = view
  const context = new CompletionContext(state, state.selection.main.head, false)
  if (completeSkill(paths)(context)) startCompletion(view)
}
