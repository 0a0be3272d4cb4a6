// The light bulb: a button in the gutter of the cursor's line where a fault there has a fix.

import { setDiagnosticsEffect } from '@codemirror/lint'
import { type Extension, RangeSet } from '@codemirror/state'
import { type EditorView, GutterMarker, gutter } from '@codemirror/view'
import { marksAtCursor } from './marks.ts'

class Bulb extends GutterMarker {
  readonly open: () => void
  constructor(open: () => void) {
    super()
    this.open = open
  }
  override eq(other: Bulb) {
    return other.open === this.open
  }
  override toDOM() {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'cm-bulb'
    button.textContent = '\u2726'
    button.title = 'Fix this line (Ctrl+. or ⌘.)'
    button.setAttribute('aria-label', 'Fix this line')
    // The keyboard has its own way (Mod+.), and Tab leaves the editor.
    button.tabIndex = -1
    button.addEventListener('mousedown', event => event.preventDefault())
    button.addEventListener('click', this.open)
    return button
  }
}

/** The bulb's gutter; `open` shows the fixes. */
export function bulb(open: () => void): Extension {
  const marker = new Bulb(open)
  return gutter({
    class: 'cm-gutter-bulb',
    markers: (view: EditorView) => {
      const fixable = marksAtCursor(view.state, true).some(mark => mark.fault.fix?.length)
      const line = view.state.doc.lineAt(view.state.selection.main.head)
      return fixable ? RangeSet.of(marker.range(line.from)) : RangeSet.empty
    },
    lineMarkerChange: update =>
      update.selectionSet ||
      update.transactions.some(tr => tr.effects.some(effect => effect.is(setDiagnosticsEffect))),
  })
}
