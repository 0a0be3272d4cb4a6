// The panes, in the order of their tabs.
import type { Pane } from './pane.ts'

/** Every pane of the page. A pane is a folder here: its component and what belongs to it. */
export const panes: readonly Pane[] = []
