// Tells of the faults that are marked: a tooltip where one hovers over a mark, and a sign in the gutter of its line.
import { RangeSet, StateField } from '@codemirror/state'
import { GutterMarker, gutter, hoverTooltip } from '@codemirror/view'
import type { Fix, Severity } from '../../core/fault/fault.ts'
import { wordsOf } from '../../core/fault/words.ts'
import { fixerOf, type Mark, marksOf, setMarks } from './marks.ts'

const words: Record<Severity, string> = { error: 'Error', warning: 'Warning', info: 'Note' }
/** The worst first. */
const severities: readonly Severity[] = ['error', 'warning', 'info']

const tooltip = hoverTooltip(
  ({ state }, pos, side) => {
    const found = marksOf(state).filter(({ from, to }) => {
      if (pos < from || pos > to) return false
      return from === to || (side > 0 ? pos < to : pos > from)
    })
    if (found.length === 0) return null
    return {
      pos: Math.max(...found.map(mark => mark.from)),
      end: Math.min(...found.map(mark => mark.to)),
      above: true,
      create: () => ({ dom: told(found, fixerOf(state)) }),
    }
  },
  {
    hideOn: ({ changes, effects, startState }, { pos }) => {
      const { from, to } = startState.doc.lineAt(pos)
      return effects.some(effect => effect.is(setMarks)) || Boolean(changes.touchesRange(from, to))
    },
  },
)

function told(marks: readonly Mark[], onFix: (fix: Fix) => void): HTMLElement {
  const list = document.createElement('ul')
  list.className = 'cm-tooltip-lint'
  for (const fault of new Set(marks.map(mark => mark.fault))) {
    const item = document.createElement('li')
    item.className = `cm-diagnostic cm-diagnostic-${fault.severity}`
    const text = document.createElement('span')
    text.className = 'cm-diagnosticText'
    const word = document.createElement('b')
    word.textContent = `${words[fault.severity]}: `
    text.append(word, wordsOf(fault))
    item.append(text)
    for (const fix of fault.fix ?? []) item.append(button(fix, onFix))
    list.append(item)
  }
  return list
}

function button(fix: Fix, onFix: (fix: Fix) => void): Node {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = 'cm-diagnosticAction'
  made.textContent = fix.title
  // The text keeps the focus.
  made.addEventListener('mousedown', event => event.preventDefault())
  made.addEventListener('click', () => onFix(fix))
  return made
}

/** The worst of a line's faults, by shape and colour; hovered, it says all of them. */
class Sign extends GutterMarker {
  readonly severity: Severity
  readonly says: string
  constructor(marks: readonly Mark[]) {
    super()
    const faults = [...new Set(marks.map(mark => mark.fault))]
    this.severity = severities.find(each => faults.some(fault => fault.severity === each)) ?? 'info'
    this.says = faults.map(fault => `${words[fault.severity]}: ${wordsOf(fault)}`).join('\n')
  }
  override eq(other: Sign) {
    return other.severity === this.severity && other.says === this.says
  }
  override toDOM() {
    const sign = document.createElement('div')
    sign.className = `cm-lint-marker cm-lint-marker-${this.severity}`
    sign.title = this.says
    return sign
  }
}

const signs = StateField.define<RangeSet<Sign>>({
  create: () => RangeSet.empty,
  update(value, { changes, effects, state }) {
    let next = value.map(changes)
    for (const effect of effects) {
      if (!effect.is(setMarks)) continue
      const lines = new Map<number, Mark[]>()
      for (const mark of effect.value.marks) {
        const { from } = state.doc.lineAt(mark.from)
        const line = lines.get(from)
        if (line) line.push(mark)
        else lines.set(from, [mark])
      }
      next = RangeSet.of(
        [...lines].map(([from, marks]) => new Sign(marks).range(from)),
        true,
      )
    }
    return next
  },
})

/** The tooltip and the gutter. */
export const markSigns = [
  signs,
  gutter({ class: 'cm-gutter-lint', markers: ({ state }) => state.field(signs) }),
  tooltip,
]
