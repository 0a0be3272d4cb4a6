// Search in the editor: the panel, its keys, and the other places of what is selected. Loaded by itself.
import {
  findNext,
  findPrevious,
  gotoLine,
  highlightSelectionMatches,
  openSearchPanel,
  search,
  searchKeymap,
  selectNextOccurrence,
  selectSelectionMatches,
} from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'

/** What the panel says, in sentence case as everything here. */
const phrases = {
  next: 'Next',
  previous: 'Previous',
  all: 'Select all',
  'match case': 'Match case',
  regexp: 'Regular expression',
  'by word': 'Whole words',
  replace: 'Replace',
  'replace all': 'Replace all',
  close: 'Close',
}

const look = EditorView.theme({
  '.cm-panels': { background: 'var(--surface)', color: 'var(--text)' },
  '.cm-panels.cm-panels-top': { borderBottom: '1px solid var(--line)' },
  '.cm-panel.cm-search': { font: 'var(--type)', padding: 'var(--unit) var(--four) var(--unit) var(--unit)' },
  '.cm-panel.cm-search label': { fontSize: '14px' },
  '.cm-panel.cm-search [name=close]': { color: 'var(--text)', fontSize: '20px', top: '4px', right: '8px' },
  '.cm-textfield': {
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    background: 'var(--bg)',
    font: 'var(--code)',
    fontSize: '13px',
    padding: '3px var(--half)',
  },
  '.cm-button': {
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    background: 'var(--raised)',
    backgroundImage: 'none',
    font: 'var(--type)',
    fontSize: '14px',
    padding: '1px var(--unit)',
  },
  'button:focus-visible, input:focus-visible': { outline: 'var(--focus)', outlineOffset: '1px' },
  '.cm-searchMatch': { backgroundColor: 'var(--warning-tint)', outline: '1px solid var(--warning)' },
  '.cm-searchMatch-selected': { backgroundColor: 'var(--selected)', outline: '2px solid var(--accent)' },
})

/** The search panel over the text, and its keys. */
export const panel: Extension = [
  search({ top: true }),
  EditorState.phrases.of(phrases),
  keymap.of(searchKeymap),
  look,
]

/** Marks what equals the selected word. */
export const selectionMatches: Extension = [
  highlightSelectionMatches({ minSelectionLength: 3, wholeWords: true }),
  EditorView.theme({ '.cm-selectionMatch': { backgroundColor: 'var(--hover)' } }),
]

/** What the keys of the search do. */
export const commands = {
  findNext,
  findPrevious,
  gotoLine,
  openSearchPanel,
  selectNextOccurrence,
  selectSelectionMatches,
}
