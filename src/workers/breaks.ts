// Answers which of a person's clients each fault breaks.
import { type Broken, breaks } from '../core/clients/breaks.ts'
import type { DocumentText } from '../core/clients/clients.ts'
import { placeOf } from '../core/clients/parts/place.ts'
import { loaders } from '../core/clients/table.ts'
import type { Verdict } from '../core/clients/verdict.ts'
import type { Fault } from '../core/fault/fault.ts'

/** For each fault, in their order, the clients of `mine` that do better once its first fix is applied. */
export function breaksOf(
  faults: readonly Fault[],
  { path, text }: DocumentText,
  verdicts: readonly Verdict[],
  mine: readonly string[],
): Broken[][] {
  const document = { path, place: placeOf(path, new TextEncoder().encode(text)) }
  const chosen = loaders.filter(({ id }) => mine.includes(id))
  return faults.map(fault => breaks(fault, document, text, verdicts, chosen))
}
