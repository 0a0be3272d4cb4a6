// What a pane is given and what it may ask for: the contract between the shell and every pane.
import type { ComponentType } from 'react'
import type { ClientInfo } from '../../core/clients/clients.ts'
import type { Edit, Fault, Fix } from '../../core/fault/fault.ts'
import type { Report, SkillReport } from '../../core/report.ts'
import type { Ask } from '../../workers/protocol.ts'

/** A place in a file, in UTF-16 code units of its raw text. */
export type Place = { path: string; from: number; to: number }

/** What is open, apart from the Report. */
export type Workspace = {
  /** The path of the file in the editor. */
  open: string
  /** A file's text as it stands; `null` where it is binary, a symlink or not there. */
  text: (path: string) => string | null
  /** The answer in Resolve; it is part of a link and of the draft. */
  answer: string
  /** The fault that is lit in the list and in the editor together; `null` for none. */
  lit: Fault | null
  /** The formats that the person switched off; the shell has already taken their faults away. */
  off: ReadonlySet<'agent-skill' | 'hard-skill'>
  /** Every client that the page knows; empty until the worker has said. */
  clients: readonly ClientInfo[]
  /** The ids of the person's own clients, remembered on this machine. */
  mine: readonly string[]
  /** Whether the Report is of an earlier state of the text (the new one is on its way). */
  stale: boolean
}

/** What a pane may do. Every change of a text can be undone, in the editor and from the notice. */
export type Actions = {
  /** Opens a file at a place; focus moves to the editor. */
  go: (place: Place) => void
  /** Lights a fault here and in the editor, without moving the focus. */
  light: (fault: Fault | null) => void
  /** Applies a mend. */
  fix: (fix: Fix) => void
  /** Changes texts; `title` says what was done, for the notice that can undo it. */
  edit: (title: string, edits: Edit[]) => void
  setAnswer: (answer: string) => void
  /** Switches the faults of a format on or off. */
  setFormat: (format: 'agent-skill' | 'hard-skill', on: boolean) => void
  /** Chooses the person's own clients. */
  setMine: (ids: readonly string[]) => void
  /** Opens another pane. */
  show: (pane: PaneId) => void
}

export type PaneProps = {
  /** The skill that is chosen; `null` while there is none. */
  skill: SkillReport | null
  /** `null` until the first Report is there. */
  report: Report | null
  workspace: Workspace
  actions: Actions
  /** Asks the worker; rejects with a sentence for the person. A newer question of the same kind wins. */
  ask: Ask
}

/** Every pane, in the order of the tabs. */
export const paneIds = [
  'faults',
  'system-text',
  'catalog',
  'programs',
  'includes',
  'resolve',
  'invoke',
  'clients',
] as const

export type PaneId = (typeof paneIds)[number]

/** A pane of the registry. Its folder is `src/ui/panes/<id>/`, its component the default export of `pane.tsx`. */
export type Pane = {
  id: PaneId
  label: string
  /** The number in its tab; left out where there is nothing to count. */
  count?: (skill: SkillReport, report: Report) => number
  Component: ComponentType<PaneProps>
}
