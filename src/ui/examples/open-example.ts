// Opens an example in place of what is open; that can be undone.
import { notLoaded } from '../parts/not-loaded.ts'
import type { Store } from '../store/store.ts'
import { type Example, exampleWork } from './examples.ts'

export async function openExample(
  { replace, notify }: Store['actions'],
  { id, label }: Example,
): Promise<void> {
  try {
    replace(await exampleWork(id), `Opened the example “${label}”.`)
  } catch {
    notify({ key: 'not-loaded', text: notLoaded('The example'), severity: 'error' })
  }
}
