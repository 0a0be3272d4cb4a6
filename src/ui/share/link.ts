// Follows the address: opens the link in it, at the start and whenever it changes, by code that is loaded for it.
import { notLoaded } from '../parts/not-loaded.ts'
import type { App } from '../store/app.tsx'

/** Whether the address holds something that was meant as a link. */
export const hasLink = () => location.hash.length > 1

/** Opens the address's link over whatever is open. Resolves to whether it was opened. */
export async function openLink(app: App): Promise<boolean> {
  const loaded = await import('./open-link.ts').catch(() => null)
  if (loaded) return loaded.openLink(app)
  app.store.actions.notify({ key: 'link', text: notLoaded('The link'), severity: 'error' })
  return false
}

/** Takes the link out of the address, once what is open is no longer what it holds. */
function clearLink(): void {
  if (location.hash) history.replaceState(null, '', location.pathname + location.search)
}

/** Opens links that come later, and takes one away when its work is edited or left. */
export function followLinks(app: App): void {
  addEventListener('hashchange', () => {
    if (hasLink()) void openLink(app)
    // Back in the browser's history, from a link to the page without one.
    else if (app.store.getState().work.origin === 'link') void app.keeper.goBack()
  })
  app.store.subscribe((state, before) => {
    if (before.work.origin === 'link' && state.work.origin !== 'link') clearLink()
  })
}
