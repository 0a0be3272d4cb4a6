// The dialog that is open, if one is. Dialogs are loaded when one is opened.
import { lazy, Suspense } from 'react'
import { Dialog } from '../parts/dialog.tsx'
import { Fallback } from '../parts/fallback.tsx'
import { notLoaded } from '../parts/not-loaded.ts'
import { useApp, useSelect } from '../store/app.tsx'
import type { DialogName } from '../store/state.ts'
import { AskDialog } from './ask.tsx'

const load = () => import('./all.ts')

const byName = {
  share: lazy(async () => ({ default: (await load()).ShareDialog })),
  about: lazy(async () => ({ default: (await load()).AboutDialog })),
  keys: lazy(async () => ({ default: (await load()).KeysDialog })),
  history: lazy(async () => ({ default: (await load()).HistoryDialog })),
  commands: lazy(async () => ({ default: (await load()).CommandsDialog })),
  delete: lazy(async () => ({ default: (await load()).DeleteDialog })),
} as const satisfies Record<DialogName, unknown>

export function Dialogs() {
  const { store } = useApp()
  const dialog = useSelect(state => state.dialog)
  const asking = useSelect(state => state.asking)
  if (asking) return <AskDialog asking={asking} onClose={() => store.setState({ asking: null })} />
  if (!dialog) return null
  const Named = byName[dialog]
  const close = () => store.setState({ dialog: null })
  const failed = (
    <Dialog title="Not loaded" onClose={close}>
      <p>{notLoaded('What belongs here')}</p>
    </Dialog>
  )
  return (
    <Fallback key={dialog} instead={failed}>
      <Suspense fallback={null}>
        <Named onClose={close} />
      </Suspense>
    </Fallback>
  )
}
