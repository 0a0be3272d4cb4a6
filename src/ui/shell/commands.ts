// Every command of the page by name: what the menus, the palette and the keyboard all run.
import { pickFiles, pickFolder } from '../open/pick.ts'
import type { PaneId } from '../panes/pane.ts'
import { notLoaded } from '../parts/not-loaded.ts'
import type { App } from '../store/app.tsx'
import { allFaults } from '../store/select.ts'
import type { DialogName } from '../store/state.ts'
import { blank } from '../store/work.ts'
import { focusEditor, focusRegion } from './regions.ts'

export type Command = { label: string; keys?: string; run: () => void }

/** The commands that have a place of their own, in a menu or under a key. */
export function commandsOf(app: App) {
  const { store } = app
  const { actions } = store
  const dialog = (name: DialogName) => () => store.setState({ dialog: name })
  return {
    'open-files': { label: 'Open files or a zip…', keys: 'Mod+O', run: pickFiles },
    'open-folder': { label: 'Open a folder…', run: pickFolder },
    new: { label: 'New skill', run: () => actions.replace(newWork(), 'Started a new skill.') },
    share: { label: 'Share…', keys: 'Mod+S', run: dialog('share') },
    download: { label: 'Download as a zip', run: () => void download(app) },
    history: { label: 'Earlier versions…', run: dialog('history') },
    'theme-system': { label: 'Theme: as the system', run: () => actions.view({ theme: 'system' }) },
    'theme-light': { label: 'Theme: light', run: () => actions.view({ theme: 'light' }) },
    'theme-dark': { label: 'Theme: dark', run: () => actions.view({ theme: 'dark' }) },
    files: {
      label: 'Show or hide the files',
      run: () => actions.view({ filesShown: !store.getState().view.filesShown }),
    },
    stack: {
      label: 'Panes beside or below the editor',
      run: () => actions.view({ stacked: !store.getState().view.stacked }),
    },
    commands: { label: 'All commands…', keys: 'Mod+K', run: dialog('commands') },
    keys: { label: 'Keyboard…', keys: '?', run: dialog('keys') },
    about: { label: 'About…', run: dialog('about') },
    delete: { label: 'Delete everything stored here…', run: dialog('delete') },
    fix: { label: 'Fix the fault', keys: 'Mod+.', run: () => fixLit(app) },
    'next-fault': { label: 'Next fault', keys: 'F8', run: () => stepFault(app, 1) },
    'previous-fault': { label: 'Previous fault', keys: 'Shift+F8', run: () => stepFault(app, -1) },
    'next-region': { label: 'Next region', keys: 'F6', run: () => focusRegion(1) },
    'previous-region': { label: 'Previous region', keys: 'Shift+F6', run: () => focusRegion(-1) },
    editor: { label: 'Back to the editor', keys: 'Esc', run: () => focusEditor() },
  } as const satisfies Record<string, Command>
}

/** Opens a pane, on a phone too. */
export function showPane({ store }: App, pane: PaneId): void {
  store.actions.view({ pane, phone: pane === 'faults' ? 'faults' : 'panes' })
}

/** What makes the zip is loaded when it is asked for. */
async function download(app: App): Promise<void> {
  try {
    const { downloadZip } = await import('../share/download.ts')
    await downloadZip(app)
  } catch {
    app.store.actions.notify({ key: 'not-loaded', text: notLoaded('The download'), severity: 'error' })
  }
}

const newWork = () => ({ ...blank })

/** The faults of the list that have a place to go to. */
function shown({ store }: App) {
  const state = store.getState()
  return allFaults(state).filter(fault => state.work.files.has(fault.path))
}

function stepFault(app: App, step: 1 | -1): void {
  const faults = shown(app)
  const { lit } = app.store.getState()
  const at = lit ? faults.indexOf(lit) : -1
  const next =
    faults[at === -1 ? (step === 1 ? 0 : faults.length - 1) : (at + step + faults.length) % faults.length]
  if (!next) return
  app.store.setState({ lit: next })
  app.store.actions.openFile(next.path, next)
}

function fixLit(app: App): void {
  const { lit, work } = app.store.getState()
  const fault = lit?.fix ? lit : shown(app).find(other => other.path === work.open && other.fix)
  const fix = fault?.fix?.[0]
  if (fix) app.store.actions.mend(fix)
  else app.store.actions.notify({ key: 'no-fix', text: 'No fix here.', severity: 'info' })
}
