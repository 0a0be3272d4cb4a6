// The dialog that is open, if one is. Dialogs are loaded when nothing else is to do, or when one is opened.
import { lazy, Suspense } from 'react'
import { useApp, useSelect } from '../store/app.tsx'
import type { DialogName } from '../store/state.ts'
import { AskDialog } from './ask.tsx'

const load = () => import('./all.ts')

/** Loads them, so that they open at once and need no server. */
export function loadDialogs(): void {
  load().catch(() => {})
}

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
  return (
    <Suspense fallback={null}>
      <Named onClose={() => store.setState({ dialog: null })} />
    </Suspense>
  )
}
