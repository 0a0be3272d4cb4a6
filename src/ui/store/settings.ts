// How the person likes the page (theme, layout), remembered on this machine and validated when read.
import { paneIds } from '../panes/pane.ts'
import { initialView, type ViewSlice } from './state.ts'

const key = 'skill-playground.view.1'

/** Reads what was remembered; whatever is not as it should be is as at first. */
export function readView(stored: string | null): ViewSlice {
  const view = { ...initialView }
  const given = parse(stored)
  view.pane = paneIds.find(id => id === given.pane) ?? view.pane
  if (given.theme === 'light' || given.theme === 'dark') view.theme = given.theme
  if (typeof given.filesShown === 'boolean') view.filesShown = given.filesShown
  if (typeof given.stacked === 'boolean') view.stacked = given.stacked
  if (isWithin(given.filesWidth, 120, 600)) view.filesWidth = given.filesWidth
  if (isWithin(given.editorShare, 15, 85)) view.editorShare = given.editorShare
  if (Array.isArray(given.mine) && given.mine.every(id => typeof id === 'string')) view.mine = given.mine
  return view
}

/** Reads the remembered view from this browser. */
export function loadView(): ViewSlice {
  try {
    return readView(localStorage.getItem(key))
  } catch {
    return readView(null)
  }
}

/** Remembers the view; where the browser forbids it, the page works without. */
export function saveView({
  pane,
  theme,
  filesShown,
  stacked,
  filesWidth,
  editorShare,
  mine,
}: ViewSlice): void {
  try {
    localStorage.setItem(
      key,
      JSON.stringify({ pane, theme, filesShown, stacked, filesWidth, editorShare, mine }),
    )
  } catch {
    // A preference is not worth a message.
  }
}

/** Forgets it. */
export function forgetView(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

const isWithin = (value: unknown, min: number, max: number): value is number =>
  typeof value === 'number' && value >= min && value <= max
