// The way to what opens files and texts, which is loaded when something arrives.
import { notLoaded } from '../parts/not-loaded.ts'
import type { App } from '../store/app.tsx'
import type { Incoming } from './incoming.ts'

/** Opens files from outside; what happens is told in notices. */
export const openIncoming = (app: App, incoming: readonly Incoming[]) =>
  through(app, open => open.openIncoming(app, incoming))

/** Opens a text as a skill's document. */
export const openText = (app: App, text: string) => through(app, open => open.openText(app, text))

async function through(
  app: App,
  then: (open: typeof import('./open.ts')) => void | Promise<void>,
): Promise<void> {
  const open = await import('./open.ts').catch(() => null)
  if (open) await then(open)
  else {
    app.store.actions.notify({ key: 'opening', text: notLoaded('What opens files'), severity: 'error' })
  }
}
