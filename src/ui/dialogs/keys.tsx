// The sheet of all keys.
import { Dialog } from '../parts/dialog.tsx'
import { type Command, commandsOf } from '../shell/commands.ts'
import { shownKeys } from '../shell/keys.ts'
import { useApp } from '../store/app.tsx'

/** Keys that belong to a part of the page rather than to a command. */
const others = [
  { label: 'Along the tabs, in menus and in the tree', keys: 'Arrow keys' },
  { label: 'Move a divider', keys: 'Arrow keys' },
  { label: 'Search in the editor', keys: 'Mod+F' },
  { label: 'Complete in the editor', keys: 'Ctrl+Space' },
  { label: 'Open a pasted skill, outside of a field', keys: 'Mod+V' },
]

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const commands = Object.values<Command>(commandsOf(useApp()))
  const rows = [...commands.filter(({ keys }) => keys), ...others]
  return (
    <Dialog title="Keyboard" onClose={onClose}>
      <table>
        <tbody>
          {rows.map(({ label, keys = '' }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <kbd>{shownKeys(keys)}</kbd>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
