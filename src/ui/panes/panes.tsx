// The panes, in the order of their tabs.
import CatalogPane from './catalog/pane.tsx'
import FaultsPane from './faults/pane.tsx'
import IncludesPane from './includes/pane.tsx'
import InvokePane from './invoke/pane.tsx'
import type { Pane } from './pane.ts'
import ProgramsPane from './programs/pane.tsx'
import ResolvePane from './resolve/pane.tsx'
import SystemTextPane from './system-text/pane.tsx'

/** Every pane of the page. A pane is a folder here: its component and what belongs to it. */
export const panes: readonly Pane[] = [
  { id: 'faults', label: 'Faults', count: skill => skill.faults.length, Component: FaultsPane },
  { id: 'system-text', label: 'System text', Component: SystemTextPane },
  {
    id: 'catalog',
    label: 'Catalog',
    count: skill => skill.hardSkill.skill.tools.length,
    Component: CatalogPane,
  },
  {
    id: 'programs',
    label: 'Programs',
    count: skill => skill.hardSkill.programs.length,
    Component: ProgramsPane,
  },
  {
    id: 'includes',
    label: 'Includes',
    count: skill => skill.hardSkill.includes.length,
    Component: IncludesPane,
  },
  { id: 'resolve', label: 'Resolve', Component: ResolvePane },
  { id: 'invoke', label: 'Invoke', Component: InvokePane },
]
