// Which clients a fault breaks: the loaders are asked again with the fault mended, and the answers compared.
import type { Fault, Fix } from '../fault/fault.ts'
import type { Client } from './client.ts'
import { judge } from './judge.ts'
import { mended } from './parts/mended.ts'
import type { Document } from './parts/place.ts'
import type { Verdict, VerdictWord } from './verdict.ts'

/** A client that does better once a fault is mended. */
export type Broken = { client: string; before: VerdictWord; after: VerdictWord }

/** The clients, of those given, that do better with the fix applied. `before` holds the verdicts as it stands. */
export function breaksBy(
  fix: Fix,
  document: Document,
  text: string,
  before: readonly Verdict[],
  clients: readonly Client[],
): Broken[] {
  const place = mended(document, text, fix)
  return clients.flatMap(client => {
    const was = before.find(verdict => verdict.client === client.id)?.verdict
    if (was === undefined || rank[was] === best) return []
    const after = judge(client, place).verdict
    return rank[after] > rank[was] ? [{ client: client.id, before: was, after }] : []
  })
}

/** The clients that a fault breaks, by the first of its fixes; none where it has no fix. */
export function breaks(
  fault: Fault,
  document: Document,
  text: string,
  before: readonly Verdict[],
  clients: readonly Client[],
): Broken[] {
  const fix = fault.fix?.[0]
  return fix ? breaksBy(fix, document, text, before, clients) : []
}

const best = 4

/** How much of a skill is left: nothing at all, only a name to call, or all of it. What is not known is not better. */
const rank = {
  'skip-dirwide': 0,
  refuse: 1,
  'skip-silent': 1,
  'skip-log': 1,
  'skip-msg': 1,
  unknown: 1,
  'load-slash-only': 2,
  'load-warn': 3,
  load: best,
} as const satisfies Record<VerdictWord, number>
