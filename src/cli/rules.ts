// What a fault's kind is called in a report.
import { catalogue } from '../core/fault/catalogue.ts'
import { CLIENT_TITLES } from './clients.ts'

const titles = new Map<string, string>([
  ...Object.entries(catalogue).map(([kind, rule]): [string, string] => [kind, rule.title]),
  ...Object.entries(CLIENT_TITLES),
])

/** The title of a kind; of one that no rule has, the kind itself. */
export function titleOf(kind: string): string {
  return titles.get(kind) ?? kind
}
