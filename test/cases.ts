// Reads conformance cases: our own from this folder, the others from beside the project where they are.
import { existsSync, readFileSync } from 'node:fs'

/** Every row of a JSON Lines file of ours. */
export function ownCases<T>(name: string): T[] {
  return rows(new URL(`./conformance/${name}.jsonl`, import.meta.url))
}

/** Every row of a file that may not be copied into the project, or `null` where it is not beside it. */
export function sharedCases<T>(name: string): T[] | null {
  const url = new URL(`../../shared/conformance/${name}.jsonl`, import.meta.url)
  return existsSync(url) ? rows(url) : null
}

function rows<T>(url: URL): T[] {
  return readFileSync(url, 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => JSON.parse(line) as T) // The files' shapes are stated in their README.
}
