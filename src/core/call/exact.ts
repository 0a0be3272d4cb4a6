// Tells the numbers that a double holds from those that it would round.

/**
 * Whether a double holds the number that is written: every finite one, but integers that would be rounded, and
 * what would become 0 without being it.
 * One that a double prints like this is held, whatever its last digits stand for.
 */
export function isExact(written: string, value: number): boolean {
  if (!Number.isFinite(value)) return false
  if (value === 0) return !/^[^eE]*[1-9]/.test(written)
  if (Number.isSafeInteger(value) || /[.eE]/.test(written) || String(value) === written) return true
  return written.length <= 400 && BigInt(written) === BigInt(value)
}
