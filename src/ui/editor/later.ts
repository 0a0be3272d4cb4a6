// Parts of the editor that are loaded when they are first needed, and what stands in for them until then.
import { Compartment, type Extension } from '@codemirror/state'
import { type Command, EditorView, type KeyBinding, keymap } from '@codemirror/view'

/** Loads the part and puts it in place, then does something with it, if the file is still shown. */
type Need<M> = (view: EditorView, then?: (module: M, view: EditorView) => void) => Promise<void>

/** `make` gives the part's extension once its module is there; `waiting` is what asks for it. */
function later<M>(
  load: () => Promise<M>,
  make: (module: M) => Extension,
  waiting: (need: Need<M>) => Extension,
): Extension {
  const place = new Compartment()
  const before = waiting(async (view, then) => {
    const module = await load()
    const now = place.get(view.state)
    if (now === undefined) return
    if (now === before) view.dispatch({ effects: place.reconfigure(make(module)) })
    then?.(module, view)
  })
  return place.of(before)
}

const loadSearch = () => import('./search.ts')
const loadCompletion = () => import('./completion.ts')

/** Told when a part that a person asked for cannot be loaded. */
type Failed = (what: string) => void

/** Search and its keys. */
export function searchLater(failed: Failed): Extension {
  return later(
    loadSearch,
    search => search.panel,
    need => {
      const run =
        (name: keyof Awaited<ReturnType<typeof loadSearch>>['commands']): Command =>
        view => {
          need(view, ({ commands }) => commands[name](view)).catch(() => failed('The search'))
          return true
        }
      const [next, previous] = [run('findNext'), run('findPrevious')]
      const keys: KeyBinding[] = [
        { key: 'Mod-f', run: run('openSearchPanel') },
        { key: 'F3', run: next, shift: previous, preventDefault: true },
        { key: 'Mod-g', run: next, shift: previous, preventDefault: true },
        { key: 'Mod-Shift-l', run: run('selectSelectionMatches') },
        { key: 'Mod-Alt-g', run: run('gotoLine') },
        { key: 'Mod-d', run: run('selectNextOccurrence'), preventDefault: true },
      ]
      return keymap.of(keys)
    },
  )
}

/** The other places of a word that is selected. A comfort: where it cannot be loaded, nothing is said. */
export const selectionMatchesLater: Extension = later(
  loadSearch,
  search => search.selectionMatches,
  need =>
    EditorView.updateListener.of(({ selectionSet, state, view }) => {
      if (selectionSet && !state.selection.main.empty) need(view).catch(() => {})
    }),
)

/** Completion: at the first typing, and by its keys. `paths` are the skill's files. */
export function completionLater(paths: () => readonly string[], failed: Failed): Extension {
  return later(
    loadCompletion,
    completion => completion.completing(paths),
    need => {
      let told = false
      const start: Command = view => {
        need(view, completion => completion.startCompletion(view)).catch(() => failed('Completion'))
        return true
      }
      return [
        keymap.of([
          { key: 'Ctrl-Space', run: start },
          { mac: 'Alt-`', run: start },
          { mac: 'Alt-i', run: start },
        ]),
        EditorView.updateListener.of(({ transactions, view }) => {
          if (told || !transactions.some(transaction => transaction.isUserEvent('input.type'))) return
          need(view, completion => completion.offerTyped(view, paths)).catch(() => {
            if (!told) failed('Completion')
            told = true
          })
        }),
      ]
    },
  )
}
