// The clients, and what each makes of a skill: the public face of this room.

import type { Fault, Fix } from '../fault/fault.ts'
import type { Source } from '../source/source.ts'
import { type Broken, breaks as breaksFor } from './breaks.ts'
import { type Exported, exportFor as exportSkill } from './export.ts'
import { mendFor } from './mends.ts'
import { type Document, placeOf } from './parts/place.ts'
import { type Summary, summarise as summariseFor } from './summary.ts'
import { loaders } from './table.ts'
import type { Verdict } from './verdict.ts'

export { type ClientInfo, list, loaders, verdicts, verdictsOf } from './table.ts'

/** A document by its path and its text, for those who hold no source. */
export type DocumentText = { path: string; text: string }

/** What these clients make of a skill, in one sentence. */
export function summarise(verdicts: readonly Verdict[], mine: readonly string[]): Summary {
  return summariseFor(verdicts, mine, loaders)
}

/** Which of these clients do better once a fault is mended by its first fix. `before`: the verdicts as it stands. */
export function breaks(
  fault: Fault,
  document: DocumentText,
  before: readonly Verdict[],
  mine: readonly string[],
): Broken[] {
  const chosen = loaders.filter(({ id }) => mine.includes(id))
  return breaksFor(fault, documentOf(document), document.text, before, chosen)
}

/** The fix after which a client takes the skill: one of those given, or one of the clients' own; `null` for none. */
export function mend(client: string, document: DocumentText, given: readonly Fix[] = []): Fix | null {
  const loader = loaders.find(({ id }) => id === client)
  return loader ? mendFor(loader, documentOf(document), document.text, given) : null
}

/** The skill at `root` as a client takes it. Throws a `RangeError` for a client that there is not. */
export async function exportFor(client: string, source: Source, root: string): Promise<Exported> {
  const loader = loaders.find(({ id }) => id === client)
  if (!loader) throw new RangeError(`There is no client \`${client}\`.`)
  return exportSkill(loader, source, root)
}

function documentOf({ path, text }: DocumentText): Document {
  return { path, place: placeOf(path, new TextEncoder().encode(text)) }
}
