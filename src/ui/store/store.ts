// The store, and the one gateway through which the work changes: saving and checking follow from it.
import { createStore } from 'zustand/vanilla'
import type { Edit, Fix } from '../../core/fault/fault.ts'
import { skillAround } from './select.ts'
import { initialState, type NoticeEntry, type State, type ViewSlice } from './state.ts'
import { editsNow, type Work, withEdits, withText } from './work.ts'

export type Store = ReturnType<typeof makeStore>

/** A store, as the page has one and each test its own. */
export function makeStore(start: Partial<State> = {}) {
  const store = createStore<State>(() => ({ ...initialState, ...start }))
  const { getState: get, setState: set } = store

  const show = (work: Work, back: Work | null) => {
    const session = get().session + 1
    set({ work, session, back, report: null, checked: null, check: 'checking', lit: null, reveal: null })
  }

  const actions = {
    /** The gateway. Everything that changes the work goes through here. */
    change(patch: Partial<Work>): void {
      const work = { ...get().work, ...patch }
      // A stranger's work that is edited becomes one's own; the draft before it stays where it was.
      if ((patch.files || patch.answer !== undefined) && !patch.origin) work.origin = 'own'
      set({ work })
    },

    /** Puts other work in place, with the way back in the notice. */
    replace(work: Work, said: string): void {
      const before = get()
      show(work, before.back)
      actions.notify({
        key: 'replaced',
        text: said,
        severity: 'info',
        action: { label: 'Undo', onSelect: () => actions.restore(before) },
      })
    },

    /** Shows a link's work; `back` is the way to the draft, which is untouched. */
    showLinked(work: Work, back: Work): void {
      show({ ...work, origin: 'link' }, back)
    },

    /** Goes back to the work of an earlier state. */
    restore({ work, back }: Pick<State, 'work' | 'back'>): void {
      show(work, back)
      actions.dismiss('replaced')
    },

    /** What was typed into a file: the one that the editor had, which need not be the one that is open by now. */
    type(path: string, text: string): void {
      const { files } = get().work
      const after = files.has(path) ? withText(files, path, text) : files
      if (after !== files) actions.change({ files: after })
    },

    /** Changes texts as told; `said` names what was done, in the notice that can undo it. */
    edit(said: string, edits: readonly Edit[]): void {
      const { files } = get().work
      const after = withEdits(files, edits)
      if (after === files) return
      actions.change({ files: after })
      const undo = () => {
        // Only the files that the edit touched go back, and only if nobody has typed in them since.
        const now = get().work.files
        const back = new Map(now)
        for (const [path, file] of after) {
          const old = files.get(path)
          if (old !== file && now.get(path) === file) old ? back.set(path, old) : back.delete(path)
        }
        actions.change({ files: back })
        actions.dismiss('edited')
      }
      actions.notify({
        key: 'edited',
        text: said,
        severity: 'info',
        action: { label: 'Undo', onSelect: undo },
      })
    },

    /** Makes a fix of the Report. Where its place has been edited since, nothing is done. */
    mend(fix: Fix): void {
      const { work, checked } = get()
      const edits = editsNow(fix.edits, checked ?? work.files, work.files)
      if (edits) actions.edit(`Fixed: ${fix.title}.`, edits)
      else {
        const text = 'The text has changed there since it was checked, so the fix is not made.'
        actions.notify({ key: 'edited', text, severity: 'info' })
      }
    },

    openFile(path: string, place?: { from: number; to: number }): void {
      const key = (get().reveal?.key ?? 0) + 1
      const { work, report } = get()
      const skill = skillAround(report, path)
      if (work.open !== path) actions.change({ open: path, ...(skill ? { root: skill.root } : {}) })
      set({ reveal: place ? { from: place.from, to: place.to, key } : null })
    },

    view(patch: Partial<ViewSlice>): void {
      set({ view: { ...get().view, ...patch } })
    },

    notify(notice: NoticeEntry): void {
      set({ notices: [...get().notices.filter(other => other.key !== notice.key), notice].slice(-3) })
    },

    dismiss(key: string): void {
      set({ notices: get().notices.filter(notice => notice.key !== key) })
    },
  }
  return { ...store, actions }
}
