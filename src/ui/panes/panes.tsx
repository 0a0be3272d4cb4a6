// The panes, in the order of their tabs.
import { type ComponentType, lazy } from 'react'
import FaultsPane from './faults/pane.tsx'
import type { Pane, PaneProps } from './pane.ts'

type Loaded = Promise<{ default: ComponentType<PaneProps> }>

/** Faults are what a person sees first; every other pane is loaded when it is opened. */
const later = {
  systemText: () => import('./system-text/pane.tsx'),
  catalog: () => import('./catalog/pane.tsx'),
  programs: () => import('./programs/pane.tsx'),
  includes: () => import('./includes/pane.tsx'),
  resolve: () => import('./resolve/pane.tsx'),
  invoke: () => import('./invoke/pane.tsx'),
  clients: () => import('./clients/pane.tsx'),
} as const satisfies Record<string, () => Loaded>

const faultCount: Pane['count'] = (skill, report) => skill.faults.length + report.faults.length

/** Every pane of the page. A pane is a folder here: its component and what belongs to it. */
export const panes: readonly Pane[] = [
  { id: 'faults', label: 'Faults', count: faultCount, Component: FaultsPane },
  { id: 'system-text', label: 'System text', Component: lazy(later.systemText) },
  {
    id: 'catalog',
    label: 'Catalog',
    count: skill => skill.hardSkill.skill.tools.length,
    Component: lazy(later.catalog),
  },
  {
    id: 'programs',
    label: 'Programs',
    count: skill => skill.hardSkill.programs.length,
    Component: lazy(later.programs),
  },
  {
    id: 'includes',
    label: 'Includes',
    count: skill => skill.hardSkill.includes.length,
    Component: lazy(later.includes),
  },
  { id: 'resolve', label: 'Resolve', Component: lazy(later.resolve) },
  { id: 'invoke', label: 'Invoke', Component: lazy(later.invoke) },
  { id: 'clients', label: 'Clients', Component: lazy(later.clients) },
]
