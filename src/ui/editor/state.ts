// Makes the editor's state for one file: its text, language, keys and looks.
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { bracketMatching, codeFolding, foldGutter, foldKeymap } from '@codemirror/language'
import { Compartment, EditorState, type Extension, Prec } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  type ViewUpdate,
} from '@codemirror/view'
import { normalLineEnds } from '../../core/document/text.ts'
import { bulb } from './bulb.ts'
import { visibleCharacters } from './invisible.ts'
import { skillLanguage } from './language.ts'
import { completionLater, searchLater, selectionMatchesLater } from './later.ts'
import { whyPlain } from './limits.ts'
import { markSigns } from './mark-signs.ts'
import { faultMarks } from './marks.ts'
import { rawText } from './raw.ts'
import { theme } from './theme.ts'

/** What a state calls back. They are asked each time, so that they may change while the state lives. */
export type Hooks = {
  onUpdate: (update: ViewUpdate) => void
  /** Shows the fixes at the cursor; `false` where there are none. */
  openFixes: () => boolean
  /** Goes to the next or the previous fault; `false` where there is none. */
  toFault: (direction: 1 | -1) => boolean
  /** The skill's files, for completion. */
  paths: () => readonly string[]
  /** Says that a part of the editor that was asked for could not be loaded. */
  notLoaded: (what: string) => void
}

/** The state of a file with the text `raw`, shown as Markdown unless its name or size says otherwise. */
export function fileState(path: string, raw: string, hooks: Hooks): EditorState {
  const rich = new Compartment()
  const comfort = comforts(path, hooks)
  return EditorState.create({
    doc: normalLineEnds(raw),
    extensions: [
      rawText.init(() => raw),
      EditorView.contentAttributes.of({
        'aria-label': `Editor: ${path}`,
        spellcheck: 'false',
        tabindex: '0',
      }),
      EditorView.updateListener.of(hooks.onUpdate),
      base(hooks),
      rich.of(whyPlain(raw) === null ? comfort : []),
      // A paste can make a file huge; only one that could is measured.
      EditorState.transactionExtender.of(transaction => {
        if (transaction.newDoc.length < transaction.startState.doc.length + growth) return null
        if (whyPlain(transaction.newDoc.toString()) === null) return null
        return { effects: rich.reconfigure([]) }
      }),
    ],
  })
}

/** From how many new UTF-16 units on a change is measured. */
const growth = 10_000

function base(hooks: Hooks): Extension {
  return [
    history(),
    drawSelection(),
    bulb(hooks.openFixes),
    faultMarks,
    markSigns,
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    visibleCharacters,
    Prec.high(
      keymap.of([
        { key: 'Mod-.', run: hooks.openFixes },
        { key: 'F8', run: () => hooks.toFault(1), shift: () => hooks.toFault(-1) },
      ]),
    ),
    keymap.of([...defaultKeymap, ...historyKeymap]),
    searchLater(hooks.notLoaded),
    theme,
  ]
}

function comforts(path: string, hooks: Hooks): Extension {
  const markdown = /\.(?:md|markdown)$/i.test(path)
  return [
    EditorView.lineWrapping,
    bracketMatching(),
    codeFolding(),
    foldGutter(),
    keymap.of(foldKeymap),
    selectionMatchesLater,
    markdown ? [skillLanguage, completionLater(hooks.paths, hooks.notLoaded)] : [],
  ]
}
