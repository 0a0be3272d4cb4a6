// Downloads what is open as a zip, under a name that is safe whatever the skill calls itself.
import type { App } from '../store/app.tsx'
import { chosenSkill } from '../store/select.ts'

/** Names that Windows keeps for devices. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** A file name of letters, digits, dots and hyphens, without its extension; `skill` where nothing is left. */
export function safeName(title: string): string {
  const name = title
    .normalize('NFC')
    .slice(0, 200)
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')
    .replace(/\.{2,}/g, '.')
    .slice(0, 60)
  const from = [...name].findIndex(char => !'.-_'.includes(char))
  const to = [...name].findLastIndex(char => !'.-_'.includes(char))
  const trimmed = from === -1 ? '' : [...name].slice(from, to + 1).join('')
  return trimmed === '' || devices.test(trimmed) ? 'skill' : trimmed
}

/** Asks the worker for the zip and hands it to the browser. */
export async function downloadZip({ store, client }: App): Promise<void> {
  const state = store.getState()
  try {
    client.sync(state.work.files)
    const bytes = await client.ask('export', null)
    const name = `${safeName(chosenSkill(state)?.title ?? 'skill')}.zip`
    saveZip(name, bytes)
    store.actions.notify({ key: 'download', text: `Downloaded ${name}.`, severity: 'info' })
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    store.actions.notify({ key: 'download', text: `The zip could not be made. ${why}`, severity: 'error' })
  }
}

/** Hands the bytes of a zip to the browser's downloads. `name` must be safe, as `safeName` makes it. */
export function saveZip(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/zip' }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = name
  anchor.click()
  // The browser has taken the blob by the next turn of the event loop.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}
