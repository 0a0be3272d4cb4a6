// The light bulb: a button in the gutter of the cursor's line where a fault there has a fix.

import { type Extension, RangeSet } from '@codemirror/state'
import { type EditorView, GutterMarker, gutter } from '@codemirror/view'
import { marksAtCursor, setMarks } from './marks.ts'

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
    button.append(drawing())
    button.title = 'Fix this line (Ctrl+. or ⌘.)'
    button.setAttribute('aria-label', 'Fix this line')
    // The keyboard has its own way (Mod+.), and Tab leaves the editor.
    button.tabIndex = -1
    button.addEventListener('mousedown', event => event.preventDefault())
    button.addEventListener('click', this.open)
    return button
  }
}

/** The bulb on a 16 px grid, in the colour of the text. */
function drawing(): SVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  const path = document.createElementNS(space, 'path')
  svg.setAttribute('viewBox', '0 0 16 16')
  svg.setAttribute('aria-hidden', 'true')
  path.setAttribute('d', 'M5.5 11a5 5 0 1 1 5 0v1.5h-5zM6 14.75h4')
  path.setAttribute('fill', 'none')
  path.setAttribute('stroke', 'currentColor')
  path.setAttribute('stroke-width', '1.5')
  svg.append(path)
  return svg
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
      update.selectionSet || update.transactions.some(tr => tr.effects.some(effect => effect.is(setMarks))),
  })
}
