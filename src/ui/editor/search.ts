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
import { keymap } from '@codemirror/view'

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

/** The search panel over the text, and its keys. */
export const panel: Extension = [
  search({ top: true }),
  EditorState.phrases.of(phrases),
  keymap.of(searchKeymap),
]

/** Marks what equals the selected word. */
export const selectionMatches: Extension = highlightSelectionMatches({
  minSelectionLength: 3,
  wholeWords: true,
})

/** What the keys of the search do. */
export const commands = {
  findNext,
  findPrevious,
  gotoLine,
  openSearchPanel,
  selectNextOccurrence,
  selectSelectionMatches,
}
