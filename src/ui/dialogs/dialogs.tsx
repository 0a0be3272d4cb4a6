// The dialog that is open, if one is.

import { ShareDialog } from '../share/share-dialog.tsx'
import { useApp, useSelect } from '../store/app.tsx'
import { AboutDialog } from './about.tsx'
import { AskDialog } from './ask.tsx'
import { CommandsDialog } from './commands.tsx'
import { DeleteDialog } from './delete.tsx'
import { HistoryDialog } from './history.tsx'
import { KeysDialog } from './keys.tsx'

const byName = {
  share: ShareDialog,
  about: AboutDialog,
  keys: KeysDialog,
  history: HistoryDialog,
  commands: CommandsDialog,
  delete: DeleteDialog,
} as const

export function Dialogs() {
  const { store } = useApp()
  const dialog = useSelect(state => state.dialog)
  const asking = useSelect(state => state.asking)
  if (asking) return <AskDialog asking={asking} onClose={() => store.setState({ asking: null })} />
  if (!dialog) return null
  const Named = byName[dialog]
  return <Named onClose={() => store.setState({ dialog: null })} />
}
