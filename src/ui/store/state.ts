// The whole state of the page, one slice a concern; nothing that can be derived is stored.
import type { ClientInfo } from '../../core/clients/clients.ts'
import type { Fault, Severity } from '../../core/fault/fault.ts'
import type { Report } from '../../core/report.ts'
import type { PaneId } from '../panes/pane.ts'
import { blank, type Work } from './work.ts'

/** What the checker is at: `waiting` for a person's word after a document that hung it, `stopped` by one now. */
export type CheckState = 'checking' | 'done' | 'waiting' | 'stopped'

export type ReportSlice = {
  report: Report | null
  /** The files that the Report is of; another map than the work's means that it is stale. */
  checked: Work['files'] | null
  check: CheckState
}

export type Theme = 'system' | 'light' | 'dark'

export type ViewSlice = {
  pane: PaneId
  theme: Theme
  filesShown: boolean
  /** On middle widths: the panes under the editor rather than beside it. */
  stacked: boolean
  /** Px. */
  filesWidth: number
  /** Parts of a hundred that the editor takes of what it shares with the panes. */
  editorShare: number
  /** On a phone, the one thing that is seen. */
  phone: 'edit' | 'faults' | 'panes'
  /** The ids of the person's own clients. */
  mine: readonly string[]
}

/** A message; one with the same key takes the place of an earlier one. */
export type NoticeEntry = {
  key: string
  text: string
  severity: Severity
  action?: { label: string; onSelect: () => void }
}

/** A read that is under way: how far it is, and how to stop it. */
export type Opening = { name: string; done: number; total: number; cancel: () => void }

/** A question that must be answered before something happens. */
export type Asking = { title: string; text: string; yes: string; onYes: () => void }

export type DialogName = 'share' | 'about' | 'keys' | 'history' | 'commands' | 'delete'

/** What is known of the place where drafts are kept. */
export type StorageState = 'fine' | 'full' | 'forbidden'

export type State = ReportSlice & {
  work: Work
  /** Every client that the worker knows; empty until it has said. */
  clients: readonly ClientInfo[]
  /** Grows when other work takes the place of what was open. */
  session: number
  view: ViewSlice
  lit: Fault | null
  /** A place to show in the editor; a new key shows it again. */
  reveal: { from: number; to: number; key: number } | null
  off: ReadonlySet<'agent-skill' | 'hard-skill'>
  notices: readonly NoticeEntry[]
  opening: Opening | null
  dialog: DialogName | null
  asking: Asking | null
  storage: StorageState
  /** When the draft was last saved, in ms of the clock; `null` for never. */
  savedAt: number | null
  /** While a link's work is shown: the draft to go back to. */
  back: Work | null
}

export const initialView: ViewSlice = {
  pane: 'faults',
  theme: 'system',
  filesShown: true,
  stacked: false,
  filesWidth: 184,
  editorShare: 40,
  phone: 'edit',
  mine: ['claude-code', 'codex', 'vscode', 'gemini', 'opencode1'],
}

export const initialState: State = {
  work: blank,
  clients: [],
  session: 0,
  view: initialView,
  report: null,
  checked: null,
  check: 'checking',
  lit: null,
  reveal: null,
  off: new Set(),
  notices: [],
  opening: null,
  dialog: null,
  asking: null,
  storage: 'fine',
  savedAt: null,
  back: null,
}
