// The bar at the bottom of a phone: edit, faults, panes.
import { Icon, type IconName } from '../parts/icon.tsx'
import { useActions, useSelect } from '../store/app.tsx'
import { allFaults } from '../store/select.ts'
import type { ViewSlice } from '../store/state.ts'

const parts = [
  { id: 'edit', label: 'Edit', icon: 'edit' },
  { id: 'faults', label: 'Faults', icon: 'warning' },
  { id: 'panes', label: 'Panes', icon: 'panes' },
] as const satisfies readonly { id: ViewSlice['phone']; label: string; icon: IconName }[]

export function BottomBar() {
  const actions = useActions()
  const shown = useSelect(state => state.view.phone)
  const count = useSelect(state => allFaults(state).length)
  return (
    <nav className="bottom-bar" aria-label="Parts of the page">
      {parts.map(({ id, label, icon }) => (
        <button
          key={id}
          type="button"
          className="bottom-button"
          aria-current={shown === id ? 'page' : undefined}
          onClick={() => actions.view({ phone: id })}
        >
          <Icon name={icon} />
          <span>
            {label}
            {id === 'faults' ? ` (${count})` : null}
          </span>
        </button>
      ))}
    </nav>
  )
}
