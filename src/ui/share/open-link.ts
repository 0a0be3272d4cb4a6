// Opens the link in the address over whatever is open; one's own draft is never touched.
import type { Decoded } from '../../core/permalink.ts'
import { count, LINK_BYTES, LINK_CHARACTERS, size } from '../../core/source/limits.ts'
import type { App } from '../store/app.tsx'
import { fromShared } from './shared.ts'

const refusals = {
  'not-a-link': 'What follows # in the address is no link of this page.',
  'unknown-version': 'This link was made by another version of the page. Load the page anew and try again.',
  damaged:
    'This link is damaged: a part of it is missing or was changed on the way. Ask for it again, or for the zip.',
  'too-large': `This link holds more than the page opens: ${count(LINK_CHARACTERS)} characters, or ${size(LINK_BYTES)} unpacked. Ask for the zip.`,
} as const satisfies Record<Extract<Decoded, { ok: false }>['reason'], string>

/** Opens the address's link over whatever is open. Resolves to whether it was opened. */
export async function openLink({ store, client }: App): Promise<boolean> {
  const fragment = location.hash
  try {
    const decoded = await client.ask('decode', { fragment })
    if (fragment !== location.hash) return false
    if (decoded.ok) {
      const { work, pane } = fromShared(decoded.shared)
      const { work: before, back } = store.getState()
      store.actions.showLinked(work, before.origin === 'link' && back ? back : before)
      store.actions.view({ pane })
      const { omitted } = decoded.shared
      if (omitted.length > 0) {
        const text = `Left out of the link, since not text: ${omitted.join(', ')}.`
        store.actions.notify({ key: 'link', text, severity: 'warning' })
      }
      return true
    }
    refuse(refusals[decoded.reason])
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error))
  }
  return false

  function refuse(text: string): void {
    store.actions.notify({ key: 'link', text: `${text} Your draft is untouched.`, severity: 'error' })
  }
}
