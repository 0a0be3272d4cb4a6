// The panes by their labels, in the order of the tabs.
export const panes = [
  'Faults',
  'System text',
  'Catalog',
  'Programs',
  'Includes',
  'Resolve',
  'Invoke',
  'Clients',
] as const
