// What a fault's kind is called in a report.
import { catalogue } from '../core/fault/catalogue.ts'
import type { Rule } from '../core/fault/fault.ts'

const rules = new Map<string, Rule>(Object.entries(catalogue))

/** The title of a rule; of a kind that no rule has, the kind itself. */
export function titleOf(kind: string): string {
  return rules.get(kind)?.title ?? kind
}
