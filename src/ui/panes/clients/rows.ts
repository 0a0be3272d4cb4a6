// The rows of the pane: each client with its verdict, the person's own first.
import type { ClientInfo } from '../../../core/clients/clients.ts'
import type { Verdict } from '../../../core/clients/verdict.ts'

export type Row = { client: ClientInfo; verdict: Verdict; own: boolean }

/** One row a client that has a verdict; the person's own first, each part in the order of the clients. */
export function rowsOf(
  clients: readonly ClientInfo[],
  verdicts: readonly Verdict[],
  mine: readonly string[],
): Row[] {
  const rows = clients.flatMap(client => {
    const verdict = verdicts.find(each => each.client === client.id)
    return verdict ? [{ client, verdict, own: mine.includes(client.id) }] : []
  })
  return [...rows.filter(row => row.own), ...rows.filter(row => !row.own)]
}

/** The ids after one was chosen or left. */
export function chosen(mine: readonly string[], id: string, on: boolean): string[] {
  return on ? [...mine.filter(each => each !== id), id] : mine.filter(each => each !== id)
}
