// Tells where `$1` was most likely meant as it stands: awk, prices, spreadsheet cells, shell functions, SQL.
import { codeFences, type Fence, fenceAt } from './fences.ts'

/** Arguments past this many are not typed in practice, so `$500.00` is safe. */
const LIKELY_ARGUMENTS = 30

/**
 * Makes the judge of one body: for an index placeholder it gives why the author may have meant the literal
 * text, or `null`. It looks at the line and, in a fence, at the fence's language; rather too few than too many.
 */
export function suspicions(
  body: string,
): (place: { from: number; to: number; index: number }) => string | null {
  const fences = codeFences(body)
  const shellFences = new Map<Fence, boolean>()
  return ({ from, to, index }) => {
    if (index >= LIKELY_ARGUMENTS || body[from + 1] === 'A') return null
    const after = body.slice(to, to + 8)
    const before = body.slice(Math.max(0, from - WINDOW), from)
    if (/^(?:[.,]\d|\s?(?:million|billion|per |\/mo|\/yr|\/hr))/i.test(after)) return 'It reads as a price.'
    if (/\$[A-Z]{1,3}$/.test(before)) return 'It reads as a cell of a spreadsheet.'
    const line = before.slice(before.lastIndexOf('\n') + 1)
    if (/\b[gm]?awk\b/.test(line)) return 'It reads as a field of awk.'
    const fence = fenceAt(fences, from)
    if (!fence) return null
    if (/^(?:awk|gawk)\b/i.test(fence.info)) return 'It reads as a field of awk.'
    if (/\bseen\[$/.test(line) && after.startsWith(']++')) return 'It reads as a field of awk.'
    if (/^(?:sql|psql|postgres)/i.test(fence.info)) return 'It reads as a parameter of SQL.'
    if (!shells.test(fence.info)) return null
    if (!shellFences.has(fence)) shellFences.set(fence, ownParameters.test(body.slice(fence.from, fence.to)))
    return shellFences.get(fence) ? 'It reads as a parameter of this script’s own function.' : null
  }
}

/** How far back of a placeholder its line is looked at. */
const WINDOW = 200

const shells = /^(?:ba|z|k|da)?sh\b|^shell\b/i

/** A script that handles its own parameters: a function, `shift`, `$#`, `"$@"`. */
const ownParameters = /^[ \t]*(?:function[ \t]+)?[A-Za-z_][\w-]*[ \t]*\(\)|\bshift\b|\$#|"\$@"/m
