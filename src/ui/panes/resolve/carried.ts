// Parts the formats that can carry a call from those that cannot, and says which those are.
import type { Written } from '../../../workers/resolve.ts'

type Carried = { written: (Written & { text: string })[]; unable: string | null }

/** What was written, and a sentence on the formats that left the call out; `null` where none did. */
export function carried(all: readonly Written[]): Carried {
  const written = all.flatMap(({ text, ...rest }) => (text === null ? [] : [{ ...rest, text }]))
  const names = all.filter(({ text }) => text === null).map(({ title }) => `“${title}”`)
  const listed = names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names[0]
  return {
    written,
    unable: listed ? `Not as ${listed}: there it would read as another call.` : null,
  }
}
