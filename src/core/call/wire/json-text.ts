// Writes calls as JSON text; shared by the formats that are JSON.

/** One value bare, several as a list. */
export function list(values: readonly unknown[]): string {
  return JSON.stringify(values.length === 1 ? values[0] : values)
}
